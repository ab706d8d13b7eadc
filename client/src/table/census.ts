/** The cards of a game in groups, with what is unseen of each, as the sheet shows them. */
import type { CardKind, Sentence } from "../protocol";
import { wordsIn } from "./search";

/** A kind of card put into words. */
export interface ShownKind {
  name: string;
  title: string;
  text: string;
  copies: number;
  unseen: number;
  /** Where the others are; what is there more than once with its number. */
  places: string[];
}

/** Kinds that belong together; the counts are those of the whole group. */
export interface Group {
  title: string;
  copies: number;
  unseen: number;
  kinds: ShownKind[];
}

/** What is looked for: words that must all occur, and perhaps only what is unseen. */
export interface Wish {
  wanted: string;
  isUnseenOnly: boolean;
}

/** Name each place once, with how many cards lie there. */
function placesOf(seen: readonly string[]): string[] {
  return [...new Set(seen)].map((place) => {
    const count = seen.filter((one) => one === place).length;
    return count > 1 ? `${place} ×${count}` : place;
  });
}

function shownKind(kind: CardKind, tell: (sentence: Sentence) => string): ShownKind {
  const { name, copies, seen } = kind;
  return {
    name,
    title: tell(kind.title),
    text: tell(kind.text),
    copies,
    unseen: copies - seen.length,
    places: placesOf(seen.map(tell)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Put the kinds into words, those of a group one after the other. */
export function groupsOf(
  kinds: readonly CardKind[],
  tell: (sentence: Sentence) => string,
): Group[] {
  const groups = new Map<string, ShownKind[]>();
  for (const kind of kinds) {
    const title = tell(kind.group);
    groups.set(title, [...(groups.get(title) ?? []), shownKind(kind, tell)]);
  }
  return [...groups].map(([title, all]) => ({
    title,
    copies: sum(all.map(({ copies }) => copies)),
    unseen: sum(all.map(({ unseen }) => unseen)),
    kinds: all,
  }));
}

/** The groups with the kinds that are looked for; a group without any is left out. */
export function found(groups: readonly Group[], { wanted, isUnseenOnly }: Wish): Group[] {
  return groups
    .map((group) => ({
      ...group,
      kinds: group.kinds.filter(
        ({ title, text, places, unseen }) =>
          (!isUnseenOnly || unseen > 0) &&
          wordsIn([title, text, group.title, ...places].join(" "), wanted),
      ),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}

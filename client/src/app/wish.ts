/**
 * What the start page asks for: game, chairs, rule options, seed; remembered from visit to visit.
 */
import { presetOf } from "../games/index";
import type { Value } from "../games/module";
import type { Chair, Delay, GameCard, NewTable } from "../protocol";
import { mendedDelay, NO_DELAY } from "./delay";
import { keep, recall } from "./memory";
import { mendedPace, NO_PACE, type Pace } from "./pace";

/** A wish for a table, as the form holds it. */
export interface Wish {
  game: string;
  chairs: Chair[];
  options: Record<string, Value>;
  seed: string;
  isQuick: boolean;
  /** What is agreed on time where people come by link. */
  pace: Pace;
  /** Whether everybody who reaches the server may take a free seat. */
  isPublic: boolean;
  /** Whether who only watches reads what people say. */
  openTalk: boolean;
  /** Whether hints are wanted; where people come by links there are none. */
  hints: boolean;
  /** How late who only watches sees what happens. */
  delay: Delay;
  /** With so many people the host of a public table may begin; 0 if with all. */
  least: number;
  /** Who plays then at the seats that are free. */
  bot: string;
  lang: "" | "de" | "en";
  /** What whoever joins has to know; it is not remembered. */
  secret: string;
}

const USUAL_SEATS = 4;
const USUAL_GAME = "tempus";
const USUAL_BOT = "medium";

type Kept = Record<string, Omit<Wish, "game" | "secret">>;

/** The bot to begin with: of the middle level, which answers at once. */
function usualBot(card: GameCard): string {
  return card.bots.includes(USUAL_BOT) ? USUAL_BOT : (card.bots[0] ?? "");
}

/** A chair for a bot. */
export function botChair(card: GameCard): Chair {
  return { kind: "bot", name: "", bot: usualBot(card) };
}

/** Whether people come to some of the chairs by link. */
export function isByLink(chairs: readonly Chair[]): boolean {
  return chairs.some(({ kind }) => kind === "link");
}

/** Whether nobody comes from another browser: only then hints are given. */
export function mayHint(chairs: readonly Chair[]): boolean {
  return !isByLink(chairs);
}

/** Whether somebody plays, here or by a link; bots alone are only watched. */
function hasPeople(chairs: readonly Chair[]): boolean {
  return chairs.some(({ kind }) => kind !== "bot");
}

/** The wish that needs no further thought: one person here against bots. */
export function firstWish(card: GameCard): Wish {
  const seats = Math.max(card.min_seats, Math.min(USUAL_SEATS, card.max_seats));
  const here: Chair = { kind: "here", name: "", bot: "" };
  const chairs = [here, ...Array.from({ length: seats - 1 }, () => botChair(card))];
  return {
    game: card.name,
    chairs,
    options: {},
    seed: "",
    isQuick: presetOf(card.name) !== undefined,
    pace: NO_PACE,
    isPublic: false,
    openTalk: false,
    hints: false,
    delay: NO_DELAY,
    least: 0,
    bot: usualBot(card),
    lang: "",
    secret: "",
  };
}

/** Keep of a remembered wish what the game still knows. */
export function mended(card: GameCard, kept: Partial<Wish> | undefined): Wish {
  const first = firstWish(card);
  if (!kept || !Array.isArray(kept.chairs)) return first;
  const chairs = kept.chairs.map((chair) =>
    chair.kind === "bot" && !card.bots.includes(chair.bot ?? "") ? botChair(card) : chair,
  );
  const isCount = chairs.length >= card.min_seats && chairs.length <= card.max_seats;
  const fits = isCount && hasPeople(chairs);
  const options: Record<string, Value> = {};
  for (const option of card.options) {
    const value = kept.options?.[option.name];
    if (value !== undefined && option.values.includes(value)) options[option.name] = value;
  }
  return {
    game: card.name,
    chairs: fits ? chairs : first.chairs,
    options,
    seed: "",
    isQuick: kept.isQuick ?? first.isQuick,
    pace: mendedPace(kept.pace),
    isPublic: false,
    openTalk: false,
    hints: kept.hints ?? first.hints,
    delay: mendedDelay(kept.delay),
    least: 0,
    bot: card.bots.includes(kept.bot ?? "") ? (kept.bot ?? "") : first.bot,
    lang: kept.lang ?? "",
    secret: "",
  };
}

/** Recall the last wish for a game, or make the first. */
export function wishFor(card: GameCard): Wish {
  return mended(card, recall<Kept>("wishes", {})[card.name]);
}

/** Choose the game that is wished for, or the one played last, or the usual one. */
export function lastGame(cards: readonly GameCard[], wished = ""): GameCard | undefined {
  const name = wished || recall("game", USUAL_GAME);
  return cards.find((card) => card.name === name) ?? cards[0];
}

/** Remember a wish; who once watches bots alone finds the chairs as they stood before. */
export function keepWish(wish: Wish): void {
  const { game, secret: _, ...rest } = wish;
  const wishes = recall<Kept>("wishes", {});
  const chairs = hasPeople(wish.chairs) ? wish.chairs : (wishes[game]?.chairs ?? []);
  keep("game", game);
  keep("wishes", { ...wishes, [game]: { ...rest, chairs } });
}

/** Write a wish as the table understands it; throws nothing, a bad seed is told by the server. */
export function newTable(wish: Wish): NewTable {
  const quick = wish.isQuick ? presetOf(wish.game) : undefined;
  const seed = wish.seed.trim();
  const isPublic = isByLink(wish.chairs) && wish.isPublic;
  const people = wish.chairs.filter(({ kind }) => kind !== "bot").length;
  return {
    game: wish.game,
    chairs: wish.chairs,
    options: { ...wish.options, ...quick },
    seed: seed === "" ? null : Number(seed),
    pace: isByLink(wish.chairs) ? wish.pace : null,
    is_public: isPublic,
    open_talk: isByLink(wish.chairs) && wish.openTalk,
    hints: wish.hints && mayHint(wish.chairs),
    ...(isByLink(wish.chairs) ? { delay: wish.delay } : {}),
    ...(isPublic
      ? {
          least: Math.min(wish.least, people),
          bot: wish.bot,
          lang: wish.lang,
          secret: wish.secret,
        }
      : {}),
  };
}

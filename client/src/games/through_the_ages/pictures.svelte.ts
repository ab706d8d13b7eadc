/** The pictures of the cards. Those of an age and a part are fetched when one of them is shown. */
import { cardOf, type Kind } from "./cards";

type Paths = Readonly<Record<string, string>>;

const LISTS = import.meta.glob<Paths>("./pictures/{A,I,II,III}-*.json", {
  query: "?drawn",
  import: "default",
});

/** The parts into which the cards of an age fall; what is left are its technologies. */
const PARTS: Partial<Record<Kind, string>> = {
  leader: "portraits",
  wonder: "portraits",
  action: "actions",
  tactic: "tactics",
  event: "politics",
  territory: "politics",
  bonus: "politics",
  aggression: "politics",
  war: "politics",
  pact: "politics",
};

let paths = $state.raw<Paths>({});
const asked = new Set<string>();

async function fetchList(name: string): Promise<void> {
  if (asked.has(name)) return;
  asked.add(name);
  const fetched = await LISTS[`./pictures/${name}.json`]?.();
  if (fetched) paths = { ...paths, ...fetched };
}

/** The path of the picture of a card; none as long as it is under way, or if it has none. */
export function pictureOf(card: string): string | undefined {
  const { age, kind } = cardOf(card);
  void fetchList(`${age}-${PARTS[kind] ?? "technologies"}`);
  return paths[card];
}

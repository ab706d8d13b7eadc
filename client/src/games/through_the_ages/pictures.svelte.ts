/** The pictures of the cards. Those of an age are fetched when the first of them is shown. */
import { cardOf } from "./cards";

type Paths = Readonly<Record<string, string>>;

const AGES = import.meta.glob<Paths>("./pictures/{A,I,II,III}.json", {
  query: "?drawn",
  import: "default",
});

let paths = $state.raw<Paths>({});
const asked = new Set<string>();

async function fetchAge(age: string): Promise<void> {
  if (asked.has(age)) return;
  asked.add(age);
  const fetched = await AGES[`./pictures/${age}.json`]?.();
  if (fetched) paths = { ...paths, ...fetched };
}

/** The path of the picture of a card; none as long as its age is under way, or if it has none. */
export function pictureOf(card: string): string | undefined {
  void fetchAge(cardOf(card).age);
  return paths[card];
}

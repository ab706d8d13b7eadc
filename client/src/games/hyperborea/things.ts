/**
 * What the sentences of Hyperborea point at: places, sites, cubes, spaces, rows, cards and effects
 * by names of their own.
 */
import type { Motion, Thing } from "../module";
import type { Choice, Entry, Sentence } from "../../protocol";

type Args = Record<string, number | string | Sentence>;

/** The answers that are given on the board, on the own board or at the market. */
const PLACED = new Set(
  (
    "mark place place-completes leave enter-city enter-ruin walk fly convert fortify recruit " +
    "clone retrieve purge give bag take replace advance develop upgrade create pay afflict draw " +
    "withdraw withdraw-site lower attack-ghost attack-figure attack-site attack-fortress " +
    "shoot-ghost shoot-figure shoot-site shoot-fortress"
  )
    .split(" ")
    .map((name) => `label-${name}`),
);

/** The effect of the pool that an answer spends. */
const SPENT: Record<string, string> = {
  walk: "MOVE",
  fly: "FLY",
  attack: "ATTACK",
  convert: "ATTACK",
  shoot: "RANGED",
  fortify: "FORT",
  recruit: "FIGURE",
  clone: "CLONE",
  draw: "DRAW",
  retrieve: "RETRIEVE",
  spy: "SPY",
  take: "TECH",
  replace: "TECH",
  purge: "REMOVE_GREY",
  advance: "PROG",
  develop: "PROGDIFF",
  gem: "GEM",
  create: "CREATE",
  pay: "PAY",
  afflict: "NEIGHBOURS",
};

const text = (value: number | string | Sentence | undefined) =>
  typeof value === "string" ? value : "";
const keyed = (value: number | string | Sentence | undefined, prefix: string) =>
  typeof value === "object" && value.key.startsWith(prefix) ? value.key.slice(prefix.length) : "";
const colourIn = (args: Args) => keyed(args["colour"], "colour-");

/** The name of a set, a technology or an area out of its sentence. */
function nameIn(word: number | string | Sentence | undefined): string {
  if (typeof word !== "object") return "";
  const args = word.args ?? {};
  if (word.key === "set-basic") return `${keyed(args["name"], "basic-")}-${String(args["n"])}`;
  if (word.key === "set-throne") return "throne";
  if (word.key === "own-name") return `own:${text(args["name"]).replaceAll(" ", "_")}`;
  return keyed(word, "technology-") || keyed(word, "area-");
}

/** The name of a city out of its sentence. */
function cityIn(word: number | string | Sentence | undefined): string {
  if (typeof word !== "object") return "";
  return word.key === "own-city" ? text(word.args?.["name"]) : keyed(word, "city-");
}

/** The verb of an answer: the first word after `label-`. */
function verbIn(key: string): string {
  return key.replace("label-", "").split("-", 1)[0] ?? "";
}

/** Everything on a hex that an answer names. */
function onHex(key: string, args: Args): Thing[] {
  const hex = text(args["hex"]);
  const own = text(args["own"]);
  if (own) return [hex, own, `at ${hex}`, `from ${own}`, `${own}>${hex}`];
  const found = [hex, `at ${hex}`];
  if (key === "label-enter-city") return [...found, `city ${hex} ${cityIn(args["city"])}`];
  if (/-(ruin|ghost|site)$/.test(key) || key === "label-convert")
    found.push(`site ${hex} ${String(args["n"])}`);
  const other = args["other"];
  if (/-(figure|fortress)$/.test(key) && typeof other === "object") {
    found.push(`piece ${hex} ${String(other.args?.["n"])}`);
  }
  return found;
}

/** Everything off the board that an answer names. */
function offHex(key: string, args: Args): Thing[] {
  const colour = colourIn(args);
  switch (key) {
    case "label-place":
    case "label-place-completes": {
      const space = `${nameIn(args["set"])} ${String(args["n"])}`;
      return [`cube ${colour}`, `space ${space}`, `${colour}>${space}`];
    }
    case "label-leave":
      return [`cube ${colour}`, "unused", `${colour}>unused`];
    case "label-retrieve":
    case "label-purge":
    case "label-give":
    case "label-bag":
      return [`in ${nameIn(args["where"])} ${colour}`];
    case "label-mark":
    case "label-advance":
    case "label-upgrade":
    case "label-lower":
      return [`row ${colour}`];
    case "label-take":
      return [`card ${nameIn(args["technology"])}`];
    case "label-replace":
      return [`deck ${keyed(args["deck"], "deck-")}`];
    case "label-draw":
      return ["bag"];
    default:
      return [];
  }
}

/** Everything that an option or an entry of the log names. */
export function things({ key, args = {} }: Sentence): Thing[] {
  if (key.startsWith("note-")) {
    const hexes = [text(args["hex"]), text(args["own"])].filter(Boolean);
    const card = nameIn(args["technology"]);
    return card ? [...hexes, `card ${card}`] : hexes;
  }
  const found = args["hex"] ? onHex(key, args) : offHex(key, args);
  const effect = SPENT[verbIn(key)];
  if (!effect) return found;
  return [...found, `pool ${effect}`, ...(args["hex"] ? [`${effect}@${text(args["hex"])}`] : [])];
}

/** Whether an option is chosen on the board, at the market or on the own board. */
export function isPlaced(choice: Choice): boolean {
  return PLACED.has(choice.label.key);
}

/** The effect that an option spends; empty if it spends none. */
export function spentBy(choice: Choice): string {
  return SPENT[verbIn(choice.label.key)] ?? "";
}

/** The colour of the cube that an option is about. */
export function colourOf(choice: Choice): string {
  return colourIn(choice.label.args ?? {});
}

/** A figure that goes its way, or a hex where something happened. */
export function motion(entry: Entry): Motion | null {
  const { hex, own } = entry.said.args ?? {};
  if (typeof hex !== "string") return null;
  return { seat: entry.seat, from: typeof own === "string" ? own : null, to: hex };
}

/** The place of a button in its group: verbs in the order of a turn. */
export function rank(notation: string): number {
  return [
    "faction",
    "tile",
    "card",
    "extra",
    "choose",
    "use",
    "keep",
    "spend",
    "trade",
    "spy",
    "collect",
  ].indexOf(notation.split(" ", 1)[0] ?? "");
}

/** The faction that a choice names, if it chooses one. */
export function factionIn({ key, args }: Sentence): string {
  const named = args?.["faction"];
  const isFaction = key === "label-faction" && typeof named === "object" && "key" in named;
  return isFaction ? named.key.replace("faction-", "") : "";
}

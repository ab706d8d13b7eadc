/** What things are called and what the bubble says of them. */
import { words } from "../../i18n/words.svelte";
import type { Choice, Sentence } from "../../protocol";
import type { Detail } from "../module";
import { abilityEffect, branchesWord, programOf, programSentence } from "./effects";
import { FACTION_PICTURES, factionPicture, RUIN_PICTURES, TECHNOLOGY_PICTURES } from "./pictures";
import { COLOURS, spacesOf, type Colour, type Effective, type SpaceKind } from "./reading";
import { factionIn } from "./things";
import type { CubeSet, FactionTile, HyperboreaView, Place, RuinTile, Site } from "./view";

const seatName = (n: number) => ({ key: "seat", args: { n } });

/** The letter on a cube or a space; a star takes any colour but grey. */
export function letterOf(kind: SpaceKind): string {
  const letters = words.say("hyperborea-colour-letters");
  return kind === "any" ? "✱" : (letters[COLOURS.indexOf(kind)] ?? "?");
}

/** Name a colour. */
export function colourName(colour: string): string {
  return words.say(`colour-${colour}`);
}

/** Name what the spaces of a set take. */
export function spacesText(letters: string): string {
  return spacesOf(letters)
    .map((kind) => words.say(kind === "any" ? "space-any" : `colour-${kind}`))
    .join(", ");
}

/** The sentence that names a set. */
export function setWord(name: string, shown: { own_name?: string }): Sentence {
  if (shown.own_name) return { key: "own-name", args: { name: shown.own_name } };
  if (name === "throne") return { key: "set-throne" };
  const basic = /^([a-z]+)-([12])$/.exec(name);
  if (basic)
    return { key: "set-basic", args: { name: { key: `basic-${basic[1]}` }, n: Number(basic[2]) } };
  return { key: `technology-${name}` };
}

/** Name a technology. */
export function technologyName(name: string, shown: { own_name?: string } = {}): string {
  return words.tell(setWord(name, shown));
}

/** The last parts of long words: before them a name may be parted. */
const LAST_PARTS =
  "maschinen|schießen|rosse|riten|marsch|lehrlinge|gilde|kunst|banner|kern|schmiede|wirtschaft|" +
  "spione|mörder|türme|kammer|ofen|markt|bogen|geburt|verwertung|splitter|kristall|kästchen|" +
  "posten|phose|phosis|grafie|finder|wall|matie|nisten|segen|versität|thek|sophie|tektur|nomie|" +
  "torium|matik|warte|ruption|horn|klinge|zeichen|kiste|truhe|säbel|schild|spiegel|rollen|druse|" +
  "mantel|juwelen|schwert|idol|globus|sattel|graphy|kers|finders|culture|naries|tices|versity|" +
  "sophy|eering|tecture|masters|ratory|matics|vatory|fication|nation|sopher";
const LAST_PART = new RegExp(`(?<=\\p{L}{4})(?=(${LAST_PARTS})$)`, "u");

/** Let a long name break where it may, for not every browser knows how to part words. */
export function softened(name: string): string {
  return name.replace(LAST_PART, "\u00ad").replace("barkeits", "bar\u00adkeits");
}

/** Say what a set or a technology does: in the words of the catalogue, or out of its notation. */
export function effectText(name: string, shown: Effective): string {
  const key = `technology-${name}-text`;
  if (shown.is_known !== false && words.knows(key)) return words.say(key);
  return words.tell(programSentence(shown.effect));
}

/** Tell an effect of the tables in short. */
export function effectShort(text: string): string {
  return words.tell(branchesWord(programOf(text).branches));
}

/** What the bubble says of a technology or a set. */
export function setDetail(
  name: string,
  shown: Effective & { spaces: string; permanent: boolean },
): Detail {
  const lines = [
    effectText(name, shown),
    words.say("web-hyperborea-spaces", { spaces: spacesText(shown.spaces) }),
  ];
  if (shown.points !== undefined)
    lines.push(words.say("web-hyperborea-worth", { n: shown.points }));
  if (shown.permanent) lines.push(words.say("web-hyperborea-permanent"));
  if (shown.provenance === "reconstructed")
    lines.push(words.say("web-hyperborea-reconstructed-card"));
  if (shown.name_provenance === "reconstructed")
    lines.push(words.say("web-hyperborea-reconstructed-name"));
  return { title: technologyName(name, shown), lines, picture: TECHNOLOGY_PICTURES[name] };
}

/** What the bubble says of a set of a board: also how full it is. */
export function boardSetDetail(shown: CubeSet): Detail {
  const detail = setDetail(shown.set, shown);
  if (shown.complete)
    detail.lines.push(words.say(shown.on ? "web-hyperborea-on" : "web-hyperborea-complete"));
  return detail;
}

/** Name a ruin tile. */
export function ruinName(tile: RuinTile): string {
  return words.say(tile.is_known ? `ruin-${tile.name}` : "own-tile", { name: tile.name });
}

/** What the bubble says of a ruin tile. */
export function ruinDetail(tile: RuinTile): Detail {
  const lines = [words.tell(programSentence(tile.effect))];
  if (tile.provenance === "reconstructed")
    lines.push(words.say("web-hyperborea-reconstructed-tile"));
  return { title: ruinName(tile), lines, picture: RUIN_PICTURES[tile.name] };
}

/** Say what a faction tile can do. */
export function abilityText(tile: FactionTile): string {
  const key = `faction-${tile.name}-text`;
  if (tile.is_known && words.knows(key)) return words.say(key);
  const effect = abilityEffect(tile.ability);
  return effect ? words.tell(programSentence(effect)) : tile.ability;
}

/** Name a city. */
export function cityName(site: Site): string {
  return words.say(site.is_known === false ? "own-city" : `city-${site.city ?? ""}`, {
    name: site.city ?? "",
  });
}

/** Tell one city or ruin and who stands in it. */
export function siteText(place: string, site: Site, names: readonly string[]): string {
  const who: Sentence =
    site.occupant === "ghost"
      ? { key: "hyperborea-ghost" }
      : site.occupant >= 0
        ? seatName(site.occupant)
        : { key: "hyperborea-nobody" };
  const where = `${place} ${site.number}`;
  if (site.kind === "city") {
    const effect = branchesWord(programOf(site.effect ?? "").branches);
    return words.say("hyperborea-city", { site: where, city: cityName(site), effect, who }, names);
  }
  return words.say(
    "hyperborea-ruin",
    { site: where, back: { key: `back-${site.back ?? ""}` }, n: site.tiles ?? 0, who },
    names,
  );
}

/** Tell the parts of one place: terrain, points, who stands there, its cities and ruins. */
export function placeParts(place: Place, names: readonly string[]): string[] {
  if (!place.face_up)
    return [
      words.say("web-hyperborea-fog", {
        hex: place.name,
        role: { key: `web-hyperborea-${place.role}` },
      }),
    ];
  const terrain = { key: `terrain-${place.terrain ?? "hidden"}` };
  const parts = [words.say("hyperborea-hex", { hex: place.name, terrain, n: place.points ?? 0 })];
  (place.figures ?? []).forEach((n, seat) => {
    if (n > 0) parts.push(words.say("hyperborea-figures", { seat: seatName(seat), n }, names));
    const forts = place.fortresses?.[seat] ?? 0;
    if (forts > 0)
      parts.push(words.say("hyperborea-fortresses", { seat: seatName(seat), n: forts }, names));
  });
  return [...parts, ...(place.sites ?? []).map((site) => siteText(place.name, site, names))];
}

/** What the bubble says of a place. */
export function placeDetail(place: Place, view: HyperboreaView, names: readonly string[]): Detail {
  const [title = "", ...lines] = placeParts(place, names);
  if (place.face_up) {
    lines.push(words.say(`terrain-${place.terrain ?? "desert"}-text`));
    const controller = place.controller ?? -1;
    if (controller >= 0)
      lines.push(words.say("web-hyperborea-controlled", { seat: seatName(controller) }, names));
    if (view.stopped.includes(place.name)) lines.push(words.say("web-hyperborea-stopped"));
    if (place.provenance === "reconstructed")
      lines.push(words.say("web-hyperborea-reconstructed-hex"));
  }
  if (place.home_of >= 0)
    lines.unshift(words.say("web-hyperborea-home", { seat: seatName(place.home_of) }, names));
  return { title, lines };
}

/** What the bubble says of a colour: what its cubes stand for, and where its row is. */
export function colourDetail(colour: Colour, level: number | undefined): Detail {
  const lines = [words.say(`colour-${colour}-text`)];
  if (level !== undefined)
    lines.push(
      words.say("web-hyperborea-level", { n: level }),
      words.say("web-hyperborea-upgrade"),
    );
  return { title: colourName(colour), lines };
}

/** What the bubble says of a player's faction. */
export function factionDetail(view: HyperboreaView, seat: number): Detail | null {
  const player = view.players[seat];
  if (!player?.faction) return null;
  const { tile } = player;
  const lines = [words.say(`faction-${player.faction}-text`)];
  if (tile) lines.push(words.say(`faction-${tile.name}`), abilityText(tile));
  else lines.push(words.say("web-hyperborea-no-ability"));
  return { title: words.say(`faction-${player.faction}`), lines, picture: factionPicture(player) };
}

/** The round and what it is about. */
export function headline(view: HyperboreaView): string {
  if (view.doing.some(({ kind }) => kind === "set-up")) return words.say("web-set-up");
  const key = view.ending >= 0 ? "hyperborea-last-round" : "hyperborea-round";
  return words.say(key, { n: view.round, needed: view.conditions });
}

/** What the bubble says of a faction that can be chosen: who it is, and what its tiles can do. */
export function choiceDetail({ label }: Choice): Detail | null {
  const faction = factionIn(label);
  if (!faction) return null;
  const tiles = ["a", "b"].map((side) => `faction-${faction}_${side}`);
  return {
    title: words.say(`faction-${faction}`),
    lines: [
      words.say(`faction-${faction}-text`),
      words.say("web-hyperborea-factions-alike"),
      ...tiles.map((tile) => `${words.say(tile)}: ${words.say(`${tile}-text`)}`),
    ],
    picture: FACTION_PICTURES[`${faction}_a`],
  };
}

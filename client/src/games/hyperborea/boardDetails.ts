/** What the bubble says of the things on a player's board. */
import { words } from "../../i18n/words.svelte";
import type { Detail } from "../module";
import { chipName, programOf, programSentence } from "./effects";
import { goalOf, openAt, openGoal } from "./open";
import { picked } from "./picked.svelte";
import { COLOURS, foundTile, levelOf, setName, type Colour, type Stage } from "./reading";
import type { Player } from "./view";
import { boardSetDetail, colourDetail, factionDetail, ruinDetail } from "./words";

/** Tell of a thing by its name: a set, a space, a row, a colour, a chip, a tile. */
export function details(stage: Stage, seat: number, hint: string): Detail | null {
  const view = stage.position.view;
  const player = view.players[seat];
  if (!player) return null;
  const [kind, name = "", number = ""] = hint.split(" ");
  const isAsked = seat === stage.position.seat && stage.position.asked === seat;
  switch (kind) {
    case "set":
    case "space": {
      const shown = player.sets.find(({ set }) => set === name);
      if (!shown) return null;
      const detail = boardSetDetail(shown);
      const goal = `${setName(shown, name)} ${number}`;
      const isOpen = openGoal(stage, goal).length > 0 || stage.lit.has(goalOf(goal));
      const cube = picked.cube || firstCube(player);
      if (kind === "space" && isAsked && !isOpen && cube)
        detail.why = `place ${cube} ${name} ${number}`;
      return detail;
    }
    case "row": {
      const detail = colourDetail(name as Colour, levelOf(player.levels, name));
      if (isAsked && openAt(stage, `row ${name}`).length === 0) detail.why = `advance ${name} 1`;
      return detail;
    }
    case "colour":
      return colourDetail(name as Colour, levelOf(player.levels, name));
    case "chip":
      return chipDetail(hint.slice("chip ".length));
    case "found": {
      const tile = foundTile(view);
      return tile ? ruinDetail(tile) : null;
    }
    case "kept":
      return player.kept_tile ? ruinDetail(player.kept_tile) : null;
    case "faction":
      return factionDetail(view, Number(name));
    default:
      return null;
  }
}

/** An available cube to ask with, if there is one. */
function firstCube(player: Player): string {
  return COLOURS.find((colour) => player.available[colour] > 0) ?? "";
}

/** What the bubble says of a waiting effect. */
function chipDetail(chip: string): Detail {
  const name = chipName(chip);
  const isNamed = programOf(chip).branches[0]?.[0]?.name === name && chip.includes(":");
  const title = isNamed
    ? words.tell(programSentence(chip))
    : words.say(name === "PAY" ? "web-hyperborea-exchange" : "web-hyperborea-neighbours");
  return { title, lines: [words.say("web-hyperborea-pool-help")] };
}

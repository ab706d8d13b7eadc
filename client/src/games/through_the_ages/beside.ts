/** Where there is room, an opponent's civilization lies beside the own one at the same scale. */
import { MediaQuery } from "svelte/reactivity";

import type { AgesView, Civilization } from "./view";

const roomy = new MediaQuery("(min-width: 1600px)");

/** The civilization on the board: the own one; who only watches sees the one whose turn it is. */
export function shown(view: AgesView): Civilization | undefined {
  return view.players[view.seat] ?? view.players[view.turn] ?? view.players[0];
}

/** Whether the board shows everybody who is opened: it has room for two civilizations. */
export function isShowingOpened(): boolean {
  return roomy.current;
}

/** Whether an opened player's civilization lies on the board, beside the one that is shown. */
export function isBeside(view: AgesView, seat: number): boolean {
  return isShowingOpened() && seat >= 0 && shown(view)?.seat !== seat;
}

/** Small pictures of our own, drawn with one stroke on a grid of 24. */
import { SYMBOLS } from "../../app/symbols";
import type { CardClass, Gain } from "./cards";
import type { Phase } from "./reading";

/** What a card gives. */
export const GAIN_ART: Record<Gain, string> = {
  add:
    "M4 16c0-2 3-3.500 7-3.500s7 1.500 7 3.500-3 3.500-7 3.500-7-1.500-7-3.500z" +
    "M4 16v3c0 2 3 3 7 3s7-1 7-3v-3M18 3v7M14.500 6.500h7",
  harm:
    "M4 16c0-2 3-3.500 7-3.500s7 1.500 7 3.500-3 3.500-7 3.500-7-1.500-7-3.500z" +
    "M4 16v3c0 2 3 3 7 3s7-1 7-3v-3M14.500 6.500h7",
  ally: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v8M8 12h8",
  talent:
    "M12 4c4.500 0 8 1.300 8 3s-3.500 3-8 3-8-1.300-8-3 3.500-3 8-3z" +
    "M4 7v5c0 1.700 3.500 3 8 3s8-1.300 8-3V7M4 12v5c0 1.700 3.500 3 8 3s8-1.300 8-3v-5",
  draw: "M8 4h11v15H8zM8 6l-4 1 3 14",
  point: SYMBOLS.star,
  barbarian:
    "M12 3l2 4 4-2-1 4.500 4 2.500-4 2.500 1 4.500-4-2-2 4-2-4-4 2 1-4.500L3 12l4-2.500L6 5l4 2" +
    "zM9.500 9.500l5 5M14.500 9.500l-5 5",
  cancel: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.500 6.500l11 11",
  wonder: SYMBOLS.temple,
  move: "M4 12h14M13 6l6 6-6 6",
  stay: SYMBOLS.hourglass,
  shield: "M12 3l8 3v6c0 5-3.500 7.500-8 9.500-4.500-2-8-4.500-8-9.500V6z",
  land: "M2 19l6-10 4 6 3-4 7 8z",
  sea:
    "M2 9c2.500-3 4.500-3 7 0s4.500 3 7 0 3.500-2.500 6-1" +
    "M2 16c2.500-3 4.500-3 7 0s4.500 3 7 0 3.500-2.500 6-1",
  time: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.500l4 2",
};

/** What each phase of a turn is about. */
export const PHASE_ART: Record<Phase, string> = {
  growth: GAIN_ART.add,
  card: GAIN_ART.draw,
  competition: SYMBOLS.swords,
  reckoning: GAIN_ART.point,
};

/** The mark of a card's class, in its corner. */
export const CLASS_ART: Record<CardClass, string> = {
  action: SYMBOLS.bolt,
  competition: SYMBOLS.swords,
  negation: GAIN_ART.cancel,
  investment: SYMBOLS.hourglass,
  event: "M12 2.500 21.500 12 12 21.500 2.500 12zM12 7.500v5.500M12 16v.5",
};

/** What stands on a stack: a camp, a settlement, a city; ships at sea. */
export const STANDING = {
  camp: "M-4 3 0-4 4 3z",
  settlement: "M-5 4v-4L0-5l5 5v4zM-1.500 4V1h3v3",
  city: "M-6 5v-9h3v2h1.500v-4h3v4h1.500v-2h3V5zM-1.500 5V2h3v3",
  ship: "M-5 2H5L3 5H-3zM0 2v-7L4 0H0",
  fleet: "M-6 2H6L4 5H-4zM-1 2v-7L-5 0h4M1 2v-6L5 0H1",
} as const;

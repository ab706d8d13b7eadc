/** The pictures of Tempus, drawn on a grid of 24 with one stroke. */
import { SYMBOLS } from "../../app/symbols";

/** The effects of the cards. */
export const EFFECT_ART: Record<string, string> = {
  education:
    "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14" +
    "M6 9c1.500-.3 2.500-.2 3.500.2M6 13c1.500-.3 2.500-.2 3.500.2" +
    "M18 9c-1.500-.3-2.500-.2-3.500.2M18 13c-1.500-.3-2.500-.2-3.500.2",
  fortification: "M4 21V9h3V6h3v3h4V6h3v3h3v12zM4 13h16M10 21v-4a2 2 0 0 1 4 0v4",
  government: SYMBOLS.temple,
  health:
    "M12 20C5 15 3 11.500 3 8.500a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1" +
    "c0 3-2 6.500-9 11.500zM12 9.500v6M9 12.500h6",
  commander: "M5 15c0-6 3-9 7-9s7 3 7 9v3h-5v-5l-2-2-2 2v5H5zM12 6V2M12 2c2.500-.5 4.500.5 6 3",
  religion: "M12 2v20M12 2l-2 3M12 2l2 3M5 9h14M7 22v-8a5 5 0 0 1 10 0v8M4 22h16",
  sewerage:
    "M3 8h8a4 4 0 0 1 4 4v2M3 4h8a8 8 0 0 1 8 8v2M13 14h8" +
    "M17 17c2 2.500 2.500 3.300 2.500 4a2.500 2.500 0 0 1-5 0c0-.7.5-1.500 2.500-4z",
  transport: "M4 5h15l-2 8H6zM19 5l3-2M11.500 13a4 4 0 1 0 .01 0zM11.500 13v8M7.500 17h8",
  weapons: "M4 4l11 11M4 4h4M4 4v4M20 4 9 15M20 4h-4M20 4v4M12 18l6-6M6 12l6 6M16 16l4 4M8 16l-4 4",
};

/** The symbols that all pages share; a game adds sets of its own. Each is drawn on a grid of 24. */

/** A path that is drawn with one stroke, or one that is filled or has a colour of its own. */
export type Picture = string | { d: string; isFilled?: boolean; colour?: string };

/** Symbols by their names. */
export type SymbolSet = Readonly<Record<string, Picture>>;

export const SYMBOLS = {
  undo: "M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-3",
  "undo-all": "M8 7 3 12l5 5M13 7l-5 5 5 5M8 12h7a5 5 0 0 1 0 10h-2",
  redo: "M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10h3",
  history: "M4 5v5h5M4.6 10A8 8 0 1 1 4 14M12 8v5l3 2",
  book: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  text: "M5 6h14M5 10h14M5 14h9M5 18h12",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-9 7 9 7zM6 5v14",
  back: "M15 5l-8 7 8 7",
  forward: "M9 5l8 7-8 7",
  last: "M6 5l9 7-9 7zM18 5v14",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  close: "M6 6l12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 9l5-5 5 5M5 20h14",
  sun:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2" +
    "M19 5l-2 2M7 17l-2 2",
  moon: "M19 14A8 8 0 0 1 10 5a8 8 0 1 0 9 9z",
  auto: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16z",
  eye:
    "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z" +
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  bot: "M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M2 13v3M22 13v3M11 5h2",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-7 8-7s7 2 8 7",
  question: "M8 9a4 4 0 1 1 6 3.400c-1.500.9-2 1.600-2 3.100M12 19.500v.5",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  menu: "M4 7h16M4 12h16M4 17h16",
  fork: "M6 4v4c0 4 6 4 6 8v4M18 4v4c0 4-6 4-6 8M4 6l2-2 2 2M16 6l2-2 2 2",
  talk: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
  temple: "M12 3l9 5H3zM5 8v10M9.700 8v10M14.300 8v10M19 8v10M3 18h18v3H3z",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  flag: "M6 21V4M6 5h12l-3 4 3 4H6",
  star:
    "M12 3.500l2.600 5.600 6 .8-4.400 4.200 1.100 6L12 17.200l-5.300 2.900 1.100-6L3.400 9.900" +
    "l6-.8z",
  hourglass: "M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9",
  cards: "M8 5h11v14H8zM8 7l-4 1 3 12",
  coins:
    "M12 5c4 0 7 1 7 3s-3 3-7 3-7-1-7-3 3-3 7-3zM5 8v8c0 2 3 3 7 3s7-1 7-3V8" +
    "M5 12c0 2 3 3 7 3s7-1 7-3",
  gem: "M7 4h10l4 6-9 11L3 10zM3 10h18M9 10l3 11 3-11",
  hex: "M12 3l8 4.600v8.800L12 21l-8-4.600V7.600z",
  city: "M4 20V10l5-3v13M9 20V4h6v16M15 20V9l5 3v8M3 20h18M11.500 8h1M11.500 12h1M11.500 16h1",
  token: "M12 4a4 4 0 0 1 2.500 7.100L18 20H6l3.500-8.900A4 4 0 0 1 12 4z",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9c1.500 2 1.500 4 0 6M18.500 6.500c3 3.500 3 7.500 0 11",
  mute: "M4 10v4h4l5 4V6L8 10zM16 10l5 5M21 10l-5 5",
  motion: "M3 8h10M3 12h6M3 16h10M16 6a6 6 0 0 1 0 12",
  command: "M5 8l5 4-5 4M12 17h7",
  check: "M5 12.500l5 5L19 7",
  wait: "M12 4a8 8 0 1 1-8 8",
  lamp:
    "M12 3a6 6 0 0 1 3.500 10.900c-.7.600-1 1.200-1 2.100h-5c0-.9-.3-1.500-1-2.100" +
    "A6 6 0 0 1 12 3zM9.500 19h5M10.500 21.500h3",
  chart: "M4 4v16h16M7 15l4-5 4 3 5-7",
  swords:
    "M4 4l10 10M4 4v4M4 4h4M20 4 10 14M20 4v4M20 4h-4M6 14l4 4M18 14l-4 4M8 16l-4 4M16 16l4 4",
  scroll: "M7 4h11v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3h9v0M7 4a2 2 0 0 0-2 2v11M10 8h5M10 12h5",
} as const satisfies SymbolSet;

/** The names of the shared symbols. */
export type SymbolName = keyof typeof SYMBOLS;

/** Whether there is a shared symbol of this name. */
export function isSymbol(name: string): name is SymbolName {
  return name in SYMBOLS;
}

/** The sheets that can lie beside the board. */
export type Panel = "" | "rules" | "keys" | "text" | "links" | "menu" | "log";

/** The sheets that can lie beside the board. */
export type Panel =
  "" | "rules" | "keys" | "text" | "cards" | "links" | "menu" | "log" | "talk" | "review";

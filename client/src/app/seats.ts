/** The marks of the seats, the same in every game: a colour and a shape, never a colour alone. */

/** Six shapes around the origin, each about two units wide. */
export const SHAPES: readonly string[] = [
  "M1 0A1 1 0 1 1-1 0 1 1 0 1 1 1 0z",
  "M-.88-.88H.88V.88H-.88z",
  "M0-1.080 1.080.82H-1.080z",
  "M0-1.170 1.020 0 0 1.170-1.020 0z",
  "M0-1.160.33-.38 1.140-.36.5.18.73 1 0 .52-.73 1-.5.18-1.140-.36-.33-.38z",
  "M-.42-1.050H.42V-.42H1.050V.42H.42V1.050H-.42V.42H-1.050V-.42H-.42z",
];

/** The outline of a seat's shape. */
export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}

/** The colour of a seat, as a variable of the style sheet. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

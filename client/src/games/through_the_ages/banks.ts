/** The two banks as combs: which squares belong together and what is written at each section. */

/** A run of squares; the numbers hold while the tokens reach into this section and not further. */
export interface Section {
  /** The fewest tokens with which the section still has one. */
  from: number;
  squares: number;
  cost: number;
  loss: number;
  faces: number;
}

export const YELLOW: readonly Section[] = [
  { from: 17, squares: 2, cost: 2, loss: 0, faces: 0 },
  { from: 13, squares: 4, cost: 3, loss: 1, faces: 1 },
  { from: 11, squares: 2, cost: 4, loss: 2, faces: 2 },
  { from: 9, squares: 2, cost: 4, loss: 2, faces: 3 },
  { from: 7, squares: 2, cost: 5, loss: 3, faces: 4 },
  { from: 5, squares: 2, cost: 5, loss: 3, faces: 5 },
  { from: 3, squares: 2, cost: 7, loss: 4, faces: 6 },
  { from: 1, squares: 2, cost: 7, loss: 4, faces: 7 },
  { from: 0, squares: 0, cost: 0, loss: 6, faces: 8 },
];

export const BLUE: readonly Section[] = [
  { from: 11, squares: 6, cost: 0, loss: 0, faces: 0 },
  { from: 6, squares: 5, cost: 0, loss: 2, faces: 0 },
  { from: 1, squares: 5, cost: 0, loss: 4, faces: 0 },
  { from: 0, squares: 0, cost: 0, loss: 6, faces: 0 },
];

/** A section as it is drawn: how many of its squares hold a token, and whether it counts now. */
export interface Drawn extends Section {
  filled: number;
  isCurrent: boolean;
}

/** Lay tokens into a comb; what is more than it has room for widens the first section. */
export function comb(sections: readonly Section[], tokens: number): Drawn[] {
  const current = sections.find((section) => tokens >= section.from);
  return sections.map((section, i) => {
    const filled = section.from === 0 ? 0 : Math.max(0, tokens - section.from + 1);
    const squares = i === 0 ? Math.max(section.squares, filled) : section.squares;
    return {
      ...section,
      squares,
      filled: Math.min(filled, squares),
      isCurrent: section === current,
    };
  });
}

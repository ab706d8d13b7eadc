/** The two banks as combs: which squares belong together and what is written at each section. */
import { rowsOf } from "../tables.svelte";

/** A run of squares; the numbers hold while the tokens reach into this section and not further. */
export interface Section {
  /** The fewest tokens with which the section still has one. */
  from: number;
  squares: number;
  cost: number;
  loss: number;
  faces: number;
}

/** The sections of a bank as they are printed, the fullest first. */
export function sectionsOf(bank: "yellow" | "blue"): Section[] {
  const rows = rowsOf("banks").filter((row) => row["bank"] === bank);
  return rows
    .map((row) => ({
      from: Number(row["tokens"]),
      squares: Number(row["squares"]),
      cost: Number(row["increase_cost"]),
      loss: Number(row["lost_per_turn"]),
      faces: Number(row["faces_required"]),
    }))
    .toSorted((one, other) => other.from - one.from);
}

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

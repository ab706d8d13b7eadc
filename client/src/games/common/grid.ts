/** The grid on which pictures are drawn: fine enough for the largest, coarse enough to be small. */
export const GRID = 160;

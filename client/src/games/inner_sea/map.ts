/** The map: regions cut out of real coast lines, drawn from arcs that two regions share. */
import { ahead } from "../common/arrows";
import type { Box, Point } from "../common/hexes";
import source from "./map.json";

type Arc = [left: number, right: number, points: string];

const FINE = source.fine;
const ARCS = source.arcs.map(([left, right, points]): Arc => [
  Number(left),
  Number(right),
  String(points),
]);
const LABELS: readonly string[] = source.labels;
const WATER = /^(sea_|deep_|~corinth|~bonifacio|~atlantic|~red_sea|~azov)/;

export const WIDTH = source.width;
export const HEIGHT = source.height;

/** The corners of an arc. */
function cornersOf(text: string): Point[] {
  let x = 0;
  let y = 0;
  return text.split(",").map((step) => {
    const [dx = 0, dy = 0] = step.split(" ").map(Number);
    x += dx;
    y += dy;
    return { x: x / FINE, y: y / FINE };
  });
}

const CORNERS = ARCS.map(([, , text]) => cornersOf(text));
const at = ({ x, y }: Point) => `${x} ${y}`;

/** Join the arcs around a region to closed rings. */
function ringsOf(label: number): Point[][] {
  const open: Point[][] = [];
  ARCS.forEach(([left, right], i) => {
    const corners = CORNERS[i] ?? [];
    if (left === label) open.push(corners);
    if (right === label) open.push(corners.toReversed());
  });
  const byStart = new Map<string, Point[][]>();
  for (const arc of open) {
    const start = at(arc[0] as Point);
    byStart.set(start, [...(byStart.get(start) ?? []), arc]);
  }
  const rings: Point[][] = [];
  for (const first of open) {
    const here = byStart.get(at(first[0] as Point)) ?? [];
    if (!here.includes(first)) continue;
    here.splice(here.indexOf(first), 1);
    const ring = [...first];
    for (
      let end = at(ring.at(-1) as Point);
      end !== at(ring[0] as Point);
      end = at(ring.at(-1) as Point)
    ) {
      const next = byStart.get(end)?.shift();
      if (!next) break;
      ring.push(...next.slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

const pathOf = (points: readonly Point[]) => `M${points.map(at).join("L")}`;

/** One region of the drawing; the name of one that is no area begins with ~. */
export interface Region {
  name: string;
  isWater: boolean;
  path: string;
  box: Box;
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** All regions, areas and others. */
export const REGIONS: readonly Region[] = LABELS.flatMap((name, label) => {
  if (name === "") return [];
  const rings = ringsOf(label);
  const path = rings.map((ring) => `${pathOf(ring)}Z`).join("");
  return [{ name, isWater: WATER.test(name), path, box: boxOf(rings.flat()) }];
});

export const REGION_OF: ReadonlyMap<string, Region> = new Map(
  REGIONS.map((region) => [region.name, region]),
);

/** The lines between regions: coasts, borders on land, borders at sea. */
export const LINES = { coast: "", land: "", sea: "" };
const isWater = (label: number) => WATER.test(LABELS[label] ?? "");
ARCS.forEach(([left, right], i) => {
  if (left === 0 || right === 0) return;
  const path = pathOf(CORNERS[i] ?? []);
  if (isWater(left) !== isWater(right)) LINES.coast += path;
  else if (isWater(left)) LINES.sea += path;
  else LINES.land += path;
});

/** How long the drawn border of two areas must be to be seen as one. */
const LEAST_BORDER = 1;

function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce(
      (sum, { x, y }, i) => sum + Math.hypot(x - (points[i]?.x ?? x), y - (points[i]?.y ?? y)),
      0,
    );
}

/** The areas that touch in the drawing, as pairs of names in alphabetical order. */
export function drawnPairs(): Set<string> {
  const lengths = new Map<string, number>();
  ARCS.forEach(([left, right], i) => {
    const names = [LABELS[left] ?? "", LABELS[right] ?? ""].sort();
    if (names.some((name) => name === "" || name.startsWith("~"))) return;
    const pair = names.join(" ");
    lengths.set(pair, (lengths.get(pair) ?? 0) + lengthOf(CORNERS[i] ?? []));
  });
  return new Set([...lengths].filter(([, length]) => length >= LEAST_BORDER).map(([pair]) => pair));
}

/** A dashed line that joins neighbours which do not touch in the drawing. */
export interface Link {
  pair: [string, string];
  from: Point;
  to: Point;
  bend: number;
}

/** The straits, and the one pair of seas that an island parts. */
export const LINKS: readonly Link[] = [
  ...source.links.map(([a, b, x0, y0, x1, y1]): Link => ({
    pair: [String(a), String(b)],
    from: { x: Number(x0), y: Number(y0) },
    to: { x: Number(x1), y: Number(y1) },
    bend: 3,
  })),
  {
    pair: ["sea_cretan", "sea_rhodian"],
    from: { x: 606, y: 342 },
    to: { x: 690, y: 351 },
    bend: 40,
  },
];

/** The way of a dashed line, bent a little. */
export function linkPath({ from, to, bend }: Link): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const mid = {
    x: (from.x + to.x) / 2 - (dy / length) * bend,
    y: (from.y + to.y) / 2 + (dx / length) * bend,
  };
  return `M${at(from)}Q${at(mid)} ${at(to)}`;
}

/** Where a name or the disks of an area stand, if the middle of the drawing is no good place. */
const MOVED: Record<string, { name?: Point; disks?: Point }> = {
  liguria: { disks: { x: 267, y: 65 }, name: { x: 262, y: 51 } },
  sea_ligurian: { disks: { x: 262, y: 91 }, name: { x: 258, y: 108 } },
  rome: { disks: { x: 363, y: 121 }, name: { x: 347, y: 139 } },
  bruttium: { disks: { x: 414, y: 172 }, name: { x: 405, y: 190 } },
  sea_aegean: { disks: { x: 652, y: 284 }, name: { x: 652, y: 301 } },
  rhodes: { disks: { x: 707, y: 316 }, name: { x: 742, y: 320 } },
  sea_rhodian: { disks: { x: 755, y: 343 }, name: { x: 741, y: 363 } },
  sea_cilician: { disks: { x: 803, y: 325 }, name: { x: 805, y: 341 } },
  sea_egyptian: { disks: { x: 776, y: 426 }, name: { x: 776, y: 442 } },
  nile_delta: { disks: { x: 790, y: 468 }, name: { x: 788, y: 485 } },
  kush: { disks: { x: 857, y: 547 }, name: { x: 857, y: 566 } },
  gaul: { disks: { x: 204, y: 23 }, name: { x: 204, y: 40 } },
  helvetia: { disks: { x: 303, y: 19 }, name: { x: 294, y: 36 } },
  cisalpina: { disks: { x: 337, y: 44 }, name: { x: 340, y: 61 } },
  sea_phoenician: { disks: { x: 849, y: 411 }, name: { x: 847, y: 428 } },
  phoenicia: { disks: { x: 905, y: 391 }, name: { x: 904, y: 409 } },
};

const MARGIN = 6;

const MIDDLES: Record<string, readonly number[]> = source.areas;

/** Where the disks of an area stand. */
export function disksAt(name: string): Point {
  const [x = 0, y = 0] = MIDDLES[name] ?? [];
  return MOVED[name]?.disks ?? { x, y: y - 3 };
}

/** Where the name of an area is written: its lower middle. */
export function nameAt(name: string): Point {
  const [x = 0, y = 0] = MIDDLES[name] ?? [];
  return MOVED[name]?.name ?? { x, y: y + 17 };
}

/** All places of the map, whether in play or not. */
export const AREA_NAMES: readonly string[] = Object.keys(MIDDLES);

/** Stretch a span to a length, within bounds if it can be. */
function stretched(start: number, length: number, wanted: number, bound: number): [number, number] {
  if (wanted <= length) return [start, length];
  const free = start - (wanted - length) / 2;
  return [
    wanted >= bound ? (bound - wanted) / 2 : Math.max(0, Math.min(bound - wanted, free)),
    wanted,
  ];
}

/** The rectangle that shows all these areas, in the proportions of where it is shown. */
export function boxAround(names: readonly string[], ratio = 0): Box {
  const boxes = names.flatMap((name) => REGION_OF.get(name)?.box ?? []);
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - MARGIN);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - MARGIN);
  const right = Math.min(WIDTH, Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN);
  const bottom = Math.min(HEIGHT, Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN);
  const [x, width] = stretched(left, right - left, ratio * (bottom - top), WIDTH);
  const [y, height] = stretched(top, bottom - top, ratio > 0 ? (right - left) / ratio : 0, HEIGHT);
  return { x, y, width, height };
}

/** Go one step from an area by an arrow key: to the nearest other one in that direction. */
export function stepFrom(
  names: readonly string[],
  from: string,
  arrow: string,
): string | undefined {
  return ahead(
    names.map((name) => [name, disksAt(name)] as const),
    disksAt(from),
    arrow,
  );
}

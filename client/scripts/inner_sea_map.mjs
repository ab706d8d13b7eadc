/**
 * Makes src/games/inner_sea/map.json from the coast lines of Natural Earth (public domain).
 *
 * Run it by hand when places change; its libraries are no part of the client:
 *   npm install --no-save world-atlas@2 topojson-client@3 d3-delaunay@6
 *   node scripts/inner_sea_map.mjs
 *
 * The land is painted on a fine grid, every point of land and sea goes to the area of the nearest
 * seed, and the borders between areas are traced as arcs that two areas share, so that they can
 * never gape. It then says where the drawing and data/adjacency.csv differ.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { Delaunay } from "d3-delaunay";
import { feature } from "topojson-client";

import { CHANNELS, ISLANDS, LAND, SEA } from "./inner_sea_places.mjs";

const atlas = createRequire(import.meta.url)("world-atlas/land-10m.json");
const WIDTH = 1000;
const FINE = 4;
const SIMPLE = 6;
const LEAST_ISLAND = 140;
const LEAST_TOUCH = 3;
const WIGGLE = 6;
const REACH = 12;

/** The neighbours by the rules, and how they are joined. */
const root = new URL("../../src/aevum/games/inner_sea/data/adjacency.csv", import.meta.url);
const table = new Map(
  readFileSync(root, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [a, b, link] = row.split(",");
      return [[a, b].sort().join(" "), link];
    }),
);
const isAllowed = (a, b) => table.has([a, b].sort().join(" "));

// The projection: straight meridians and parallels, the crowded Aegean enlarged, deserts and oceans
// reduced.

const LONGITUDES = [
  [-10.2, 0.7],
  [0, 0.8],
  [8, 0.95],
  [14, 1.05],
  [20, 1.25],
  [24, 1.45],
  [30, 1.3],
  [36, 1.05],
  [42.6, 0.75],
];
const LATITUDES = [
  [21.9, 0.44],
  [27, 0.5],
  [31, 0.82],
  [34, 1.2],
  [36, 1.5],
  [41, 1.48],
  [44, 1.0],
  [47.5, 0.68],
];

/** Add densities up from the first place to a value. */
function along(knots, value) {
  let sum = 0;
  for (let i = 0; i + 1 < knots.length; i++) {
    const [a, da] = knots[i];
    const [b, db] = knots[i + 1];
    const isLast = i + 2 === knots.length;
    const to = value < b || isLast ? value : b;
    const at = (to - a) / (b - a);
    const end = da + (db - da) * Math.max(-0.5, Math.min(1.5, at));
    sum += ((da + end) / 2) * (to - a);
    if (to === value) break;
  }
  return sum;
}
const SCALE = WIDTH / (0.8 * along(LONGITUDES, LONGITUDES.at(-1)[0]));
const HEIGHT = Math.round(SCALE * along(LATITUDES, LATITUDES.at(-1)[0]));
const project = ([lon, lat]) => [
  0.8 * SCALE * along(LONGITUDES, lon),
  HEIGHT - SCALE * along(LATITUDES, lat),
];

// The grid.

const W = WIDTH * FINE;
const H = HEIGHT * FINE;

/** Paint polygons by the even-odd rule, a number for each. */
function paint(polygons) {
  const grid = new Int32Array(W * H);
  polygons.forEach((rings, index) => {
    const crossings = new Map();
    for (const ring of rings) {
      const points = ring.map(project).map(([x, y]) => [x * FINE, y * FINE]);
      for (let i = 0; i + 1 < points.length; i++) {
        let [x0, y0] = points[i];
        let [x1, y1] = points[i + 1];
        if (y0 > y1) [x0, y0, x1, y1] = [x1, y1, x0, y0];
        for (let y = Math.max(0, Math.ceil(y0 - 0.5)); y < Math.min(H, Math.ceil(y1 - 0.5)); y++) {
          const x = x0 + ((y + 0.5 - y0) / (y1 - y0)) * (x1 - x0);
          if (!crossings.has(y)) crossings.set(y, []);
          crossings.get(y).push(x);
        }
      }
    }
    for (const [y, xs] of crossings) {
      xs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        for (
          let x = Math.max(0, Math.ceil(xs[i] - 0.5));
          x < Math.min(W, Math.ceil(xs[i + 1] - 0.5));
          x++
        ) {
          grid[y * W + x] = index + 1;
        }
      }
    }
  });
  return grid;
}

/** A number between -1 and 1 for a point, smooth from one to the next. */
function noise(x, y, salt) {
  const at = (i, j) => {
    const n = Math.sin(i * 127.1 + j * 311.7 + salt * 74.7) * 43758.5453;
    return 2 * (n - Math.floor(n)) - 1;
  };
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  return (
    (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) +
    (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v
  );
}

/** A search for the nearest seed of a table. */
function nearest(table, labels) {
  const seeds = [];
  for (const [name, points] of Object.entries(table)) {
    if (!labels.includes(name)) labels.push(name);
    for (const point of points) seeds.push([...project(point), labels.indexOf(name)]);
  }
  const delaunay = Delaunay.from(
    seeds,
    ([x]) => x * FINE,
    ([, y]) => y * FINE,
  );
  let last = 0;
  return (x, y) => {
    last = delaunay.find(x, y, last);
    return seeds[last][2];
  };
}

const raw = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
);
const near = raw.filter(([ring]) =>
  ring.some(([lon, lat]) => lon > -13 && lon < 46 && lat > 18 && lat < 52),
);
const land = paint(near);
for (const { width, line } of CHANNELS) {
  const points = line.map(project);
  const reach = (width * FINE) / 2;
  for (let i = 0; i + 1 < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i], points[i + 1]];
    for (let t = 0; t <= 1; t += 0.02) {
      const [cx, cy] = [(x0 + (x1 - x0) * t) * FINE, (y0 + (y1 - y0) * t) * FINE];
      for (let y = Math.floor(cy - reach); y <= cy + reach; y++) {
        for (let x = Math.floor(cx - reach); x <= cx + reach; x++) {
          if ((x - cx) ** 2 + (y - cy) ** 2 <= reach ** 2) land[y * W + x] = 0;
        }
      }
    }
  }
}
const sizes = new Int32Array(near.length + 1);
for (const one of land) sizes[one]++;

const labels = [""];
const landAt = nearest(LAND, labels);
const seaAt = nearest(SEA, labels);
labels.push("~islands");
const ISLE = labels.length - 1;
const islandOf = new Map();
for (const [name, points] of Object.entries(ISLANDS)) {
  for (const point of points) {
    const [x, y] = project(point).map((v) => Math.floor(v * FINE));
    const polygon = land[y * W + x];
    if (!polygon) throw new Error(`no island at ${name} ${point}`);
    islandOf.set(polygon, labels.indexOf(name));
  }
}
const MAINLAND = 60000;
const cells = new Uint8Array(W * H);
for (let y = 0; y < H; y++) {
  for (let x = 0; x < W; x++) {
    const at = y * W + x;
    const polygon = land[at];
    const shift = (salt) =>
      FINE * WIGGLE * (noise(x / 56, y / 56, salt) * 0.6 + noise(x / 21, y / 21, salt + 5) * 0.35);
    const swell = (salt) => FINE * 6 * noise(x / 150, y / 150, salt);
    if (polygon && islandOf.has(polygon)) cells[at] = islandOf.get(polygon);
    else if (polygon && sizes[polygon] > MAINLAND) cells[at] = landAt(x + shift(1), y + shift(2));
    else if (polygon && sizes[polygon] > LEAST_ISLAND) cells[at] = ISLE;
    else cells[at] = seaAt(x + swell(3), y + swell(4));
  }
}

/** Give splinters of an area to what lies around them: only its largest parts stay. */
function clean() {
  const seen = new Int32Array(W * H).fill(-1);
  const parts = [];
  for (let start = 0; start < W * H; start++) {
    if (seen[start] >= 0) continue;
    const label = cells[start];
    const part = [start];
    seen[start] = parts.length;
    for (let i = 0; i < part.length; i++) {
      const at = part[i];
      const x = at % W;
      for (const next of [x > 0 ? at - 1 : -1, x < W - 1 ? at + 1 : -1, at - W, at + W]) {
        if (next >= 0 && next < W * H && seen[next] < 0 && cells[next] === label) {
          seen[next] = parts.length;
          part.push(next);
        }
      }
    }
    parts.push({ label, part });
  }
  for (const { label, part } of parts) {
    const isIsle = label === ISLE || [...islandOf.values()].includes(label);
    if (part.length >= (isIsle ? LEAST_ISLAND : 900)) continue;
    const counts = new Map();
    for (const at of part) {
      for (const next of [at - 1, at + 1, at - W, at + W]) {
        const other = cells[next];
        if (other !== undefined && other !== label) counts.set(other, (counts.get(other) ?? 0) + 1);
      }
    }
    const best = [...counts].sort((a, b) => b[1] - a[1])[0];
    if (best) for (const at of part) cells[at] = best[0];
  }
}
clean();

/**
 * Let seas meet coasts only where the table joins them: a strip along a wrong coast goes to a right
 * sea.
 */
function mend() {
  const isLand = (i) => Object.hasOwn(LAND, labels[i]) && !labels[i].startsWith("~");
  const isSea = (i) => Object.hasOwn(SEA, labels[i]) && !labels[i].startsWith("~");
  const around = (at) => {
    const x = at % W;
    return [x > 0 ? at - 1 : -1, x < W - 1 ? at + 1 : -1, at - W, at + W].filter(
      (next) => next >= 0 && next < W * H,
    );
  };
  const source = new Uint8Array(W * H);
  const far = new Uint8Array(W * H).fill(255);
  let wave = [];
  const touches = new Map();
  for (let at = 0; at < W * H; at++) {
    if (!isSea(cells[at])) continue;
    for (const next of around(at)) {
      if (!isLand(cells[next])) continue;
      if (far[at] !== 0) wave.push(at);
      far[at] = 0;
      source[at] = cells[next];
      const key = cells[next] * 256 + cells[at];
      touches.set(key, (touches.get(key) ?? 0) + 1);
    }
  }
  for (let step = 1; step <= REACH * FINE; step++) {
    const after = [];
    for (const at of wave) {
      for (const next of around(at)) {
        if (far[next] !== 255 || !isSea(cells[next])) continue;
        far[next] = step;
        source[next] = source[at];
        after.push(next);
      }
    }
    wave = after;
  }
  const wrong = [];
  for (let at = 0; at < W * H; at++) {
    if (far[at] === 255) continue;
    const touch = touches.get(source[at] * 256 + cells[at]) ?? 0;
    if (
      touch > 0 &&
      far[at] <= touch * 0.8 + FINE &&
      !isAllowed(labels[source[at]], labels[cells[at]])
    )
      wrong.push(at);
  }
  for (let pending = wrong; pending.length > 0;) {
    const still = [];
    const changes = [];
    for (const at of pending) {
      const right = around(at)
        .map((next) => cells[next])
        .find((i) => isSea(i) && isAllowed(labels[source[at]], labels[i]));
      if (right === undefined) still.push(at);
      else changes.push([at, right]);
    }
    for (const [at, right] of changes) cells[at] = right;
    if (changes.length === 0) break;
    pending = still;
  }
}
mend();
clean();

// The arcs: chains of cell edges between two labels, from one meeting of three to the next.

const label = (x, y) => (x < 0 || y < 0 || x >= W || y >= H ? 0 : cells[y * W + x]);
const C = W + 1;
const corner = (x, y) => y * C + x;
/**
 * The corners one step away over an edge between two labels, with what lies on the left and the
 * right.
 */
function steps(at) {
  const x = at % C;
  const y = (at - x) / C;
  const [nw, ne, sw, se] = [label(x - 1, y - 1), label(x, y - 1), label(x - 1, y), label(x, y)];
  const out = [];
  if (ne !== se) out.push([corner(x + 1, y), ne, se]);
  if (nw !== sw) out.push([corner(x - 1, y), sw, nw]);
  if (sw !== se) out.push([corner(x, y + 1), se, sw]);
  if (nw !== ne) out.push([corner(x, y - 1), nw, ne]);
  return out;
}
const used = new Set();
const edge = (a, b) => (a < b ? a * 4 + (b - a === 1 ? 0 : 1) : b * 4 + (a - b === 1 ? 0 : 1));
const arcs = [];
function trace(start, first) {
  const chain = [start];
  let [at, left, right] = first;
  let before = start;
  used.add(edge(start, at));
  for (;;) {
    chain.push(at);
    const next = steps(at);
    if (next.length !== 2 || at === start) break;
    const on = next.find(([to]) => to !== before);
    before = at;
    at = on[0];
    used.add(edge(before, at));
  }
  arcs.push({ left, right, chain });
}
for (let at = 0; at < C * (H + 1); at++) {
  const next = steps(at);
  if (next.length > 2) for (const one of next) if (!used.has(edge(at, one[0]))) trace(at, one);
}
for (let at = 0; at < C * (H + 1); at++) {
  const next = steps(at);
  if (next.length === 2 && !used.has(edge(at, next[0][0]))) trace(at, next[0]);
}

/** Leave out the points that matter least (Visvalingam); the ends stay. */
function simplified(points) {
  const kept = points.map((point, i) => ({ point, i, alive: true }));
  const area = (a, b, c) =>
    Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  let list = kept;
  const isLoop = points[0][0] === points.at(-1)[0] && points[0][1] === points.at(-1)[1];
  for (let limit = 0.6; limit <= SIMPLE; limit *= 1.25) {
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      const out = [list[0]];
      for (let i = 1; i + 1 < list.length; i++) {
        const small = area(out.at(-1).point, list[i].point, list[i + 1].point) < limit;
        if (small && !(isLoop && list.length - i + out.length < 5)) isChanged = true;
        else {
          out.push(list[i]);
          if (i + 2 < list.length) out.push(list[++i]);
        }
      }
      out.push(list.at(-1));
      list = out;
    }
  }
  return list.map(({ point }) => point);
}
/**
 * Take the stairs of the grid out: every point goes to the middle of its neighbours; the ends stay.
 */
function smoothed(points, times) {
  let list = points;
  for (let k = 0; k < times; k++) {
    list = list.map((p, i) =>
      i === 0 || i === list.length - 1
        ? p
        : [
            (list[i - 1][0] + 2 * p[0] + list[i + 1][0]) / 4,
            (list[i - 1][1] + 2 * p[1] + list[i + 1][1]) / 4,
          ],
    );
  }
  return list;
}
const isWater = (i) => Object.hasOwn(SEA, labels[i]);
const kinds = { coast: 0, points: 0 };
const drawn = arcs.map(({ left, right, chain }) => {
  const points = chain.map((at) => [at % C, Math.floor(at / C)]);
  const isFrame = left === 0 || right === 0;
  const times = isFrame
    ? 0
    : isWater(left) && isWater(right)
      ? 300
      : isWater(left) || isWater(right)
        ? 4
        : 40;
  const simple = simplified(smoothed(points, times)).map(([x, y]) => [
    Math.round(x),
    Math.round(y),
  ]);
  kinds.points += simple.length;
  let text = `${simple[0][0]} ${simple[0][1]}`;
  for (let i = 1; i < simple.length; i++) {
    text += `,${simple[i][0] - simple[i - 1][0]} ${simple[i][1] - simple[i - 1][1]}`;
  }
  return [left, right, text];
});

// The middle of every area: the place farthest from its borders.

const depth = new Float32Array(W * H);
const DIAGONAL = Math.SQRT2;
const get = (x, y, own) =>
  x < 0 || y < 0 || x >= W || y >= H || cells[y * W + x] !== own ? 0 : depth[y * W + x];
for (let y = 0; y < H; y++)
  for (let x = 0; x < W; x++) {
    const own = cells[y * W + x];
    depth[y * W + x] = Math.min(
      get(x - 1, y, own) + 1,
      get(x, y - 1, own) + 1,
      get(x - 1, y - 1, own) + DIAGONAL,
      get(x + 1, y - 1, own) + DIAGONAL,
    );
  }
for (let y = H - 1; y >= 0; y--)
  for (let x = W - 1; x >= 0; x--) {
    const own = cells[y * W + x];
    const at = y * W + x;
    depth[at] = Math.min(
      depth[at],
      get(x + 1, y, own) + 1,
      get(x, y + 1, own) + 1,
      get(x + 1, y + 1, own) + DIAGONAL,
      get(x - 1, y + 1, own) + DIAGONAL,
    );
  }
const middles = {};
const counts = {};
for (let at = 0; at < W * H; at++) {
  const name = labels[cells[at]];
  counts[name] = (counts[name] ?? 0) + 1;
  if (!middles[name] || depth[at] > middles[name][2])
    middles[name] = [at % W, Math.floor(at / W), depth[at]];
}
const areas = {};
for (const name of labels) {
  if (!name || name.startsWith("~")) continue;
  const [x, y, r] = middles[name].map((v) => Math.round(v / FINE));
  areas[name] = [x, y, r];
}

/** The shortest way between two areas that do not touch, a little longer at both ends. */
function shortest(a, b) {
  const shoreOf = (name) => {
    const own = labels.indexOf(name);
    const found = [];
    for (let y = 1; y < H - 1; y++)
      for (let x = 1; x < W - 1; x++) {
        const at = y * W + x;
        if (
          cells[at] === own &&
          [at - 1, at + 1, at - W, at + W].some((next) => isWater(cells[next]))
        )
          found.push([x, y]);
      }
    return found;
  };
  let best = [Infinity];
  const there = shoreOf(b);
  for (const [x0, y0] of shoreOf(a)) {
    for (const [x1, y1] of there) {
      const d = (x1 - x0) ** 2 + (y1 - y0) ** 2;
      if (d < best[0]) best = [d, x0, y0, x1, y1];
    }
  }
  const [d, x0, y0, x1, y1] = best;
  const more = (5 * FINE) / Math.max(1, Math.sqrt(d));
  const round = (v) => Math.round((v / FINE) * 10) / 10;
  return [
    a,
    b,
    round(x0 - (x1 - x0) * more),
    round(y0 - (y1 - y0) * more),
    round(x1 + (x1 - x0) * more),
    round(y1 + (y1 - y0) * more),
  ];
}
const links = [...table]
  .filter(([, link]) => link === "strait")
  .map(([pair]) => shortest(...pair.split(" ")));

// What the drawing says and what the table says.

const lengths = new Map();
arcs.forEach(({ left, right, chain }) => {
  const [a, b] = [labels[left], labels[right]].sort();
  if (!a || a.startsWith("~") || b.startsWith("~")) return;
  lengths.set(`${a} ${b}`, (lengths.get(`${a} ${b}`) ?? 0) + (chain.length - 1) / FINE);
});
for (const [pair, length] of lengths)
  if (!table.has(pair)) console.log(`drawn, not in the table: ${pair} (${length})`);
for (const [pair, link] of table) {
  const length = lengths.get(pair) ?? 0;
  if (link === "strait" && length > 0) console.log(`strait closed: ${pair} (${length})`);
  if (length < LEAST_TOUCH) console.log(`in the table, not drawn: ${pair} ${link} (${length})`);
}

const text = JSON.stringify({
  width: WIDTH,
  height: HEIGHT,
  fine: FINE,
  labels,
  areas,
  links,
  arcs: drawn,
});
writeFileSync(
  new URL("../src/games/inner_sea/map.json", import.meta.url),
  `${text.replaceAll("],[", "],\n[")}\n`,
);
console.log(
  `${WIDTH} x ${HEIGHT}, ${drawn.length} arcs, ${kinds.points} points, ${text.length} bytes`,
);
for (const [name, [, , r]] of Object.entries(areas)) if (r < 9) console.log(`narrow: ${name} ${r}`);

import { type Coast, leadsRound } from '../src/cruises/sea/coast.ts';
import { milesBetween } from '../src/cruises/sea/miles.ts';

/** Cells of a search: the more, the narrower the straits that are found. */
const MOST_CELLS = 3_000_000;
/** Degrees of a cell. */
const CELL = { least: 0.004, most: 0.06 };
/** A ship may have to go round what lies beside its way. Degrees. */
const AROUND = 4;
/** A berth may be drawn ashore: so far, nautical miles, the water is looked for. */
const NEAR_MILES = 8;
/** What a mile along a coast counts as. */
const ALONG_COAST = 1.6;

export interface Point {
  lon: number;
  lat: number;
}

const COAST = 1;
const LAND = 2;

/** Which cells are land, lie on a coast or are open water. */
class Cells {
  readonly west: number;
  readonly south: number;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly kinds: Uint8Array;

  constructor(rings: readonly Float64Array[], from: Point, to: Point) {
    this.west = Math.min(from.lon, to.lon) - AROUND;
    this.south = Math.min(from.lat, to.lat) - AROUND;
    const width = Math.abs(from.lon - to.lon) + 2 * AROUND;
    const height = Math.abs(from.lat - to.lat) + 2 * AROUND;
    this.size = Math.min(CELL.most, Math.max(CELL.least, Math.sqrt((width * height) / MOST_CELLS)));
    this.columns = Math.ceil(width / this.size);
    this.rows = Math.ceil(height / this.size);
    this.kinds = new Uint8Array(this.columns * this.rows);
    const coasts: number[] = [];
    for (const ring of rings) {
      const crossings = new Map<number, number[]>();
      this.#draw(ring, crossings, coasts);
      // At the date line a ring has an end without another one: no ship comes there.
      for (const [row, xs] of crossings) if (xs.length % 2 === 0) this.#fill(row, xs);
    }
    for (const cell of coasts) this.kinds[cell] = Math.max(this.kinds[cell] ?? 0, COAST);
  }

  #draw(ring: Float64Array, crossings: Map<number, number[]>, coasts: number[]): void {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
      const top = this.south + this.rows * this.size;
      if (Math.max(y0, y1) < this.south || Math.min(y0, y1) > top || leadsRound(x0, x1)) continue;
      const first = Math.max(0, Math.floor((Math.min(y0, y1) - this.south) / this.size - 1));
      const last = Math.min(this.rows - 1, Math.ceil((Math.max(y0, y1) - this.south) / this.size));
      for (let row = first; row <= last; row += 1) {
        const y = this.south + (row + 0.5) * this.size;
        if (y0 > y === y1 > y) continue;
        const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
        const known = crossings.get(row);
        if (known) known.push(x);
        else crossings.set(row, [x]);
      }
      const steps = Math.ceil((Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / this.size) * 2) || 1;
      for (let step = 0; step <= steps; step += 1) {
        const cell = this.at(x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps);
        if (cell !== undefined) coasts.push(cell);
      }
    }
  }

  #fill(row: number, xs: number[]): void {
    const sorted = xs.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < sorted.length; pair += 2) {
      const [from = 0, to = 0] = [sorted[pair], sorted[pair + 1]];
      const first = Math.max(0, Math.ceil((from - this.west) / this.size - 0.5));
      const last = Math.min(this.columns - 1, Math.floor((to - this.west) / this.size - 0.5));
      // Lakes lie in land, as rings of their own.
      for (let column = first; column <= last; column += 1) this.#turn(row * this.columns + column);
    }
  }

  #turn(cell: number): void {
    this.kinds[cell] = this.kinds[cell] === LAND ? 0 : LAND;
  }

  at(lon: number, lat: number): number | undefined {
    const column = Math.floor((lon - this.west) / this.size);
    const row = Math.floor((lat - this.south) / this.size);
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows
      ? undefined
      : row * this.columns + column;
  }

  middle(cell: number): Point {
    return {
      lon: this.west + ((cell % this.columns) + 0.5) * this.size,
      lat: this.south + (Math.floor(cell / this.columns) + 0.5) * this.size,
    };
  }

  kind(cell: number): number {
    return this.kinds[cell] ?? LAND;
  }
}

/** Cells by what they cost, the least first. */
class Queue {
  readonly #cells: number[] = [];
  readonly #costs: number[] = [];

  get size(): number {
    return this.#cells.length;
  }

  push(cell: number, cost: number): void {
    let at = this.#cells.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.#costs[parent] ?? 0) <= cost) break;
      this.#cells[at] = this.#cells[parent] ?? 0;
      this.#costs[at] = this.#costs[parent] ?? 0;
      at = parent;
    }
    this.#cells[at] = cell;
    this.#costs[at] = cost;
  }

  pop(): number {
    const first = this.#cells[0] ?? 0;
    const [cell = 0, cost = 0] = [this.#cells.pop(), this.#costs.pop()];
    const length = this.#cells.length;
    let at = 0;
    while (length > 0) {
      let child = 2 * at + 1;
      if (child + 1 < length && (this.#costs[child + 1] ?? 0) < (this.#costs[child] ?? 0)) child += 1;
      if (child >= length || (this.#costs[child] ?? 0) >= cost) break;
      this.#cells[at] = this.#cells[child] ?? 0;
      this.#costs[at] = this.#costs[child] ?? 0;
      at = child;
    }
    if (length > 0) {
      this.#cells[at] = cell;
      this.#costs[at] = cost;
    }
    return first;
  }
}

/** Which cells hang together by water, the largest of all: what is shut in is no way out. */
function openWater(cells: Cells): Uint8Array {
  const parts = new Int32Array(cells.kinds.length);
  let [largest, most, part] = [0, 0, 0];
  for (let start = 0; start < parts.length; start += 1) {
    if (parts[start] || cells.kind(start) === LAND) continue;
    part += 1;
    parts[start] = part;
    const open = [start];
    let size = 0;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      size += 1;
      const column = cell % cells.columns;
      const beside = [cell - cells.columns, cell + cells.columns];
      if (column > 0) beside.push(cell - 1);
      if (column < cells.columns - 1) beside.push(cell + 1);
      for (const next of beside) {
        if (next < 0 || next >= parts.length || parts[next] || cells.kind(next) === LAND) continue;
        parts[next] = part;
        open.push(next);
      }
    }
    if (size > most) [largest, most] = [part, size];
  }
  return Uint8Array.from(parts, (one) => (one === largest ? 1 : 0));
}

/** The open water nearest to a berth. */
function afloat(cells: Cells, open: Uint8Array, { lon, lat }: Point): number {
  let best: { cell: number; miles: number } | undefined;
  const reach = Math.ceil(NEAR_MILES / 60 / cells.size) * 2;
  for (let dx = -reach; dx <= reach; dx += 1)
    for (let dy = -reach; dy <= reach; dy += 1) {
      const cell = cells.at(lon + dx * cells.size, lat + dy * cells.size);
      if (cell === undefined || !open[cell]) continue;
      const middle = cells.middle(cell);
      const miles =
        milesBetween(lon, lat, middle.lon, middle.lat) + (cells.kind(cell) === COAST ? 0.6 : 0);
      if (miles <= NEAR_MILES && (!best || miles < best.miles)) best = { cell, miles };
    }
  if (!best) throw new Error(`no water near ${lat}, ${lon}`);
  return best.cell;
}

function walk(cells: Cells, coast: Coast, start: number, end: number): number[] {
  const goal = cells.middle(end);
  const cost = new Float64Array(cells.kinds.length).fill(Infinity);
  const before = new Int32Array(cells.kinds.length).fill(-1);
  const done = new Uint8Array(cells.kinds.length);
  const queue = new Queue();
  cost[start] = 0;
  queue.push(start, 0);
  while (queue.size > 0) {
    const cell = queue.pop();
    if (cell === end) break;
    if (done[cell]) continue;
    done[cell] = 1;
    const here = cells.middle(cell);
    const column = cell % cells.columns;
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const next = cell + dy * cells.columns + dx;
        if (column + dx < 0 || column + dx >= cells.columns || next < 0 || next >= cells.kinds.length) continue;
        if (next === cell || done[next] || cells.kind(next) === LAND) continue;
        const there = cells.middle(next);
        const isNear = cells.kind(cell) === COAST || cells.kind(next) === COAST;
        if (isNear && coast.isCrossed(here.lon, here.lat, there.lon, there.lat)) continue;
        const miles = milesBetween(here.lon, here.lat, there.lon, there.lat) * (isNear ? ALONG_COAST : 1);
        const total = (cost[cell] ?? 0) + miles;
        if (total >= (cost[next] ?? 0)) continue;
        cost[next] = total;
        before[next] = cell;
        queue.push(next, total + milesBetween(there.lon, there.lat, goal.lon, goal.lat));
      }
  }
  const path = [end];
  for (let cell = end; cell !== start; ) {
    cell = before[cell] ?? -1;
    if (cell < 0) throw new Error('there is no way by sea');
    path.push(cell);
  }
  return path.reverse();
}

/** Pulls a way of cells straight where nothing but open water lies between. */
function straightened(cells: Cells, coast: Coast, path: readonly number[]): number[] {
  const sees = (from: number, to: number): boolean => {
    const [a, b] = [cells.middle(path[from] ?? 0), cells.middle(path[to] ?? 0)];
    if (coast.isCrossed(a.lon, a.lat, b.lon, b.lat)) return false;
    const steps = Math.ceil(Math.max(Math.abs(a.lon - b.lon), Math.abs(a.lat - b.lat)) / cells.size);
    let near = 0;
    for (let step = 0; step <= steps; step += 1) {
      const cell = cells.at(a.lon + ((b.lon - a.lon) * step) / steps, a.lat + ((b.lat - a.lat) * step) / steps);
      if (cell === undefined || cells.kind(cell) === LAND) return false;
      if (cells.kind(cell) === COAST) near += 1;
    }
    let walked = 0;
    for (let at = from; at <= to; at += 1) if (cells.kind(path[at] ?? 0) === COAST) walked += 1;
    return near <= walked;
  };
  const kept = [0];
  let at = 0;
  while (at < path.length - 1) {
    let far = at + 1;
    let step = 1;
    while (at + step < path.length && sees(at, at + step)) {
      far = at + step;
      step *= 2;
    }
    for (step = Math.floor(step / 2); step >= 1; step = Math.floor(step / 2))
      while (far + step < path.length && sees(at, far + step)) far += step;
    kept.push(far);
    at = far;
  }
  return kept.map((place) => path[place] ?? 0);
}

/** Decimals of degrees, as few as keep a line off land. */
const DECIMALS = [3, 4, 5, 6];

function rounded(points: readonly Point[], decimals: number): number[] {
  const by = 10 ** decimals;
  return points.flatMap(({ lon, lat }) => [Math.round(lon * by) / by, Math.round(lat * by) / by]);
}

/** Whether a line crosses land anywhere but at its berths. */
function isAground(coast: Coast, line: readonly number[]): boolean {
  for (let at = 4; at < line.length - 2; at += 2)
    if (coast.isCrossed(line[at - 2] ?? 0, line[at - 1] ?? 0, line[at] ?? 0, line[at + 1] ?? 0)) return true;
  return false;
}

/** A way over water from one berth to another, `[lon, lat, lon, lat …]`, berths included. */
export function seaWayBetween(
  rings: readonly Float64Array[],
  coast: Coast,
  from: Point,
  to: Point,
): number[] {
  const cells = new Cells(rings, from, to);
  const open = openWater(cells);
  const path = walk(cells, coast, afloat(cells, open, from), afloat(cells, open, to));
  const points = straightened(cells, coast, path).map((cell) => cells.middle(cell));
  const lines = DECIMALS.map((decimals) => rounded([from, ...points, to], decimals));
  const line = lines.find((one) => !isAground(coast, one));
  if (!line) throw new Error('the way that was found crosses land');
  return line;
}

import { LRUCache } from 'lru-cache';
import type { Box } from './cell-box.ts';

export interface Polygon {
  box: Box;
  /** outline, then lakes; `[lon, lat, lon, lat …]` */
  rings: readonly Float64Array[];
}

/** The world in so many columns, level by level: 45, 5.6 and 0.7 degrees wide. Each is eight of the next. */
const LEVELS = [8, 64, 512] as const;
const MOST_KEPT = 40;

/**
 * A ring without what no piece between two meridians can show: of corners after each other that all lie beyond one of
 * them, the first and the last are left. The edges that are left are those of the source, so whoever clips the rest
 * at the meridians or between them gets to the last digit what the whole ring would give. Empty for nothing.
 */
function narrowed(ring: Float64Array, west: number, east: number): Float64Array {
  const sideOf = (at: number) => {
    const lon = ring[at] ?? Number.NaN;
    return lon < west ? -1 : lon > east ? 1 : 0;
  };
  const left: number[] = [];
  let isSeen = false;
  let before: number | undefined;
  let here = sideOf(0);
  for (let at = 0; at < ring.length; at += 2) {
    const next = at + 2 < ring.length ? sideOf(at + 2) : undefined;
    const isAmid = here !== 0 && before === here && next === here;
    if (!isAmid) {
      left.push(ring[at] ?? 0, ring[at + 1] ?? 0);
      isSeen ||= here === 0 || (before !== undefined && before !== here);
    }
    before = here;
    if (next !== undefined) here = next;
  }
  return isSeen ? Float64Array.from(left) : new Float64Array();
}

/** The land of a column and half a column on both of its sides. */
function columnOf(wider: readonly Polygon[], columns: number, number: number): Polygon[] {
  const width = 360 / columns;
  const west = number * width - 180 - width / 2;
  const east = west + 2 * width;
  return wider.flatMap(({ box, rings }) => {
    if (box.east < west || box.west > east) return [];
    if (box.west >= west && box.east <= east) return [{ box, rings }];
    const [outline, ...lakes] = rings.map((ring) => narrowed(ring, west, east));
    return outline && outline.length > 0
      ? [{ box, rings: [outline, ...lakes.filter((lake) => lake.length > 0)] }]
      : [];
  });
}

/** The coasts of the world, cut into columns when they are asked for, each from a wider one. */
export class LandColumns {
  readonly #world: readonly Polygon[];
  readonly #kept = LEVELS.map(() => new LRUCache<number, readonly Polygon[]>({ max: MOST_KEPT }));

  constructor(world: readonly Polygon[]) {
    this.#world = world;
  }

  /** Polygons of which clipping to this box makes what it makes of the whole world. */
  around({ west, east }: Box): readonly Polygon[] {
    const level = LEVELS.findLastIndex((columns) => east - west <= 360 / columns);
    const columns = LEVELS[level];
    if (columns === undefined) return this.#world;
    const middle = ((west + east) / 2 + 180) / 360;
    return this.#column(level, Math.min(columns - 1, Math.max(0, Math.floor(middle * columns))));
  }

  #column(level: number, number: number): readonly Polygon[] {
    const columns = LEVELS[level];
    if (columns === undefined) return this.#world;
    const kept = this.#kept[level];
    const known = kept?.get(number);
    if (known) return known;
    const parent = LEVELS[level - 1];
    const wider =
      parent === undefined ? this.#world : this.#column(level - 1, Math.floor((number * parent) / columns));
    const made = columnOf(wider, columns, number);
    kept?.set(number, made);
    return made;
  }
}

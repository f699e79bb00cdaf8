import type { Box } from './cell-box.ts';

/** `[lon, lat, lon, lat …]` */
type Line = ArrayLike<number>;
type Side = readonly [axis: 0 | 1, limit: number, sign: 1 | -1];

/** What of a ring lies on one side of a line (Sutherland and Hodgman). `[lon, lat, lon, lat …]` */
function cut(ring: Line, [axis, limit, sign]: Side): number[] {
  const kept: number[] = [];
  const count = ring.length / 2;
  for (let at = 0; at < count; at += 1) {
    const before = (at + count - 1) % count;
    const [x0 = 0, y0 = 0] = [ring[before * 2], ring[before * 2 + 1]];
    const [x1 = 0, y1 = 0] = [ring[at * 2], ring[at * 2 + 1]];
    const [from, to] = axis === 0 ? [x0, x1] : [y0, y1];
    const [wasIn, isIn] = [(from - limit) * sign >= 0, (to - limit) * sign >= 0];
    if (wasIn !== isIn) {
      const share = (limit - from) / (to - from);
      kept.push(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
    }
    if (isIn) kept.push(x1, y1);
  }
  return kept;
}

/** What of a ring lies in a box; empty for nothing. What is cut off runs along the box's edge. */
export function clipRing(ring: Line, { west, south, east, north }: Box): number[] {
  const sides: readonly Side[] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  let left: Line = ring;
  for (const side of sides) {
    left = cut(left, side);
    if (left.length < 6) return [];
  }
  return Array.from(left);
}

/** A ring without points that lie nearer than `degrees` to the one before. */
export function thinned(ring: readonly number[], degrees: number): number[] {
  const kept: number[] = [];
  let [lon, lat] = [Number.NaN, Number.NaN];
  for (let at = 0; at < ring.length; at += 2) {
    const [x = 0, y = 0] = [ring[at], ring[at + 1]];
    if (Math.abs(x - lon) < degrees && Math.abs(y - lat) < degrees) continue;
    kept.push(x, y);
    [lon, lat] = [x, y];
  }
  return kept.length < 6 ? [] : kept;
}

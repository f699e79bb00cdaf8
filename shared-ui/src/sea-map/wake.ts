/** In the units of a drawing. */
export type WakePoint = readonly [x: number, y: number];

/**
 * How far a bend reaches into the lines beside it: of their length, and in units at most. Ways are pulled straight round
 * the land, so a bend swings away from it.
 */
const REACH = { share: 0.35, most: 60 };

const lengthOf = (from: WakePoint, to: WakePoint) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The points without those that lie on the one before; the last one stays. */
export function spaced(points: readonly WakePoint[], least: number): WakePoint[] {
  const last = points.at(-1);
  const kept: WakePoint[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (!before || lengthOf(before, point) >= least) kept.push(point);
  }
  if (last && kept.at(-1) !== last) {
    if (kept.length > 1) kept.pop();
    kept.push(last);
  }
  return kept;
}

/**
 * Where a wake runs at a point: between the lines beside it. The sharper they meet the shorter it is, to nothing where a
 * ship goes back the way that it came: a bend there would swing over the land beside a port.
 */
function heading(points: readonly WakePoint[], at: number): WakePoint {
  const here = points[at] ?? [0, 0];
  const before = points[at - 1] ?? here;
  const after = points[at + 1] ?? here;
  const unit = (from: WakePoint, to: WakePoint): WakePoint => {
    const length = lengthOf(from, to);
    return length === 0 ? [0, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  };
  const [one, other] = [unit(before, here), unit(here, after)];
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** A ship's wake: a path through every point, without a corner, close to the straight lines between them. */
export function wakeOf(points: readonly WakePoint[]): string {
  const said = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  return points
    .map((point, at) => {
      const before = points[at - 1];
      if (!before) return `M${said(...point)}`;
      const reach = Math.min(lengthOf(before, point) * REACH.share, REACH.most);
      const [from, to] = [heading(points, at - 1), heading(points, at)];
      return `C${said(before[0] + from[0] * reach, before[1] + from[1] * reach)} ${said(point[0] - to[0] * reach, point[1] - to[1] * reach)} ${said(...point)}`;
    })
    .join('')
    .replaceAll(' -', '-');
}

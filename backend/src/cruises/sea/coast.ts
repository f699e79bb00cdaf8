/** Degrees of a square in which coasts are looked up. */
const SQUARE = 0.25;

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

const side = (ax: number, ay: number, bx: number, by: number, px: number, py: number): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

/** Whether two lines have a point inside both. */
function meet([ax, ay, bx, by]: Edge, cx: number, cy: number, dx: number, dy: number): boolean {
  const one = side(ax, ay, bx, by, cx, cy);
  const other = side(ax, ay, bx, by, dx, dy);
  if (one > 0 === other > 0) return false;
  return side(cx, cy, dx, dy, ax, ay) > 0 !== side(cx, cy, dx, dy, bx, by) > 0;
}

/** The squares that a line passes, and some beside it. */
function* squaresOn(x0: number, y0: number, x1: number, y1: number): Generator<string> {
  const [west, east] = x0 < x1 ? [x0, x1] : [x1, x0];
  const slope = x0 === x1 ? 0 : (y1 - y0) / (x1 - x0);
  for (let column = Math.floor(west / SQUARE); column <= Math.floor(east / SQUARE); column += 1) {
    const from = x0 === x1 ? y0 : y0 + (Math.max(west, column * SQUARE) - x0) * slope;
    const to = x0 === x1 ? y1 : y0 + (Math.min(east, (column + 1) * SQUARE) - x0) * slope;
    const last = Math.floor(Math.max(from, to) / SQUARE);
    for (let row = Math.floor(Math.min(from, to) / SQUARE); row <= last; row += 1) yield `${column} ${row}`;
  }
}

const HALF_ROUND = 180;

/** Whether an edge leads round the world: the source draws land in two where it meets the date line. */
export const leadsRound = (x0: number, x1: number): boolean => Math.abs(x1 - x0) > HALF_ROUND;

/** Where land ends, for lines that must not cross it. */
export class Coast {
  readonly #squares = new Map<string, Edge[]>();

  /** @param rings `[lon, lat, lon, lat …]`, closed or not */
  constructor(rings: Iterable<Float64Array>) {
    for (const ring of rings)
      for (let at = 0; at < ring.length; at += 2) {
        const next = (at + 2) % ring.length;
        const edge: Edge = [ring[at] ?? 0, ring[at + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0];
        if (leadsRound(edge[0], edge[2])) continue;
        for (const square of squaresOn(...edge)) {
          const known = this.#squares.get(square);
          if (known) known.push(edge);
          else this.#squares.set(square, [edge]);
        }
      }
  }

  /** Whether a straight line, in degrees, crosses the end of land. */
  isCrossed(x0: number, y0: number, x1: number, y1: number): boolean {
    for (const square of squaresOn(x0, y0, x1, y1))
      for (const edge of this.#squares.get(square) ?? []) if (meet(edge, x0, y0, x1, y1)) return true;
    return false;
  }
}

/** Of a drawing's width, both, from its left upper corner; a laid drawing says `y` of its height. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** Where a name stands beside its dot. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** Of the width: nearer than this two dots would lie on each other on a phone. */
const LEAST_APART = 0.09;
/** Of the width, which dots keep from the edge. */
const EDGE = 0.04;

const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
const distance = (a: ChartPoint, b: ChartPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Pushes apart what lies on each other, in widths. Few places: a dozen rounds settle them.
 * @param least of the width, from the middle of a dot to that of the next
 */
export function placesApart<P extends ChartPoint>(
  points: readonly P[],
  height: number,
  least = LEAST_APART,
): P[] {
  const laid = points.map((point) => ({ ...point }));
  for (let round = 0; round < 12; round += 1)
    laid.forEach((a, i) => {
      for (const b of laid.slice(i + 1)) {
        const gap = distance(a, b);
        if (gap >= least) continue;
        const angle = gap < 1e-6 ? i : Math.atan2(b.y - a.y, b.x - a.x);
        const push = (least - gap) / 2;
        const [dx, dy] = [Math.cos(angle) * push, Math.sin(angle) * push];
        a.x = within(EDGE, a.x - dx, 1 - EDGE);
        b.x = within(EDGE, b.x + dx, 1 - EDGE);
        a.y = within(EDGE, a.y - dy, height - EDGE);
        b.y = within(EDGE, b.y + dy, height - EDGE);
      }
    });
  return laid;
}

/** A drawing so wide, in pixels, has names of 14 px as far from their dots as it takes. */
const USUAL_WIDTH = 1100;

/**
 * Where each name stands so that it lies on no dot and on no other name, if there is such a place. All in widths.
 * @param others dots without a name; `width`: of the drawing where names are shown, pixels
 */
export function sidesOfNames(
  places: readonly (ChartPoint & { name: string })[],
  height: number,
  { others = [], width = USUAL_WIDTH }: { others?: readonly ChartPoint[]; width?: number } = {},
): (Side | undefined)[] {
  const size = USUAL_WIDTH / width;
  const taken = [...places, ...others].map(({ x, y }) => ({ x, y, wide: 0.03 * size }));
  const lies = (x: number, y: number, wide: number) =>
    x - wide / 2 < 0 ||
    x + wide / 2 > 1 ||
    y < 0.02 ||
    y > height - 0.02 ||
    taken.some((one) => Math.abs(one.x - x) < (one.wide + wide) / 2 && Math.abs(one.y - y) < 0.028 * size);
  return places.map((place) => {
    const wide = (0.0075 * place.name.length + 0.01) * size;
    const [up, along] = [0.034 * size, 0.02 * size + wide / 2];
    const at = {
      below: { x: place.x, y: place.y + up },
      above: { x: place.x, y: place.y - up },
      right: { x: place.x + along, y: place.y },
      left: { x: place.x - along, y: place.y },
    };
    const side = (['below', 'above', 'right', 'left'] as const).find(
      (one) => !lies(at[one].x, at[one].y, wide),
    );
    if (side) taken.push({ ...at[side], wide });
    return side;
  });
}

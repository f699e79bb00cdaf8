import { type Box, bars, fade, n, type Point, path, poly, rect, seeded, times } from './svg.ts';

interface SeaShape {
  w: number;
  h: number;
  y: number;
  lightX: number;
  seed?: number;
  half?: number;
}

/** The sea with the light's path on it: bars that widen towards us. */
export function sea(id: string, shape: SeaShape, far: string, near: string, glint: string): string {
  const { w, h, y, lightX, seed = 3, half = 1 } = shape;
  const random = seeded(seed);
  const light = times(9, (i) => {
    const t = i / 9;
    const yy = y + 5 + t * t * (h - y) * 0.9;
    const len = (10 + t * 46) * (0.6 + random() * 0.6) * half;
    return `M${n(lightX - len / 2 + (random() - 0.5) * 14)} ${n(yy)}h${n(len)}`;
  }).join('');
  const loose = times(
    12,
    () => `M${n(random() * w)} ${n(y + 8 + random() * (h - y))}h${n(10 + random() * 26)}`,
  ).join('');
  return (
    `<defs>${fade(id, far, near)}</defs>${rect(-5, y, w + 10, h - y, `url(#${id})`)}` +
    `<path d="${loose}" stroke="${glint}" stroke-width="1.4" stroke-linecap="round" opacity=".28"/>` +
    `<path d="${light}" stroke="${glint}" stroke-width="3.4" stroke-linecap="round" opacity=".8"/>`
  );
}

export const sailboat = (x: number, y: number, s: number, sail: string, hull: string): string =>
  path(
    `M${n(x)} ${n(y - 26 * s)}V${n(y - 3 * s)}H${n(x - 13 * s)}Q${n(x - 3 * s)} ${n(y - 12 * s)} ${n(x)} ${n(y - 26 * s)}Z`,
    sail,
  ) +
  path(
    `M${n(x + 1.6 * s)} ${n(y - 22 * s)}Q${n(x + 9 * s)} ${n(y - 10 * s)} ${n(x + 10 * s)} ${n(y - 3 * s)}H${n(x + 1.6 * s)}Z`,
    sail,
    ' opacity=".8"',
  ) +
  path(`M${n(x - 15 * s)} ${n(y)}H${n(x + 13 * s)}L${n(x + 9 * s)} ${n(y + 4 * s)}H${n(x - 11 * s)}Z`, hull);

interface ShipColors {
  hull: string;
  white: string;
  shade: string;
  glass: string;
  funnel: string;
}

/** A cruise ship from the bow quarter: stacked decks, funnel, one long sheer. */
export function ship(x: number, y: number, s: number, colors: ShipColors): string {
  const { hull, white, shade, glass, funnel } = colors;
  const at = (points: readonly Point[]) => points.map(([dx, dy]): Point => [x + dx * s, y + dy * s]);
  const decks = times(5, (i) =>
    poly(
      at([
        [-92 + i * 7, -24 - i * 9],
        [74 - i * 13, -24 - i * 9],
        [70 - i * 13, -32 - i * 9],
        [-90 + i * 7, -32 - i * 9],
      ]),
      i % 2 ? shade : white,
    ),
  ).join('');
  const windows = times(4, (i) =>
    times(17 - i * 2, (k): Box => [x + (-84 + i * 7 + k * 9) * s, y + (-30 - i * 9) * s, 5.4 * s, 3 * s]),
  ).flat();
  const shape = (points: readonly Point[], fill: string) => poly(at(points), fill);
  return (
    shape(
      [
        [-46, -66],
        [-40, -92],
        [-18, -92],
        [-20, -66],
      ],
      funnel,
    ) +
    shape(
      [
        [-44.5, -72],
        [-43, -79],
        [-19, -79],
        [-19.5, -72],
      ],
      white,
    ) +
    rect(x + 12 * s, y - 84 * s, 2 * s, 18 * s, white) +
    decks +
    bars(windows, glass) +
    shape(
      [
        [-100, -26],
        [104, -30],
        [78, 0],
        [-92, 0],
      ],
      hull,
    ) +
    shape(
      [
        [-99, -22],
        [100, -25.4],
        [97, -22],
        [-98, -18.4],
      ],
      funnel,
    ) +
    `<path d="M${n(x - 118 * s)} ${y}H${n(x + 92 * s)}" stroke="${white}" stroke-width="${n(3 * s)}" stroke-linecap="round" opacity=".8"/>`
  );
}

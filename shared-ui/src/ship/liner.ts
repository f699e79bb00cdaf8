import { disc, n, type Point, path, poly, rect } from '../poster/parts/svg.ts';
import { line } from '../stay/parts/line.ts';
import type { Coat } from './coats.ts';

/** A shape around 0 0, as pairs. */
type Shape = readonly Point[];

const FUNNEL: Shape = [
  [-88, -84],
  [-80, -112],
  [-46, -112],
  [-50, -84],
];
const FUNNEL_SHADE: Shape = [
  [-64, -84],
  [-58, -112],
  [-46, -112],
  [-50, -84],
];
const FUNNEL_BAND: Shape = [
  [-85.5, -93],
  [-83.5, -100],
  [-48, -100],
  [-49, -93],
];
const MAST: Shape = [
  [54, -92],
  [74, -92],
  [74, -90],
  [54, -90],
];
const BRIDGE: Shape = [
  [64, -68],
  [80, -68],
  [76, -77],
  [60, -77],
];
/** Three tiers from the top down, each with its part in shade. */
const TIERS: readonly (readonly [lit: Shape, shade: Shape])[] = [
  [
    [
      [-116, -62],
      [84, -62],
      [72, -86],
      [-104, -86],
    ],
    [
      [20, -62],
      [84, -62],
      [72, -86],
      [20, -86],
    ],
  ],
  [
    [
      [-140, -40],
      [112, -40],
      [96, -64],
      [-132, -64],
    ],
    [
      [30, -40],
      [112, -40],
      [96, -64],
      [30, -64],
    ],
  ],
  [
    [
      [-154, -20],
      [140, -20],
      [118, -42],
      [-150, -42],
    ],
    [
      [40, -20],
      [140, -20],
      [118, -42],
      [40, -42],
    ],
  ],
];
/** Rows of windows: from where to where, and how high. */
const ROWS = [
  [-144, 104, -31],
  [-130, 92, -50],
  [-128, 88, -58],
  [-100, 56, -70],
  [-98, 54, -79],
] as const;

/** A cruise ship side on, bow to the right, its waterline at `y`: flared bow, three tiers, boats, raked funnel. */
export function liner(x: number, y: number, s: number, coat: Coat): string {
  const { hull, white, shade, glass, funnel, boat } = coat;
  const [X, Y, q] = [
    (dx: number) => n(x + dx * s),
    (dy: number) => n(y + dy * s),
    (v: number) => Math.round(v * s * 10) / 10,
  ];
  const shape = (points: Shape, fill: string, more = '') =>
    poly(
      points.map(([dx, dy]): Point => [x + dx * s, y + dy * s]),
      fill,
      more,
    );
  const [[top, topShade] = [[], []], ...lower] = TIERS;
  const sheer = `M${X(-158)} ${Y(-22)}H${X(120)}Q${X(150)} ${Y(-24)} ${X(176)} ${Y(-34)}`;
  return (
    shape(FUNNEL, funnel) +
    shape(FUNNEL_SHADE, '#0A171D', ' opacity=".18"') +
    shape(FUNNEL_BAND, white) +
    rect(x + 62 * s, y - 104 * s, 2.4 * s, 28 * s, white) +
    shape(MAST, white) +
    disc(x - 8 * s, y - 86 * s, 6 * s, white) +
    shape(top, white) +
    shape(topShade, shade) +
    shape(BRIDGE, glass) +
    lower.map(([lit, dark]) => shape(lit, white) + shape(dark, shade)).join('') +
    line(
      ROWS.map(([from, to, at]) => `M${X(from)} ${Y(at)}H${X(to)}`).join(''),
      glass,
      q(5),
      ` stroke-dasharray="${q(5.4)} ${q(2.6)}"`,
    ) +
    line(
      `M${X(-118)} ${Y(-41)}H${X(70)}`,
      boat,
      q(6),
      ` stroke-linecap="round" stroke-dasharray="${q(15)} ${q(11)}"`,
    ) +
    path(
      `${sheer}Q${X(164)} ${Y(-14)} ${X(146)} ${Y(2)}H${X(-150)}Q${X(-158)} ${Y(-8)} ${X(-158)} ${Y(-22)}Z`,
      hull,
    ) +
    path(`${sheer}L${X(172)} ${Y(-27)}Q${X(150)} ${Y(-18)} ${X(120)} ${Y(-17)}H${X(-157)}Z`, funnel) +
    line(
      `M${X(-140)} ${Y(-10)}H${X(136)}`,
      white,
      q(1.6),
      ` stroke-linecap="round" stroke-dasharray=".1 ${q(7)}" opacity=".8"`,
    ) +
    line(`M${X(-176)} ${Y(3)}H${X(152)}`, white, q(3), ' opacity=".75"')
  );
}

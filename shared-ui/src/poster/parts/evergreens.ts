import { n, path } from './svg.ts';

/** Foot, height and half a width of a tree. */
export type TreeSize = readonly [x: number, y: number, high: number, half: number];

const flank = ([x, y, h, r]: TreeSize, side: 1 | -1) =>
  `M${n(x)} ${n(y)}c${n(side * r * 1.3)} ${n(-h * 0.15)} ${n(side * r * 0.8)} ${n(-h * 0.7)} 0 ${n(-h)}`;

/** Cypresses, the right side of each in shade. */
export const cypresses = (list: readonly TreeSize[], fill: string, shade: string): string =>
  path(list.map((tree) => flank(tree, -1)).join(''), fill) +
  path(list.map((tree) => flank(tree, 1)).join(''), shade);

/** An umbrella pine: a bare forked trunk under flat clouds of needles. */
export function stonePine(
  x: number,
  y: number,
  h: number,
  fill: string,
  light: string,
  trunk: string,
): string {
  const top = y - h;
  const w = h * 0.42;
  const cloud = (dx: number, dy: number, k: number) =>
    `M${n(x + (dx - k) * w)} ${n(top + dy * w)}q${n(w * k * 0.1)} ${n(-w * 0.42 * k)} ${n(w * k)} ${n(-w * 0.46 * k)}t${n(w * k)} ${n(w * 0.46 * k)}q${n(-w * k)} ${n(w * 0.22 * k)} ${n(-w * k * 2)} 0z`;
  const bole = `M${n(x - h * 0.025)} ${n(y)}L${n(x - h * 0.012)} ${n(top + h * 0.42)}L${n(x - w * 0.5)} ${n(top + 2)}L${n(x)} ${n(top + h * 0.32)}L${n(x + w * 0.5)} ${n(top + 2)}L${n(x + h * 0.018)} ${n(top + h * 0.44)}L${n(x + h * 0.03)} ${n(y)}Z`;
  return (
    path(bole, trunk) +
    path(cloud(-0.5, 0.14, 0.62) + cloud(0.55, 0.18, 0.6) + cloud(0, 0, 0.85), fill) +
    path(cloud(-0.22, -0.08, 0.5), light)
  );
}

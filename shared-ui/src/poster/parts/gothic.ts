import { type Box, n, path } from './svg.ts';

/** Pointed openings: left, foot, width, height of each. */
export const pointed = (list: readonly Box[], fill: string): string =>
  path(
    list
      .map(([x, y, w, h]) => {
        const spring = n(y - h + w * 0.8);
        return `M${n(x)} ${n(y)}V${spring}Q${n(x)} ${n(y - h + w * 0.3)} ${n(x + w / 2)} ${n(y - h)}Q${n(x + w)} ${n(y - h + w * 0.3)} ${n(x + w)} ${spring}V${n(y)}Z`;
      })
      .join(''),
    fill,
  );

/** Slender spires, lit from the left: centre, foot, half width and height of each. */
export const needles = (
  list: readonly (readonly [x: number, y: number, half: number, height: number])[],
  fill: string,
  shade: string,
): string =>
  path(
    list.map(([x, y, half, h]) => `M${n(x - half)} ${n(y)}L${n(x)} ${n(y - h)}l${n(half)} ${n(h)}z`).join(''),
    fill,
  ) + path(list.map(([x, y, half, h]) => `M${n(x)} ${n(y - h)}l${n(half)} ${n(h)}H${n(x)}z`).join(''), shade);

import { turned } from '../../poster/parts/solids.ts';
import { bars, disc, n, type Point, path, poly, rect } from '../../poster/parts/svg.ts';
import type { HourColors } from '../hours.ts';
import { each } from './each.ts';
import { line } from './line.ts';

/** What stands on the floor darkens it. */
export const shadow = (x: number, y: number, rx: number, ry = 6, o = 0.2): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#0A171D" opacity="${o}"/>`;

/** The empty room. `lit`: how far the window's light reaches along the wall; `patch`: where it lies on the floor */
export const shell = (
  c: HourColors,
  { lit = 250, patch, foot = 216 }: { lit?: number; patch?: readonly Point[]; foot?: number } = {},
): string =>
  rect(0, 0, 400, 300, c.innerS) +
  poly(
    [
      [0, 0],
      [lit, 0],
      [lit + 50, foot],
      [0, foot],
    ],
    c.inner,
  ) +
  rect(0, foot, 400, 90, c.floor) +
  line(
    'M-6 236H406M-6 262H406M70 216L34 300M150 216L132 300M250 216L268 300M330 216L366 300',
    c.floorS,
    1.4,
  ) +
  rect(0, foot - 5, 400, 5, c.woodS, ' opacity=".55"') +
  (patch ? poly(patch, c.sun, ' opacity=".3"') : '');

/** A lamp that hangs from the ceiling. */
export const pendant = (x: number, y: number, c: HourColors, r = 16): string =>
  rect(x - 0.8, 0, 1.6, y, c.rail) +
  disc(x, y + r * 0.5, r * 2.6, c.lamp, ' opacity=".16"') +
  path(`M${x - r} ${y + r}a${r} ${r} 0 0 1 ${2 * r} 0z`, c.stripe) +
  path(
    `M${x + 2} ${y}a${r} ${r} 0 0 1 ${r - 2} ${r}h${-r * 0.7}q2-${r * 0.7} ${-r * 0.3}-${r}z`,
    c.roofS,
    ' opacity=".6"',
  ) +
  disc(x, y + r + 1, 4, c.lamp);

export const table = (x: number, y: number, w: number, c: HourColors): string =>
  rect(x, y, w, 7, c.wood) +
  bars(
    [
      [x + 3, y + 7, 4, 36],
      [x + w - 7, y + 7, 4, 36],
    ],
    c.woodS,
  );

export const tableLamp = (x: number, y: number, c: HourColors): string =>
  disc(x, y - 26, 26, c.lamp, ' opacity=".2"') +
  bars(
    [
      [x - 1.5, y - 18, 3, 18],
      [x - 7, y - 3, 14, 3],
    ],
    c.rail,
  ) +
  poly(
    [
      [x - 9, y - 36],
      [x + 9, y - 36],
      [x + 14, y - 17],
      [x - 14, y - 17],
    ],
    c.lamp,
  );

/** A plant in its pot. */
export const plant = (x: number, y: number, s: number, c: HourColors): string =>
  turned(
    x,
    [
      [9 * s, y],
      [12 * s, y - 24 * s],
      [13.5 * s, y - 24 * s],
      [13.5 * s, y - 29 * s],
    ],
    c.stripe,
    c.roofS,
  ) +
  path(
    each(
      [
        [-34, -52],
        [-18, -74],
        [4, -84],
        [24, -70],
        [36, -46],
      ],
      ([dx, dy]) =>
        `M${x} ${n(y - 28 * s)}Q${n(x + dx * 0.2 * s - 9 * s)} ${n(y + dy * 0.7 * s)} ${n(x + dx * s)} ${n(y + dy * s)}Q${n(x + dx * 0.7 * s + 6 * s)} ${n(y + dy * 0.5 * s)} ${x} ${n(y - 28 * s)}z`,
    ),
    c.leaf2,
  ) +
  path(
    each(
      [
        [-24, -40],
        [14, -64],
        [30, -30],
      ],
      ([dx, dy]) =>
        `M${x} ${n(y - 28 * s)}Q${n(x + dx * 0.2 * s - 8 * s)} ${n(y + dy * 0.8 * s)} ${n(x + dx * s)} ${n(y + dy * s)}Q${n(x + dx * 0.7 * s + 6 * s)} ${n(y + dy * 0.5 * s)} ${x} ${n(y - 28 * s)}z`,
    ),
    c.leaf,
  );

/** A picture on the wall. */
export const picture = (x: number, y: number, w: number, h: number, c: HourColors): string =>
  rect(x - 3, y - 3, w + 6, h + 6, c.woodS) +
  rect(x, y, w, h, c.sky[2]) +
  disc(x + w * 0.36, y + h * 0.44, h * 0.16, c.stripe) +
  path(
    `M${x} ${y + h}V${n(y + h * 0.7)}q${n(w * 0.3)} ${n(-h * 0.26)} ${n(w * 0.55)} ${n(-h * 0.06)}t${n(w * 0.45)} ${n(-h * 0.1)}V${y + h}z`,
    c.door,
  );

/** `side`: -1 hangs at the left of its window. */
export const curtain = (x: number, y: number, w: number, h: number, c: HourColors, side: 1 | -1): string =>
  path(
    side < 0
      ? `M${x} ${y}h${w}q${n(-w * 0.1)} ${n(h * 0.55)} ${n(-w * 0.5)} ${h}H${x}z`
      : `M${x} ${y}h${-w}q${n(w * 0.1)} ${n(h * 0.55)} ${n(w * 0.5)} ${h}H${x}z`,
    c.linen,
    ' opacity=".92"',
  ) +
  line(
    side < 0
      ? `M${n(x + w * 0.4)} ${y + 4}q-1 ${n(h * 0.5)} ${n(-w * 0.16)} ${h - 8}`
      : `M${n(x - w * 0.4)} ${y + 4}q1 ${n(h * 0.5)} ${n(w * 0.16)} ${h - 8}`,
    c.linenS,
    2,
  );

export const sofa = (x: number, y: number, w: number, c: HourColors): string =>
  shadow(x + w / 2, y + 54, w / 2 + 4, 5) +
  path(`M${x + 8} ${y + 30}V${y + 10}q0-10 10-10h${w - 36}q10 0 10 10v20z`, c.door) +
  path(`M${x} ${y + 50}V${y + 24}q0-8 8-8t8 8v10h${w - 32}v-10q0-8 8-8t8 8v26z`, c.door) +
  rect(x + 16, y + 32, w - 32, 10, c.linenS, ' opacity=".5"') +
  path(
    `M${x + w * 0.6} ${y + 50}V${y + 34}h${n(w * 0.4 - 16)}v-10q0-8 8-8t8 8v26z`,
    '#0A171D',
    ' opacity=".16"',
  ) +
  poly(
    [
      [x + 22, y + 12],
      [x + 44, y + 8],
      [x + 48, y + 30],
      [x + 24, y + 32],
    ],
    c.cloth,
  ) +
  poly(
    [
      [x + w - 48, y + 10],
      [x + w - 26, y + 12],
      [x + w - 28, y + 32],
      [x + w - 50, y + 30],
    ],
    c.stripe,
  ) +
  bars(
    [
      [x + 6, y + 50, 5, 6],
      [x + w - 11, y + 50, 5, 6],
    ],
    c.woodS,
  );

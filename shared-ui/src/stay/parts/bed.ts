import { bars, n, path, poly, rect } from '../../poster/parts/svg.ts';
import type { HourColors } from '../hours.ts';
import { shadow } from './furniture.ts';

interface BedColors {
  cloth?: string;
  dark?: string;
  stripe?: string;
  head?: string;
}

/** Pillows, as shares of the bed's width: where each begins, how wide it is. */
const pillows = (w: number): readonly (readonly [start: number, width: number])[] =>
  w > 116
    ? [
        [-0.45, 0.41],
        [0.04, 0.41],
      ]
    : [[-0.36, 0.72]];

/** A bed from its foot. `w`: of its head */
export function bed(
  cx: number,
  y: number,
  w: number,
  c: HourColors,
  { cloth = c.cloth, dark = c.clothS, stripe = c.stripe, head = c.wood }: BedColors = {},
): string {
  const [a, b] = [w / 2, w * 0.57];
  return (
    shadow(cx, y + 134, b + 6, 6) +
    path(`M${n(cx - a - 5)} ${y + 72}V${y + 14}q0-14 14-14h${n(w - 18)}q14 0 14 14v58z`, head) +
    path(
      `M${n(cx + a * 0.5)} ${y}h${n(a * 0.5 - 9)}q14 0 14 14v58h${n(-a * 0.5 - 5)}z`,
      c.woodS,
      ' opacity=".5"',
    ) +
    pillows(w)
      .map(
        ([s, k]) =>
          path(
            `M${n(cx + w * s)} ${y + 34}q0-11 11-11h${n(w * k - 22)}q11 0 11 11v20h${n(-w * k)}z`,
            c.linen,
          ) +
          path(
            `M${n(cx + w * (s + k * 0.62))} ${y + 23}h${n(w * k * 0.38 - 11)}q11 0 11 11v20h${n(-w * k * 0.3)}z`,
            c.linenS,
          ),
      )
      .join('') +
    poly(
      [
        [cx - a, y + 50],
        [cx + a, y + 50],
        [cx + b, y + 106],
        [cx - b, y + 106],
      ],
      cloth,
    ) +
    poly(
      [
        [cx - a, y + 50],
        [cx + a, y + 50],
        [cx + a * 1.03, y + 62],
        [cx - a * 1.03, y + 62],
      ],
      c.linen,
    ) +
    rect(cx - b, y + 106, b * 2, 22, dark) +
    poly(
      [
        [cx - b * 0.955, y + 84],
        [cx + b * 0.955, y + 84],
        [cx + b, y + 106],
        [cx + b, y + 120],
        [cx - b, y + 120],
        [cx - b, y + 106],
      ],
      stripe,
    ) +
    rect(cx - b, y + 106, b * 2, 14, '#0A171D', ' opacity=".14"') +
    poly(
      [
        [cx + a * 0.46, y + 50],
        [cx + a, y + 50],
        [cx + b, y + 106],
        [cx + b, y + 128],
        [cx + b * 0.5, y + 128],
      ],
      '#0A171D',
      ' opacity=".1"',
    ) +
    bars(
      [
        [cx - b + 4, y + 128, 6, 7],
        [cx + b - 10, y + 128, 6, 7],
      ],
      c.woodS,
    )
  );
}

import { POSTER, sky, stars, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { bars, disc, n, path, rect, times } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A burst of fireworks. */
const burst = (x: number, y: number, r: number, color: string, count = 12): string => {
  const ray = (i: number, from: number, to: number) => {
    const a = (i / count) * Math.PI * 2;
    return `M${n(x + Math.cos(a) * r * from)} ${n(y + Math.sin(a) * r * from)}L${n(x + Math.cos(a) * r * to)} ${n(y + Math.sin(a) * r * to)}`;
  };
  const d = times(count, (i) => (i % 2 ? ray(i, 0.5, 0.82) : ray(i, 0.3, 1))).join('');
  return `<path d="${d}" stroke="${color}" stroke-width="2.2" stroke-linecap="round"/>${disc(x, y, r * 1.1, color, ' opacity=".12"')}`;
};

/** A round tower with a pointed roof and its pennant: centre, foot, half a width, height, height of its roof. */
const turret = (cx: number, foot: number, half: number, high: number, roof: number): string =>
  turned(
    cx,
    [
      [half, foot],
      [half, foot - high],
      [half * 1.25, foot - high - 4],
      [half * 1.25, foot - high - 9],
    ],
    '#E6E2FA',
    '#A79ED6',
  ) +
  turned(
    cx,
    [
      [half * 1.45, foot - high - 9],
      [0.6, foot - high - roof],
    ],
    '#4F7FE0',
    '#3357B0',
  ) +
  path(`M${cx} ${foot - high - roof - 10}l9 3-9 3z`, '#FFC94A') +
  rect(cx - 0.6, foot - high - roof - 10, 1.2, 12, '#FFC94A');

export const scene: Scene = {
  focus: 215,
  draw: (id) => [
    sky(id, POSTER, ['#1A2468', '#5658B4', '#F7A6CC']),
    stars(31, { w: 300, y: 150 }, '#FFFFFF', 10),
    wind({ w: 300, y: 46, bend: -1.6 }, '#CFD2FA', 0.45),
    burst(64, 112, 42, '#FFD24A'),
    burst(236, 92, 36, '#FF8FB8'),
    burst(256, 176, 22, '#8CE6E0', 10),
    canopy({ x0: -12, x1: 316, y: 318, r: 30, seed: 14, foot: 346 }, '#3A3C8E'),
    turret(126, 260, 8, 62, 50),
    turret(176, 260, 7, 48, 44),
    turret(150, 240, 13, 84, 74),
    rect(112, 248, 76, 96, '#E6E2FA'),
    rect(160, 248, 28, 96, '#B9B0E0'),
    path('M112 248v-9h10v5h8v-5h10v5h8v-5h10v5h8v-5h10v5h2v4z', '#F6F3FF'),
    turret(84, 344, 10, 72, 46),
    turret(216, 344, 10, 72, 46),
    rect(92, 292, 116, 52, '#F6F3FF'),
    rect(168, 292, 40, 52, '#C3BAE6'),
    path('M92 292v-8h10v4h8v-4h10v4h8v-4h10v4h8v-4h10v4h8v-4h10v4h8v-4h10v4h8v-4h8v8z', '#FFFFFF'),
    arches(
      [
        [136, 344, 28, 42],
        [145, 276, 10, 22],
        [122, 278, 7, 16],
        [171, 278, 7, 16],
        [146, 176, 8, 18],
        [106, 326, 8, 18],
        [186, 326, 8, 18],
        [81, 300, 6, 14],
        [213, 300, 6, 14],
      ],
      '#FFD98A',
    ),
    bars(
      [
        [112, 246, 76, 3],
        [92, 312, 40, 3],
        [168, 312, 40, 3],
      ],
      '#8C82C4',
    ),
    rect(-5, 343, 310, 8, '#262A70'),
    sea(`${id}w`, { w: 300, h: 400, y: 348, lightX: 150, seed: 25 }, '#7A6EC0', '#151A56', '#FFD98A'),
  ],
};

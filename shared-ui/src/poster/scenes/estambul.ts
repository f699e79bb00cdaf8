import { block, panes, placed, stroke } from '../parts/blocks.ts';
import { gulls } from '../parts/figures.ts';
import { needles } from '../parts/gothic.ts';
import { clouds, hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { boxes } from '../parts/lists.ts';
import { vault } from '../parts/solids.ts';
import { bars, n, path, rect } from '../parts/svg.ts';
import { arches, skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const LEAD = ['#7A86B4', '#55609A'] as const;

/** Slender towers with two balconies each: centre, foot and height. */
const minarets = (list: readonly (readonly [x: number, y: number, h: number])[]) => {
  const part = (from: number, to: number, dx = 0) =>
    list.map(([x, y, h]) => `M${x + dx} ${n(y - h * from)}V${n(y - h * to)}`).join('');
  return (
    stroke(part(0, 0.16), '#FFF0DC', 13) +
    stroke(part(0, 0.84), '#FFF0DC', 8) +
    stroke(part(0, 0.84, 2.4), '#D9A8A4', 3.2) +
    stroke(part(0.42, 0.47) + part(0.69, 0.73), '#FFF0DC', 13) +
    needles(
      list.map(([x, y, h]) => [x, y - h * 0.84, 5, h * 0.17]),
      ...LEAD,
    )
  );
};

/** The steam ferry that crosses between two continents. */
const ferry =
  path('M-62-14H58L46 4H-50Z', '#FFF6E6') +
  path('M-62-14H58l-3 5H-59z', '#E0523F') +
  bars(boxes('-48 -26 90 12, -36 -37 66 11'), '#FFF6E6') +
  panes([-44, -20, 82], { rows: 2, step: -11, wide: 6, gap: 4, high: 5 }, '#3A4A8A') +
  bars(boxes('-8 -60 14 23'), '#E0A43C') +
  rect(-8, -60, 14, 7, '#2A2450') +
  path('M-50 4H46L44 9H-48Z', '#2A2450');

export const scene: Scene = {
  focus: 214,
  draw: (id) => [
    sky(id, POSTER, ['#5B3585', '#DB6F8C', '#FFC98C']),
    hazeSun(`${id}h`, 66, 232, 46, '#FFEBBC'),
    clouds(97, { w: 300, y: 92, spread: 90 }, '#F9A6A0', 5, 0.5),
    wind({ w: 300, y: 48, bend: -0.9 }, '#FFE0DC', 0.5),
    gulls(
      [
        [40, 136, 9],
        [62, 152, 7],
      ],
      '#FFF0E4',
      2,
    ),
    skyline({ x0: -5, x1: 305, base: 322, min: 16, max: 44, seed: 99, step: 18 }, '#B5648E'),
    // The great mosque: domes that climb to one.
    block([112, 276, 140, 46], '#FFE9D2', '#D9A0A0', 0.26),
    block([134, 246, 98, 34], '#FFF0DC', '#DDAAA6', 0.26),
    vault(132, 278, 22, 22, ...LEAD) + vault(234, 278, 22, 22, ...LEAD),
    vault(150, 250, 26, 28, ...LEAD) + vault(216, 250, 26, 28, ...LEAD),
    rect(140, 222, 86, 26, '#FFE9D2') + rect(196, 222, 30, 26, '#D9A0A0'),
    path('M132 226V206l5-8 5 8V226zM224 226V206l5-8 5 8V226z', '#FFF0DC'),
    vault(183, 226, 45, 50, ...LEAD),
    bars(boxes('136 224 94 4, 130 246 106 4, 108 275 148 4'), '#FFF6E6'),
    arches(
      boxes('146 244 7 14, 158 244 7 14, 170 244 7 14, 182 244 7 14, 194 244 7 14, 206 244 7 14'),
      '#6B4A86',
    ),
    arches(boxes('144 273 8 18, 160 273 8 18, 178 273 10 20, 198 273 8 18, 214 273 8 18'), '#6B4A86'),
    arches(
      boxes('120 322 13 30, 140 322 13 30, 160 322 13 30, 180 322 13 30, 200 322 13 30, 220 322 13 30'),
      '#6B4A86',
    ),
    path('M182 178v-10a5 5 0 1 1 2 0v10z', '#F6C453'),
    minarets([
      [96, 320, 208],
      [270, 320, 208],
      [126, 324, 172],
      [240, 324, 172],
    ]),
    path('M-5 316Q80 304 160 318T305 314V334H-5Z', '#4A2E66'),
    sea(`${id}w`, { w: 300, h: 400, y: 328, lightX: 66, seed: 37 }, '#C96E92', '#2A2460', '#FFE0A8'),
    placed(176, 374, 1, ferry),
    stroke('M98 386H238', '#FFE0C0', 2.4, ' opacity=".6" stroke-linecap="round"'),
    path('M-5 392Q80 378 160 392T305 388V404H-5Z', '#1A1640'),
  ],
};

import { block, panes, stroke, teeth } from '../parts/blocks.ts';
import { gulls } from '../parts/figures.ts';
import { needles } from '../parts/gothic.ts';
import { clouds, POSTER, rays, sky, sun, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { canopy } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { bars, disc, n, path, rect, times } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

const TREES = [
  [14, 346, 27],
  [72, 352, 24],
  [222, 354, 25],
  [282, 348, 29],
] as const;
const FRUIT = [
  [-0.6, 0.1],
  [-0.2, -0.5],
  [0.3, 0.2],
  [0.55, -0.35],
  [-0.15, 0.55],
  [0.1, -0.1],
  [-0.55, -0.35],
] as const;
const oranges = TREES.flatMap(([x, y, r]) =>
  FRUIT.map(([dx, dy]) => `M${n(x + dx * r)} ${n(y + dy * r)}h.1`),
).join('');

export const scene: Scene = {
  focus: 172,
  draw: (id) => [
    sky(id, POSTER, ['#1556A6', '#5AA4DC', '#FCE9BC']),
    rays(64, 206, 420, '#FFF6D6', 0.12, 10),
    sun(64, 206, 36, '#FFF3C8', 2),
    clouds(37, { w: 300, y: 110, spread: 70 }, '#FFFFFF', 2, 0.5),
    wind({ w: 300, y: 48, bend: 1.3 }, '#FFFFFF', 0.5),
    oldTown(
      { x0: -6, x1: 130, base: 330, min: 30, max: 60, seed: 52, step: 36 },
      ['#F4D9A8', '#FFF3DC', '#E8B67C'],
      '#C9653C',
      '#8A6A58',
    ),
    // The cathedral at its foot.
    block([194, 266, 116, 80], '#EBC78E', '#C99A62', 0.25),
    path('M206 268q20-34 46-34t46 34z', '#D9B078'),
    needles(
      times(6, (i) => [200 + i * 21, 268, 3, 40] as const),
      '#F6D9A2',
      '#C99A62',
    ),
    arches(boxes('207 330 8 40, 228 330 8 40, 249 330 8 40, 270 330 8 40'), '#8A5A3C'),
    // The tower: brick below, bells and balconies above.
    block([122, 164, 62, 186], '#E9B26A', '#B97C44', 0.34),
    panes([128, 182, 10], { rows: 6, step: 27, wide: 10, gap: 1, high: 19 }, '#C48A50'),
    panes([168, 182, 10], { rows: 6, step: 27, wide: 10, gap: 1, high: 19 }, '#96602F'),
    arches(boxes('148 196 10 16, 148 232 10 16, 148 268 10 16, 148 304 10 16'), '#7A4230'),
    bars(boxes('145 197 16 2, 145 233 16 2, 145 269 16 2, 145 305 16 2'), '#FFF3DC'),
    bars(boxes('118 160 70 5'), '#FFE9C2'),
    block([124, 126, 58, 34], '#F2C684', '#C48A50', 0.34),
    arches(boxes('129 160 9 26, 142 160 9 26, 155 160 9 26, 168 160 9 26'), '#5E3A44'),
    [133.5, 146.5, 159.5, 172.5].map((x) => disc(x, 148, 2.6, '#F6C453')).join(''),
    bars(boxes('120 121 66 5'), '#FFE9C2'),
    teeth(121, 121, 64, 6, 5, '#FFE9C2'),
    block([131, 96, 44, 22], '#F2C684', '#C48A50', 0.34),
    arches(boxes('137 118 8 16, 149 118 8 16, 161 118 8 16'), '#5E3A44'),
    bars(boxes('128 92 50 4'), '#FFE9C2'),
    turned(
      153,
      profile('15 92, 15 72, 18 70, 18 68, 10 66, 10 54, 7 46, 1.4 42, 1 36'),
      '#F2C684',
      '#C48A50',
    ),
    path('M151.6 38l-1-14-4-2 6-6 5 7-2 1 1 14z', '#8A5A3C'),
    gulls(
      [
        [226, 128, 7],
        [246, 140, 5],
      ],
      '#123F78',
    ),
    // Orange trees and a low wall.
    rect(-5, 344, 310, 62, '#F4D9A8'),
    rect(-5, 344, 310, 4, '#C9653C'),
    bars(
      TREES.map(([x, y]) => [x - 3, y, 6, 60]),
      '#5A3A2A',
    ),
    TREES.map(([x, y, r]) => disc(x, y, r, '#2F7A4E')).join(''),
    stroke(oranges, '#F58A1F', 5.4, ' stroke-linecap="round"'),
    canopy({ x0: -12, x1: 312, y: 398, r: 20, seed: 16, foot: 406 }, '#1B4F3E'),
  ],
};

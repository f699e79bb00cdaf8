import { block, panes } from '../parts/blocks.ts';
import { grove } from '../parts/grove.ts';
import { peak, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { turned } from '../parts/solids.ts';
import { bars, disc, path } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** One of the brick twins, with its copper onion. */
const twin = (x: number) =>
  block([x - 19, 170, 38, 176], '#C9694A', '#983F3C', 0.36) +
  bars(
    [
      [x - 21, 214, 42, 3],
      [x - 21, 258, 42, 3],
      [x - 21, 302, 42, 3],
      [x - 21, 168, 42, 4],
    ],
    '#EBAE86',
  ) +
  panes([x - 12, 194, 20], { rows: 3, step: 44, wide: 7, gap: 6, high: 22 }, '#5A2436') +
  turned(x, profile('17 168, 17 152'), '#D97C56', '#A34842') +
  disc(x - 3, 160, 5, '#FFF3DC') +
  turned(
    x,
    profile('17 152, 21 144, 21 136, 17 126, 8 118, 6 114, 6 110, 3 106, 1 98, .8 88'),
    '#5FA58C',
    '#3A7A70',
  ) +
  disc(x, 88, 2.6, '#F6C453');

export const scene: Scene = {
  focus: 208,
  draw: (id) => [
    sky(id, POSTER, ['#4E62B4', '#B79CD0', '#FFD0B8']),
    sun(46, 176, 32, '#FFF1D0'),
    clouds(73, { w: 300, y: 74, spread: 80 }, '#FFFFFF', 5, 0.5),
    wind({ w: 300, y: 46, bend: -1.4 }, '#FFFFFF', 0.5),
    // The Alps take the last light.
    peak(66, 296, 112, 108, '#F0A79A', '#B57FA6', '#FFF1E6'),
    peak(238, 296, 124, 124, '#EDA096', '#AD78A4', '#FFF1E6'),
    peak(150, 296, 104, 90, '#E39A98', '#A472A4', '#FCE6DE'),
    range(`${id}a`, { w: 300, base: 304, top: 262, seed: 9, rough: 0.45, foot: 326 }, '#7C6AA6', '#C99FB4'),
    oldTown(
      { x0: -8, x1: 76, base: 346, min: 46, max: 74, seed: 42, step: 34 },
      ['#F6DDB8', '#E8C8A0', '#D9B7A8'],
      '#A4463F',
      '#5E4A6E',
    ),
    // Nave between the towers.
    block([132, 258, 140, 88], '#C9694A', '#983F3C', 0.2),
    path('M128 260L142 214H258L276 260Z', '#B4403C') + path('M236 214H258L276 260H246Z', '#8A2C38'),
    panes([168, 300, 96], { rows: 1, step: 30, wide: 9, gap: 13, high: 52 }, '#5A2436'),
    twin(98) + twin(154),
    block([117, 240, 18, 106], '#D97C56', '#A34842', 0.3),
    arches(boxes('120 346 12 34'), '#5A2436'),
    disc(126, 268, 5, '#FFF3DC'),
    oldTown(
      { x0: -8, x1: 306, base: 386, min: 34, max: 54, seed: 47, step: 46 },
      ['#FBE6C4', '#F2C48E', '#E6D3C0', '#F0B49A'],
      '#9C3A38',
      '#5E4A6E',
    ),
    grove({ x0: -12, x1: 312, y: 386, r: 22, seed: 13, foot: 406 }, '#2F4A50'),
  ],
};

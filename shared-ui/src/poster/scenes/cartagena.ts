import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { bars, disc, poly, rect } from '../parts/svg.ts';
import { arches, oldTown, skyline } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 205,
  draw: (id) => [
    sky(id, POSTER, ['#D9503F', '#F08A4B', '#FCD58C']),
    sun(176, 206, 44, '#FFF0BF'),
    clouds(4, { w: 300, y: 92, spread: 70 }, '#FFC98A', 4, 0.5),
    wind({ w: 300, y: 60, bend: 1 }, '#FFE9C2'),
    skyline({ x0: 214, x1: 305, base: 286, min: 16, max: 84, seed: 11, step: 13 }, '#E58A5C'),
    oldTown(
      { x0: -6, x1: 306, base: 300, min: 24, max: 46, seed: 21, step: 26 },
      ['#F3B54A', '#F8DFA6', '#DE6247', '#EFA07A', '#4C98A0'],
      '#A93B33',
      '#5A2230',
    ),
    rect(62, 218, 76, 76, '#FAD06B'),
    rect(100, 218, 38, 76, '#E5AC4E'),
    arches(
      [
        [72, 294, 14, 30],
        [93, 294, 14, 36],
        [114, 294, 14, 30],
      ],
      '#7A2A33',
    ),
    rect(58, 214, 84, 6, '#FFF3D2'),
    rect(82, 160, 36, 56, '#FAD06B'),
    rect(103, 160, 15, 56, '#E5AC4E'),
    bars([[79, 158, 42, 4]], '#FFF3D2'),
    disc(100, 190, 8, '#FFF8E4'),
    bars(
      [
        [99.4, 184, 1.4, 7],
        [100, 189.4, 5, 1.4],
      ],
      '#7A2A33',
    ),
    arches(
      [
        [88, 176, 6, 11],
        [97, 176, 6, 11],
        [106, 176, 6, 11],
      ],
      '#7A2A33',
    ),
    turned(
      100,
      [
        [21, 160],
        [21, 156],
        [16, 156],
        [15, 138],
        [9, 122],
        [8, 116],
        [3, 108],
        [1, 88],
      ],
      '#D9503F',
      '#B23C36',
    ),
    poly(
      [
        [-5, 292],
        [305, 286],
        [305, 322],
        [-5, 328],
      ],
      '#8E4A3A',
    ),
    poly(
      [
        [-5, 292],
        [305, 286],
        [305, 292],
        [-5, 298],
      ],
      '#B9694A',
    ),
    bars([[-5, 306, 310, 1.4]], '#6E3530'),
    sea(`${id}w`, { w: 300, h: 400, y: 318, lightX: 178, seed: 5 }, '#2E8C94', '#0E4D5F', '#FFE0A0'),
    sailboat(226, 356, 1.1, '#FFF3D6', '#3B1A2A'),
    palm(2, 410, 168, 14, '#3B1A2A', '#5A2A35'),
    palm(286, 412, 150, -8, '#3B1A2A', '#5A2A35'),
  ],
};

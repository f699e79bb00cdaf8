import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { arcProfile, turned } from '../parts/solids.ts';
import { type Box, bars, path, rect, times } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

const floors = (x: number, y: number, w: number, rows: number): string =>
  times(rows, (i) => `M${x} ${y + i * 13}h${w}`).join('');

export const scene: Scene = {
  focus: 190,
  draw: (id) => [
    sky(id, POSTER, ['#5C8494', '#B9C7B4', '#FBE2AC']),
    sun(74, 150, 34, '#FFF8DA'),
    clouds(26, { w: 300, y: 92, spread: 90 }, '#FFFFFF', 5, 0.5),
    wind({ w: 300, y: 52, bend: 1.6 }, '#FFFFFF'),
    oldTown(
      { x0: -8, x1: 92, base: 340, min: 50, max: 84, seed: 16, step: 36 },
      ['#C9C2A6', '#B7B49C', '#D9CDAA'],
      '#6E7C7A',
      '#7E8A84',
    ),
    oldTown(
      { x0: 218, x1: 306, base: 340, min: 54, max: 92, seed: 24, step: 36 },
      ['#B7B49C', '#C9C2A6', '#A9AC98'],
      '#6E7C7A',
      '#76827E',
    ),
    rect(88, 226, 128, 118, '#E9C48C'),
    rect(180, 226, 36, 118, '#B58A62'),
    turned(
      100,
      [[13, 344], [13, 206], [15, 206], [15, 200], [9, 200], ...arcProfile(9, 196, 14, 4), [1, 172]],
      '#F2D3A0',
      '#B58A62',
    ),
    turned(
      204,
      [[13, 344], [13, 206], [15, 206], [15, 200], [9, 200], ...arcProfile(9, 196, 14, 4), [1, 172]],
      '#E3BC84',
      '#A67C58',
    ),
    turned(
      152,
      [
        [30, 344],
        [30, 176],
        [33, 176],
        [33, 170],
        [26, 170],
        [26, 150],
        [28, 150],
        [28, 145],
        [20, 145],
        [19, 130],
        ...arcProfile(18, 128, 22, 5),
        [6, 106],
        [6, 94],
        [8, 94],
        [5, 84],
        [1, 76],
        [0.8, 54],
      ],
      '#F6DAA8',
      '#B58A62',
    ),
    turned(126, [[7, 176], [7, 158], ...arcProfile(7, 158, 10, 4), [0.8, 138]], '#F6DAA8', '#B58A62'),
    turned(178, [[7, 176], [7, 158], ...arcProfile(7, 158, 10, 4), [0.8, 138]], '#D9AE78', '#A67C58'),
    bars(
      [
        [84, 222, 136, 6],
        [122, 168, 60, 4],
        [118, 222, 68, 4],
      ],
      '#FFF0CE',
    ),
    `<path d="${floors(92, 242, 26, 6)}${floors(128, 190, 50, 10)}${floors(190, 242, 26, 6)}" stroke="#5E4A44" stroke-width="7" stroke-dasharray="4 5.4" opacity=".75"/>`,
    arches(
      [
        [138, 166, 8, 14],
        [156, 166, 8, 14],
        ...[92, 112, 132, 152, 172, 192].map((x): Box => [x, 346, 15, 30]),
      ],
      '#4A3A3C',
    ),
    rect(-5, 342, 310, 62, '#93A48A'),
    path('M120 344H184L240 405H64Z', '#E3D3AE'),
    path('M132 372H172V380H132Z', '#B7A98C'),
    rect(142, 352, 20, 22, '#D3C7A8'),
    rect(154, 352, 8, 22, '#A2987E'),
    path(
      'M136 352Q140 338 148 336L150 326 146 318 150 316 154 322 156 316 152 312Q154 306 158 308L158 330 166 338Q172 342 170 352L166 340 162 352H158L158 344H146L144 352Z',
      '#2F4A44',
    ),
    palm(38, 404, 118, -6, '#24443F', '#44705A'),
    palm(264, 404, 124, 8, '#24443F', '#44705A'),
  ],
};

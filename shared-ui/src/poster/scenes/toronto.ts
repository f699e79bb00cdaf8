import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { turned, vault } from '../parts/solids.ts';
import { path, rect } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A maple leaf of about 40 by 44, its stalk's foot at `x`, `y`. */
const leaf = (x: number, y: number, turn: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-1 0L-2-12-16-9-13-15-25-24-21-26-23-35-15-33-13-36-7-28-9-42-5-40 0-48 5-40 9-42 7-28 13-36 15-33 23-35 21-26 25-24 13-15 16-9 2-12 1 0Z" fill="${fill}"/>`;

export const scene: Scene = {
  focus: 195,
  draw: (id) => [
    sky(id, POSTER, ['#8FB8C8', '#D3DECF', '#FCE6BC']),
    sun(84, 196, 36, '#FFF9E0'),
    clouds(12, { w: 300, y: 96, spread: 90 }, '#FFFFFF', 4, 0.65),
    wind({ w: 300, y: 58, bend: -0.6 }, '#FFFFFF', 0.7),
    skyline({ x0: -5, x1: 305, base: 312, min: 30, max: 116, seed: 40, step: 15 }, '#A9BFC4'),
    skyline({ x0: -5, x1: 136, base: 314, min: 24, max: 92, seed: 67, step: 17 }, '#6E929E', '#FFF0C4', 8),
    skyline({ x0: 176, x1: 305, base: 314, min: 30, max: 124, seed: 71, step: 17 }, '#5A8090', '#FFF0C4', 8),
    vault(108, 312, 50, 40, '#F4F1E8', '#C3CCD0'),
    `<path d="M74 284Q108 266 142 284M84 278Q100 290 96 312M132 278Q116 290 120 312" fill="none" stroke="#A9B9C0" stroke-width="1.6"/>`,
    rect(52, 306, 112, 10, '#D9DCDA'),
    turned(
      158,
      [
        [19, 316],
        [12, 296],
        [7.5, 240],
        [5, 172],
        [10, 168],
        [19, 160],
        [20, 150],
        [15, 144],
        [10, 138],
        [5, 136],
        [4, 110],
        [6.5, 108],
        [6.5, 102],
        [3, 100],
        [1.8, 70],
        [0.8, 44],
      ],
      '#F6F0E2',
      '#A9AEB4',
    ),
    path('M139 160L138 152H178L177 160Z', '#2F5A6A'),
    path('M158 152H178L177 160H158Z', '#1F4452'),
    path('M150 316L156 180H160L166 316Z', '#C9CCCA', ' opacity=".7"'),
    rect(-5, 310, 310, 8, '#6E7F5A'),
    sea(`${id}w`, { w: 300, h: 400, y: 316, lightX: 84, seed: 13 }, '#8FBAC2', '#2F6F8A', '#FFF9E0'),
    sailboat(226, 344, 1.2, '#FFFFFF', '#1F4452'),
    sailboat(262, 330, 0.7, '#FFFFFF', '#1F4452'),
    canopy({ x0: -14, x1: 120, y: 376, r: 20, seed: 3, foot: 404, fall: 30 }, '#C93A2E', '#F0743A'),
    canopy({ x0: 214, x1: 318, y: 392, r: 20, seed: 8, foot: 404 }, '#A82A2E'),
    path(
      'M-5 60Q30 72 62 56M-5 96Q20 96 44 112',
      'none',
      ' stroke="#5A2A2E" stroke-width="3" stroke-linecap="round"',
    ),
    leaf(60, 56, 118, '#E0442F'),
    leaf(34, 64, 168, '#C9302C'),
    leaf(44, 112, 146, '#F0743A'),
    leaf(10, 94, 176, '#E0442F'),
  ],
};

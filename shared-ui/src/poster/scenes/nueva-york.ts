import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { turned } from '../parts/solids.ts';
import { bars } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 215,
  draw: (id) => [
    sky(id, POSTER, ['#101A44', '#3A4A94', '#F08E80']),
    stars(5, { w: 300, y: 130 }, '#FFFFFF', 26),
    moon(236, 84, 20, '#FFF2CC'),
    wind({ w: 300, y: 70, bend: 1.5 }, '#B8C0F0', 0.4),
    skyline({ x0: -5, x1: 305, base: 318, min: 36, max: 130, seed: 41, step: 17 }, '#8A5C93', '#FFC98A', 18),
    skyline({ x0: -5, x1: 305, base: 326, min: 26, max: 110, seed: 47, step: 22 }, '#45407E', '#FFD98F', 30),
    turned(
      150,
      [
        [38, 326],
        [38, 286],
        [28, 286],
        [28, 238],
        [22, 238],
        [22, 168],
        [16, 168],
        [16, 152],
        [10, 152],
        [10, 138],
        [5, 134],
        [3, 116],
        [1, 114],
        [0.8, 84],
      ],
      '#2A2E68',
      '#1B1F50',
    ),
    bars(
      [-16, -10, -4, 2, 8, 14].map((d) => [150 + d, 176, 2, 146]),
      '#FFD98F',
      ' opacity=".35"',
    ),
    bars(
      [
        [136, 180, 2, 5],
        [140, 204, 2, 5],
        [146, 192, 2, 5],
        [158, 216, 2, 5],
        [164, 184, 2, 5],
        [130, 254, 2, 5],
        [152, 262, 2, 5],
        [170, 250, 2, 5],
        [146, 156, 8, 3],
      ],
      '#FFE7B0',
    ),
    sea(`${id}w`, { w: 300, h: 400, y: 324, lightX: 236, seed: 3 }, '#5B4C88', '#141B48', '#FFC9A0'),
    `<path d="M-5 330H305V336H-5Z" fill="#0C1236"/><path d="M28 226h40v174H28zM232 226h40v174h-40z" fill="#0C1236"/><path d="M36 330v-64a12 12 0 0 1 10-16v80zM50 330v-80a12 12 0 0 1 10 16v64zM240 330v-64a12 12 0 0 1 10-16v80zM254 330v-80a12 12 0 0 1 10 16v64z" fill="#6A5390"/><path d="M24 222h48v6H24zM228 222h48v6h-48z" fill="#0C1236"/><path d="M48 224Q150 410 252 224M48 224Q10 300 -10 326M252 224Q290 300 310 326" fill="none" stroke="#0C1236" stroke-width="2.4"/><path d="${[78, 94, 110, 126, 142, 158, 174, 190, 206, 222].map((x) => `M${x} 332V${Math.round(317 - ((x - 150) / 102) ** 2 * 93)}`).join('')}" stroke="#0C1236" stroke-width="1"/>`,
  ],
};

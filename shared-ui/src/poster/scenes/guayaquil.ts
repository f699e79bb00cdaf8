import { hillside } from '../parts/hillside.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy, palm } from '../parts/plants.ts';
import { lighthouse } from '../parts/solids.ts';
import { path, rect } from '../parts/svg.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 204,
  draw: (id) => [
    sky(id, POSTER, ['#4BA6B4', '#AEDCCB', '#FFF3C8']),
    sun(66, 190, 34, '#FFF6D8'),
    clouds(20, { w: 300, y: 92, spread: 80 }, '#FFFFFF', 4, 0.65),
    wind({ w: 300, y: 58, bend: 1.7 }, '#FFF3E0'),
    path('M46 346Q96 320 130 262Q160 208 190 204Q224 206 250 256Q274 296 305 312V350H46Z', '#5C8A5A'),
    path('M190 204Q224 206 250 256Q274 296 305 312V350H214Q232 290 190 204Z', '#3F6C50'),
    hillside(
      {
        rows: [
          [164, 220, 236],
          [140, 244, 262],
          [116, 268, 290],
          [92, 292, 318],
          [64, 306, 346],
        ],
        seed: 17,
        size: 19,
      },
      { walls: ['#F6C34A', '#3E8FC0', '#E2604A', '#FBE6BE'], roof: '#9C4A40', window: '#5A2A3A' },
    ),
    path(
      'M184 350L190 322L182 298L190 274L184 252L190 226H197L192 252L199 274L192 298L201 322L198 350Z',
      '#FFF3DC',
    ),
    `<path d="M185 342h14M186 334h14M188 326h13M185 310h9M184 302h8M188 284h8M188 266h8M187 244h5M189 236h5" stroke="#C9A68C" stroke-width="1.4"/>`,
    lighthouse(191, 212, 0.92, '#FFFDF4', '#3B86C0', '#D3CFD8', '#FFE38A'),
    rect(-5, 346, 310, 14, '#B9805E'),
    rect(-5, 344, 310, 4, '#E3B58A'),
    sea(`${id}w`, { w: 300, h: 400, y: 358, lightX: 66, seed: 11 }, '#8FB09A', '#3F6A70', '#FFF6D4'),
    sailboat(96, 380, 0.9, '#FFFFFF', '#2A4A4C'),
    canopy({ x0: -12, x1: 66, y: 338, r: 15, seed: 7, foot: 350 }, '#2F5F50'),
    palm(30, 352, 104, -6, '#23483F', '#3B705A'),
  ],
};

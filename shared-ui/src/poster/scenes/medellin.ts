import { hillside } from '../parts/hillside.ts';
import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { bars, path, rect } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

const brick = { walls: ['#D98A5E', '#C8714C', '#E7A777'], roof: '#A85A44', window: '#7A3B38' };

export const scene: Scene = {
  focus: 206,
  draw: (id) => [
    sky(id, POSTER, ['#6FB59B', '#BFDDB2', '#FDF2C6']),
    sun(74, 128, 30, '#FFF8DC'),
    clouds(11, { w: 300, y: 98, spread: 60 }, '#FFFFFF', 4, 0.6),
    wind({ w: 300, y: 56, bend: 1.2 }, '#FFFFFF'),
    range(`${id}a`, { w: 300, base: 290, top: 176, seed: 5, rough: 0.5, foot: 312 }, '#8DBFA0', '#DCE9C0'),
    path('M-5 196Q44 214 92 276L140 330H-5Z', '#4E9A76'),
    path('M305 186Q258 208 218 268L168 330H305Z', '#3B8267'),
    hillside(
      {
        rows: [
          [-6, 52, 252],
          [-6, 70, 282],
        ],
        seed: 8,
        size: 17,
      },
      brick,
    ),
    hillside(
      {
        rows: [
          [242, 306, 250],
          [222, 306, 282],
        ],
        seed: 14,
        size: 17,
      },
      brick,
    ),
    skyline({ x0: 66, x1: 240, base: 338, min: 24, max: 74, seed: 29, step: 15 }, '#B9694F', '#FBE3B0', 10),
    path('M128 340L131 190L151 118L171 190L174 340Z', '#FDF3DC'),
    path('M151 118L171 190L174 340H151Z', '#D3C2A4'),
    path('M147 190Q147 166 151 154Q155 166 155 190Z', '#5B6F63'),
    bars(
      [0, 1, 2, 3, 4, 5].map((i) => [134.5 + i * 6, 200, 2.2, 134]),
      '#5B6F63',
      ' opacity=".55"',
    ),
    rect(-5, 336, 310, 70, '#3F7F62'),
    rect(-5, 322, 310, 7, '#EDE3CC'),
    bars(
      [14, 74, 134, 194, 254].map((x) => [x, 329, 9, 40]),
      '#CDBFA2',
    ),
    path('M44 304h150q12 2 16 10v6H44z', '#FFFFFF'),
    path('M44 314h166v5H44z', '#2E9A62'),
    `<path d="M50 309.500h146" stroke="#3B5B54" stroke-width="6" stroke-dasharray="12 3"/>`,
    canopy({ x0: -10, x1: 312, y: 356, r: 22, seed: 6, foot: 404 }, '#2F7A5C'),
    canopy({ x0: -14, x1: 316, y: 386, r: 26, seed: 12, foot: 404 }, '#174A46', '#F4719A'),
  ],
};

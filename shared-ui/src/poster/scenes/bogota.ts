import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { bars, poly, rect } from '../parts/svg.ts';
import { arches, skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 210,
  draw: (id) => [
    sky(id, POSTER, ['#5E9DA6', '#B5CFC0', '#FBE8C4']),
    sun(80, 126, 30, '#FFF6DA'),
    wind({ w: 300, y: 58, bend: -0.7 }, '#FFFFFF'),
    clouds(7, { w: 300, y: 160, spread: 60 }, '#FFFFFF', 5, 0.6),
    range(`${id}a`, { w: 300, base: 280, top: 150, seed: 3, rough: 0.5, foot: 300 }, '#8DB5A8', '#D7E2CB'),
    `<defs><linearGradient id="${id}m" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2C6A60"/><stop offset="1" stop-color="#7FAE96"/></linearGradient></defs><path d="M40 330L92 262L118 238L150 190L172 168L184 160H214L226 170L250 206L272 222L306 262V330Z" fill="url(#${id}m)"/><path d="M199 160H214L226 170L250 206L272 222L306 262V330H230L216 262L222 226L206 196Z" fill="#1F5550" opacity=".55"/>`,
    rect(186, 140, 30, 22, '#FFFDF4'),
    rect(204, 140, 12, 22, '#D8DCCB'),
    poly(
      [
        [184, 141],
        [201, 130],
        [218, 141],
      ],
      '#C45A3C',
    ),
    rect(180, 126, 10, 36, '#FFFDF4'),
    rect(186, 126, 4, 36, '#D8DCCB'),
    poly(
      [
        [178, 127],
        [185, 112],
        [192, 127],
      ],
      '#C45A3C',
    ),
    arches(
      [
        [197, 162, 7, 12],
        [183.4, 140, 3.6, 7],
      ],
      '#5A3A32',
    ),
    `<path d="M60 300L186 158" stroke="#FFFDF4" stroke-width="1.2"/><path d="M120 233v6" stroke="#FFFDF4" stroke-width="1.2"/>`,
    rect(113, 239, 14, 10, '#E3523C'),
    rect(114.6, 241, 10.8, 4, '#FFF3D0'),
    range(`${id}b`, { w: 300, base: 330, top: 262, seed: 14, rough: 0.4, foot: 345 }, '#2F6E63', '#86AE93'),
    skyline({ x0: -5, x1: 305, base: 372, min: 16, max: 70, seed: 23, step: 18 }, '#B65A3E', '#FFE3A8', 26),
    poly(
      [
        [60, 372],
        [60, 258],
        [66, 252],
        [82, 252],
        [88, 258],
        [88, 372],
      ],
      '#7E3A30',
    ),
    bars(
      [
        [65, 258, 2, 110],
        [72, 258, 2, 110],
        [79, 258, 2, 110],
      ],
      '#C77457',
    ),
    canopy({ x0: -8, x1: 310, y: 378, r: 18, seed: 5, foot: 402 }, '#16423F'),
  ],
};

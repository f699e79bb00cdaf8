import { clouds, POSTER, rays, sky, sun, wind } from '../parts/light.ts';
import { dome } from '../parts/solids.ts';
import { bars, poly, rect } from '../parts/svg.ts';
import { arches, columns, oldTown, skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 225,
  draw: (id) => [
    sky(id, POSTER, ['#0D8796', '#7CC6AE', '#FBE29C']),
    rays(236, 196, 420, '#FFF6C8', 0.14, 10),
    sun(236, 196, 34, '#FFF3C4', 1),
    clouds(25, { w: 300, y: 92, spread: 80 }, '#FFFFFF', 4, 0.5),
    wind({ w: 300, y: 56, bend: 0.6 }, '#FFFFFF'),
    skyline({ x0: -5, x1: 305, base: 300, min: 14, max: 60, seed: 61, step: 16 }, '#8FC2A4'),
    rect(66, 236, 150, 76, '#FBEBC8'),
    rect(186, 236, 30, 76, '#D9BA88'),
    columns(112, 252, 58, 60, 7, '#D2AE7C'),
    poly(
      [
        [106, 252],
        [141, 234],
        [176, 252],
      ],
      '#FFF5DC',
    ),
    bars(
      [
        [60, 232, 162, 6],
        [104, 308, 74, 5],
      ],
      '#FFF5DC',
    ),
    arches(
      [
        [74, 306, 10, 26],
        [92, 306, 10, 26],
        [180, 306, 10, 26],
        [198, 306, 10, 26],
      ],
      '#8A6B4C',
    ),
    rect(112, 206, 58, 28, '#FBEBC8'),
    columns(112, 208, 58, 24, 9, '#CDAA78'),
    dome(141, 188, 27, { wall: '#FBEBC8', shade: '#D9BA88', cap: '#E9B04C', capShade: '#BC7F38' }),
    rect(-5, 310, 310, 20, '#C9B28C'),
    oldTown(
      { x0: -8, x1: 74, base: 330, min: 54, max: 84, seed: 71, step: 27 },
      ['#E9736A', '#F6C667', '#5DB3B0', '#F4A3A0'],
      '#FFF1D6',
      '#25504F',
    ),
    oldTown(
      { x0: 212, x1: 306, base: 330, min: 50, max: 80, seed: 77, step: 27 },
      ['#5DB3B0', '#F09A6A', '#F6C667', '#E9736A'],
      '#FFF1D6',
      '#25504F',
    ),
    poly(
      [
        [-5, 326],
        [305, 318],
        [305, 344],
        [-5, 352],
      ],
      '#A98C72',
    ),
    poly(
      [
        [-5, 326],
        [305, 318],
        [305, 324],
        [-5, 332],
      ],
      '#D4B898',
    ),
    sea(`${id}w`, { w: 300, h: 400, y: 342, lightX: 238, seed: 15 }, '#1E8A95', '#0A4658', '#FFF0C0'),
    `<path d="M-5 358Q20 330 52 350Q40 340 30 348Q52 346 66 364Q90 372 120 366Q90 392 -5 388Z" fill="#FFFFFF" opacity=".8"/><path d="M-5 370Q24 350 54 366Q92 382 130 372Q80 404 -5 404Z" fill="#0F6676"/>`,
  ],
};

import { hills } from '../parts/land.ts';
import { clouds, POSTER, rays, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { cupola } from '../parts/solids.ts';
import { bars, disc, mirrored, poly, rect } from '../parts/svg.ts';
import { arches, skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 262,
  draw: (id) => [
    sky(id, POSTER, ['#A92F35', '#E8703E', '#FDCB74']),
    rays(150, 232, 330, '#FFE2A0', 0.16),
    sun(150, 226, 78, '#FFE6A6', 1),
    clouds(14, { w: 300, y: 88, spread: 90 }, '#FFB26B', 4, 0.5),
    wind({ w: 300, y: 54, bend: 1 }, '#FFE0B0'),
    skyline({ x0: -5, x1: 305, base: 320, min: 20, max: 96, seed: 27, step: 21 }, '#D0603F'),
    cupola(42, 300, 17, 84, '#B94A3B', '#993A38'),
    cupola(262, 304, 14, 66, '#B94A3B', '#993A38'),
    rect(52, 232, 196, 104, '#FBE4B4'),
    rect(112, 214, 76, 122, '#FFEFCB'),
    bars(
      [
        [176, 214, 12, 122],
        [228, 232, 20, 104],
      ],
      '#DDAE78',
    ),
    bars(
      [
        [46, 228, 208, 6],
        [106, 208, 88, 7],
        [52, 258, 196, 3],
      ],
      '#F2CD92',
    ),
    poly(
      [
        [118, 208],
        [150, 188],
        [182, 208],
      ],
      '#FFEFCB',
    ),
    poly(
      [
        [150, 188],
        [182, 208],
        [156, 208],
      ],
      '#DDAE78',
    ),
    disc(150, 201, 4.4, '#C98A55'),
    bars(
      [
        [60, 214, 4, 14],
        [86, 214, 4, 14],
        [210, 214, 4, 14],
        [236, 214, 4, 14],
        [148.4, 174, 3.2, 14],
      ],
      '#F2CD92',
    ),
    arches(
      [
        [70, 336, 24, 56],
        [106, 336, 24, 66],
        [137, 336, 26, 74],
        [170, 336, 24, 66],
        [206, 336, 24, 56],
      ],
      '#8A2A35',
    ),
    arches(
      [
        [76, 336, 18, 50],
        [112, 336, 18, 60],
        [144, 336, 19, 68],
        [176, 336, 18, 60],
        [212, 336, 18, 50],
      ],
      '#F2914A',
    ),
    hills({ w: 300, h: 400, y: 336, amp: 4, k: 2 }, '#6B1E33'),
    poly(
      [
        [120, 338],
        [180, 338],
        [236, 400],
        [64, 400],
      ],
      '#8A2A35',
    ),
    canopy({ x0: -16, x1: 104, y: 340, r: 24, seed: 3, foot: 404, fall: 64 }, '#4A1430'),
    mirrored(canopy({ x0: -16, x1: 104, y: 344, r: 24, seed: 7, foot: 404, fall: 64 }, '#4A1430')),
  ],
};

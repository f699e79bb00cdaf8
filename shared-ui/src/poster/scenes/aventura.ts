import { placed, stroke } from '../parts/blocks.ts';
import { gulls, hiker } from '../parts/figures.ts';
import { hills, peak, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { pines } from '../parts/pines.ts';
import { path } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 246,
  draw: (id) => [
    sky(id, POSTER, ['#1F5A72', '#8CB8A0', '#FFDD96']),
    sun(84, 186, 42, '#FFF6D2'),
    clouds(163, { w: 300, y: 96, spread: 60 }, '#FFFFFF', 4, 0.5),
    wind({ w: 300, y: 52, bend: -1.8 }, '#FFFFFF', 0.55),
    gulls(
      [
        [206, 106, 10],
        [232, 120, 7],
      ],
      '#17465A',
      2,
    ),
    peak(200, 330, 180, 174, '#6E8E9C', '#46667E', '#FFF6E8'),
    peak(292, 330, 110, 124, '#5E8292', '#3E5E76', '#FFEEDC'),
    range(`${id}a`, { w: 300, base: 326, top: 262, seed: 19, rough: 0.5, foot: 340 }, '#5A8A80', '#DCD09A'),
    hills({ w: 300, h: 404, y: 318, amp: 20, k: 2, shift: 6 }, '#6E9A5E'),
    // The path climbs in turns.
    stroke(
      'M176 404Q120 388 160 372T236 352Q262 342 214 332T190 314Q196 304 214 298',
      '#F6DDA6',
      8,
      ' stroke-linecap="round"',
    ),
    pines({ x0: -10, x1: 150, y: 350, tall: 44, seed: 6, foot: 353 }, '#3A6E58'),
    path('M305 328Q262 340 244 372L232 404H305Z', '#3E7050'),
    // Two who have reached the ledge.
    path('M-5 330L30 322 82 326 104 338 112 352 96 372 104 404H-5Z', '#7E4A3A'),
    path('M82 326L104 338 112 352 96 372 104 404H60L72 372 62 350Z', '#532E30'),
    path('M-5 330L30 322 82 326 104 338 90 340 60 334 24 336-5 340Z', '#C98A54'),
    placed(72, 328, 1.7, hiker('#2B2440', '#E8503C', '#8A4A32')),
    placed(26, 326, 1.6, hiker('#2B2440', '#F2B03A', '#8A4A32')),
    pines({ x0: 214, x1: 312, y: 398, tall: 92, seed: 13, foot: 404 }, '#163E3C'),
    path('M-5 392Q40 380 90 392T190 404H-5Z', '#2B1E2A'),
  ],
};

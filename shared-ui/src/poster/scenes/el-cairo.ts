import { gable, placed, stroke } from '../parts/blocks.ts';
import { hills } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { path } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** A camel that walks to the right with its rider; feet on 0 0. */
const camel =
  path(
    'M-20 0l2-22q-6-4-4-12 4-8 12-7 5-11 12-11t11 11q8 2 12 0l4-14q0-7 7-7h7q3 2 1 5l-8 2-2 18q-2 9-10 12l1 25h-3l-4-22h-12l-2 22h-3l-2-24-8 0-3 24z',
    '#4A1E2A',
  ) +
  path('M-4-50q8-5 14 0l3 12q-10 5-20 0z', '#D9453A') +
  path('M-1-50l1-15q4-4 8 0l2 15z', '#FFF0D0') +
  path('M0-66a4 4 0 1 1 8 0l1 4h-10z', '#FFF0D0') +
  path('M4-68a3 3 0 0 1 4 2l-1 4-4-1z', '#7A3A2A');

export const scene: Scene = {
  focus: 254,
  draw: (id) => [
    sky(id, POSTER, ['#C6612E', '#F2A94E', '#FFEBB0']),
    sun(92, 182, 54, '#FFF6D0'),
    clouds(107, { w: 300, y: 78, spread: 60 }, '#FFE0A0', 4, 0.55),
    wind({ w: 300, y: 46, bend: -1.1 }, '#FFF3D6', 0.6),
    hills({ w: 300, h: 330, y: 302, amp: 10, k: 3 }, '#E2A65C'),
    // Three pyramids, the nearest with a little of its casing left.
    gable([8, 310, 104, 74], '#E8AE62', '#B4703C', 0.46),
    gable([76, 318, 216, 164], '#F6C878', '#B9723C', 0.46),
    stroke(
      'M130 252L212 252M112 274L232 274M94 298L254 298M148 230L196 230',
      '#D9984E',
      1.4,
      ' opacity=".6"',
    ),
    path('M175.4 154L156 177 164 175 168 184 176 176 184 186 190 178 200 182Z', '#FFF3D0') +
      path('M175.4 154L200 182 190 178 186 184Z', '#D9A878'),
    gable([214, 326, 116, 82], '#EDB664', '#A8622F', 0.44),
    path('M-5 318Q60 304 130 318T305 316V360H-5Z', '#E8A850'),
    // Dunes in the evening.
    path('M-5 344Q70 316 150 340T305 326V404H-5Z', '#D98A3E'),
    path('M150 340Q220 356 305 326V404H120Q200 372 150 340Z', '#A85A30'),
    placed(94, 344, 0.86, camel) + placed(160, 350, 0.86, camel) + placed(226, 354, 0.86, camel),
    stroke('M126 326Q134 334 142 328M192 332Q200 340 208 334', '#4A1E2A', 1.2),
    path('M-5 366Q80 350 170 372T305 366V404H-5Z', '#7E3A2A'),
    path('M-5 388Q60 374 120 390T200 404H-5Z', '#4A1E2A'),
    palm(24, 400, 140, 10, '#4A1E2A', '#6E3A2E'),
    palm(4, 402, 96, -4, '#4A1E2A', '#6E3A2E'),
  ],
};

import { gulls } from '../parts/figures.ts';
import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { path } from '../parts/svg.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A whale's fluke over its own water, one half in the shade. */
const fluke = (): string =>
  path(
    'M150 330Q138 286 140 254Q138 226 112 212Q84 200 62 206Q88 170 130 182Q146 188 152 204Q160 186 176 180Q216 168 242 200Q220 196 194 208Q166 222 166 254Q168 292 160 330Z',
    '#23455C',
  ) +
  path(
    'M152 204Q160 186 176 180Q216 168 242 200Q220 196 194 208Q166 222 166 254Q168 292 160 330H154Z',
    '#142F44',
  ) +
  path('M62 206Q84 200 112 212Q132 222 138 240Q118 222 96 216Q78 212 62 206Z', '#6E93A4') +
  path('M136 300l-7 9 8 2zM170 286l7 10-8 1z', '#E8F6F2');

export const scene: Scene = {
  focus: 246,
  draw: (id) => [
    sky(id, POSTER, ['#2C7FA0', '#9AD0CC', '#FFEFC8']),
    sun(226, 134, 32, '#FFF8DC'),
    clouds(72, { w: 300, y: 84, spread: 76 }, '#FFFFFF', 4, 0.55),
    wind({ w: 300, y: 52, bend: -0.9 }, '#FFFFFF', 0.6),
    gulls(
      [
        [66, 132, 10],
        [92, 118, 7],
      ],
      '#1E4C60',
      2,
    ),
    range(`${id}a`, { w: 300, base: 258, top: 214, seed: 44, rough: 0.5, foot: 264 }, '#6FA3A6', '#CFE2CC'),
    sea(`${id}w`, { w: 300, h: 400, y: 256, lightX: 226, seed: 16 }, '#2C9AA8', '#0F4F6E', '#FFFFFF'),
    sailboat(262, 288, 0.8, '#FFF8E8', '#1E4C60'),
    fluke(),
    path('M92 334Q150 306 216 334Q150 350 92 334Z', '#DDF2EE') +
      path('M78 344Q150 326 232 344Q150 362 78 344Z', '#3FA3B0', ' opacity=".8"'),
    `<path d="M-5 380Q70 362 150 378T305 372V405H-5Z" fill="#0B3F5A"/>`,
  ],
};

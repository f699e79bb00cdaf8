import { stroke } from '../parts/blocks.ts';
import { gulls } from '../parts/figures.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** A point of the shell over the eye, `t` from its left foot to its right one. */
const shell = (t: number, half: number, high: number) =>
  `${Math.round(150 - half * Math.cos(t * Math.PI))} ${Math.round(292 - high * Math.sin(t * Math.PI))}`;
const ribs = times(17, (i) => (i + 1) / 18)
  .map((t) => `M${shell(t, 132, 104)}L${shell(t, 104, 74)}`)
  .join('');
const slats = times(11, (i) => (i + 1) / 12)
  .map((t) => `M${shell(t, 92, 62)}V292`)
  .join('');

const eye =
  path('M18 292A132 104 0 0 1 282 292H254A104 74 0 0 0 46 292Z', '#FFFFFF') +
  path('M166 189A132 104 0 0 1 282 292H254A104 74 0 0 0 162 219Z', '#BFDDE8') +
  stroke(ribs, '#5B9DBC', 1.6) +
  path('M58 292A92 62 0 0 1 242 292Z', '#1B5F8E') +
  path('M160 231A92 62 0 0 1 242 292H172Q178 258 160 231Z', '#12466F') +
  stroke(slats, '#7CC6DE', 1.3, ' opacity=".7"') +
  path('M104 292A46 44 0 0 1 196 292Z', '#F9E8BE') +
  path('M158 249A46 44 0 0 1 196 292H166Q170 268 158 249Z', '#E0BE86');

export const scene: Scene = {
  focus: 246,
  draw: (id) => [
    sky(id, POSTER, ['#0F76B8', '#54BDDA', '#E4F6DE']),
    sun(92, 142, 32, '#FFFBE0'),
    clouds(53, { w: 300, y: 84, spread: 80 }, '#FFFFFF', 4, 0.6),
    wind({ w: 300, y: 50, bend: 1.6 }, '#FFFFFF', 0.55),
    gulls(
      [
        [150, 128, 7],
        [168, 118, 5],
      ],
      '#0C4F80',
    ),
    skyline({ x0: -5, x1: 305, base: 292, min: 12, max: 44, seed: 71, step: 18 }, '#93CFDC'),
    // The white mast and its harp of cables.
    stroke(
      times(12, (i) => `M${262 - i * 2.6} ${88 + i * 15}L${212 - i * 18} 276`).join(''),
      '#FFFFFF',
      1.2,
      ' opacity=".85"',
    ),
    path('M274 72L280 74 244 290H226L262 104Z', '#FFFFFF') + path('M280 74L244 290H236Z', '#BFDDE8'),
    rect(-5, 274, 310, 5, '#FFFFFF'),
    eye,
    // The pool gives it all back.
    rect(-5, 292, 310, 112, '#1A86B4'),
    `<g transform="matrix(1 0 0 -.78 0 520)" opacity=".5">${eye}</g>`,
    rect(-5, 290, 310, 5, '#FFFFFF') + rect(-5, 295, 310, 3, '#0F5F8C'),
    stroke(
      'M20 318H120M170 318H240M60 334H96M120 334H250M30 352H160M190 352H224M80 370H200',
      '#9FE0EA',
      2,
      ' opacity=".6" stroke-linecap="round"',
    ),
    path('M-5 390Q150 376 305 390V404H-5Z', '#0C4468'),
    palm(24, 396, 128, -8, '#0C4468', '#1B6E84'),
    palm(284, 398, 96, 8, '#0C4468', '#1B6E84'),
  ],
};

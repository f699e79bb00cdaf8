import { placed, stroke } from '../parts/blocks.ts';
import { hills, range } from '../parts/land.ts';
import { clouds, POSTER, sky, trail, wind } from '../parts/light.ts';
import { bars, disc, path, rect } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** A passport of no country: a globe on its cover, a boarding pass in it. */
const booklet = (): string =>
  `<g transform="rotate(9)">${path('M-14-112H52V40H-14Z', '#FFFDF4')}${path('M-14-112H52V-92H-14Z', '#FFB52E')}${bars(
    [
      [-4, -84, 34, 5],
      [-4, -72, 46, 5],
      [-4, -60, 22, 5],
    ],
    '#B9C7C4',
  )}</g>` +
  path('M-62-78Q-62-86-54-86H56Q64-86 64-78V84Q64 92 56 92H-54Q-62 92-62 84Z', '#17406A') +
  path('M-62-78Q-62-86-54-86H-46V92H-54Q-62 92-62 84Z', '#0F2E52') +
  disc(9, -14, 34, 'none', ' stroke="#FFD98F" stroke-width="3"') +
  stroke('M9-48Q-16-14 9 20M9-48Q34-14 9 20M-25-14H43M-20-32Q9-24 38-32M-20 4Q9-4 38 4', '#FFD98F', 2.4) +
  rect(-18, 44, 54, 6, '#FFD98F') +
  rect(-8, 58, 34, 6, '#FFD98F') +
  rect(-18, -70, 54, 6, '#FFD98F');

export const scene: Scene = {
  focus: 224,
  draw: (id) => [
    sky(id, POSTER, ['#C8506A', '#F2A08C', '#FFE9C4']),
    clouds(37, { w: 300, y: 88, spread: 90 }, '#FFE0D2', 5, 0.6),
    wind({ w: 300, y: 56, bend: 1.4 }, '#FFF2E6', 0.6),
    trail(176, 128, 74, '#FFF6EA'),
    range(`${id}a`, { w: 300, base: 336, top: 254, seed: 18, rough: 0.55, foot: 352 }, '#C9787A', '#F3C2A2'),
    hills({ w: 300, h: 404, y: 336, amp: 14, k: 2, shift: 4 }, '#A9535E'),
    placed(140, 226, 1.06, booklet()),
    hills({ w: 300, h: 404, y: 372, amp: 12, k: 3, shift: -3 }, '#6E2C44'),
  ],
};

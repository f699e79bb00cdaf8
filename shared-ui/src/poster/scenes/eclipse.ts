import { stroke } from '../parts/blocks.ts';
import { hills, range } from '../parts/land.ts';
import { POSTER, rays, sky, stars, wind } from '../parts/light.ts';
import { disc, path } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** People from behind, looking up. */
const crowd = (): string =>
  [
    [112, 352, 1],
    [132, 356, 0.86],
    [172, 354, 1.04],
    [190, 358, 0.7],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${s})">${disc(0, -38, 5, '#120C26')}${path('M-7-31Q0-35 7-31L8-12 5-12 4 4H-4L-5-12-8-12Z', '#120C26')}</g>`,
    )
    .join('');

export const scene: Scene = {
  focus: 236,
  draw: (id) => [
    sky(id, POSTER, ['#0E0B2C', '#3A2A66', '#F09A5E']),
    stars(19, { w: 300, y: 200 }, '#FFFFFF', 30),
    rays(150, 168, 250, '#FFE9B8', 0.1, 13),
    disc(150, 168, 92, '#FFE9B8', ' opacity=".1"') +
      disc(150, 168, 74, '#FFE9B8', ' opacity=".18"') +
      disc(150, 168, 62, '#FFF6DC') +
      disc(150, 168, 57, '#0B0922') +
      disc(193, 130, 6, '#FFFFFF') +
      stroke('M193 118v24M181 130h24', '#FFFFFF', 1.6),
    wind({ w: 300, y: 58, bend: 1.5 }, '#C9B8E8', 0.4),
    range(`${id}a`, { w: 300, base: 336, top: 282, seed: 35, rough: 0.5, foot: 350 }, '#5A3C6E', '#C87A6A'),
    hills({ w: 300, h: 404, y: 338, amp: 12, k: 2, shift: 4 }, '#2E1E48'),
    crowd(),
    hills({ w: 300, h: 404, y: 366, amp: 10, k: 3, shift: -2 }, '#170F2E'),
  ],
};

import { block, gable, panes, stroke } from '../parts/blocks.ts';
import { cypresses } from '../parts/evergreens.ts';
import { hills, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { turned } from '../parts/solids.ts';
import { bars, disc, path, rect } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 232,
  draw: (id) => [
    sky(id, POSTER, ['#86AFA6', '#D6DDB4', '#FDEBB4']),
    sun(92, 140, 32, '#FFFBE4'),
    clouds(23, { w: 300, y: 98, spread: 80 }, '#FFFFFF', 5, 0.6),
    wind({ w: 300, y: 56, bend: 1.2 }, '#FFFFFF', 0.6),
    range(`${id}a`, { w: 300, base: 276, top: 206, seed: 41, rough: 0.28, foot: 300 }, '#9DBB98', '#E6E4B6'),
    hills({ w: 300, h: 330, y: 270, amp: 18, k: 2, shift: 4 }, '#B4BE7C'),
    cypresses(
      [
        [18, 268, 34, 5],
        [30, 270, 26, 4],
        [270, 268, 36, 5],
        [284, 270, 28, 4],
        [258, 268, 24, 4],
      ],
      '#5E7A50',
      '#47633F',
    ),
    // Nave and bell tower.
    block([82, 274, 90, 62], '#F4E2C4', '#D8BC94', 0.2),
    path('M78 276L86 258H172V276Z', '#C96A3E'),
    block([56, 168, 32, 168], '#FBEED6', '#D9BE9A', 0.36),
    bars(boxes('54 164 36 6, 56 206 32 3, 56 244 32 3, 56 284 32 3'), '#B9805C'),
    bars(boxes('56 170 3 164, 85 170 3 164'), '#7FA08A'),
    arches(boxes('65 204 14 28, 62 242 7 22, 75 242 7 22, 62 280 7 22, 75 280 7 22'), '#6E5A48'),
    gable([52, 164, 40, 12], '#C96A3E', '#A54F34'),
    // The great dome.
    turned(196, profile('74 340, 74 300, 66 288, 66 268, 62 268, 62 250'), '#F4E2C4', '#D2B48C'),
    path('M122 300q22-28 44 0zM226 300q22-28 44 0z', '#C96A3E'),
    path('M178 292q18-26 38 0z', '#A54F34'),
    bars(boxes('128 300 136 4, 130 246 132 5'), '#FFF7E4'),
    [146, 180, 214, 246].map((x) => disc(x, 260, 6, '#B9805C') + disc(x, 260, 3.6, '#5E4438')).join(''),
    path('M133 246C134 200 158 158 187 150H205C234 158 258 200 259 246Z', '#D3703F'),
    path('M202 150H205C234 158 258 200 259 246H218C220 206 214 172 202 150Z', '#A94F34'),
    stroke(
      'M155 246C158 204 172 168 190 151M188 246C188 204 190 172 194 150M222 246C222 204 212 172 200 150M246 246C242 206 226 170 203 151',
      '#FBE6C8',
      2.6,
    ),
    stroke('M133 246C134 200 158 158 187 150M259 246C258 200 234 158 205 150', '#FBE6C8', 3),
    turned(196, profile('14 151, 14 145, 9 145, 9 122, 12 122, 1 100'), '#FFF7E4', '#D2B48C'),
    bars(boxes('190 126 2.4 18, 195 126 2.4 18, 200 126 2.4 18'), '#8A6B50'),
    disc(196, 97, 4, '#F2B33C') + rect(195.2, 84, 1.6, 10, '#F2B33C'),
    arches(boxes('150 338 12 32, 184 338 22 40, 228 338 12 32'), '#8A6B50'),
    panes([94, 292, 70], { rows: 1, step: 20, wide: 6, gap: 12, high: 20 }, '#8A6B50'),
    // Roofs of the town.
    oldTown(
      { x0: -8, x1: 306, base: 372, min: 24, max: 46, seed: 29, step: 40 },
      ['#EBC68E', '#F6DCAC', '#E0AC74'],
      '#B4532F',
      '#6E4A38',
    ),
    oldTown(
      { x0: -14, x1: 306, base: 404, min: 20, max: 40, seed: 35, step: 60 },
      ['#B5713F', '#C98850'],
      '#7E3728',
      '#4A2A26',
    ),
    cypresses(
      [
        [22, 406, 118, 10],
        [44, 408, 84, 8],
        [284, 408, 96, 9],
      ],
      '#2F4A34',
      '#1F3529',
    ),
  ],
};

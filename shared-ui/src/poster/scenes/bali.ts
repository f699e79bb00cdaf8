import { placed } from '../parts/blocks.ts';
import { hills } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { leaves } from '../parts/plants.ts';
import { mirrored, path, times } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** One wing of the split gate: stepped outside, sheer inside. Its inner edge is at `x`. */
const wing = (stone: string, shade: string, trim: string) =>
  path('M122 372V96l-5 10-3 16-7 3v14l-7 3v16l-8 4v18l-8 4v20l-9 4v24l-9 4v26l-10 4v32l-10 4v70z', stone) +
  path('M122 372V96l-5 10-2 12v254z', shade) +
  path(
    'M122 118h-8l-4-9q-3 9-10 12l4 6h18zM122 138h-18l-6-8q-3 9-10 12l4 7h30zM122 160h-26l-6-9q-4 10-12 13l5 7h39zM122 186h-34l-7-10q-4 11-13 14l5 8h49zM122 216h-44l-7-10q-4 12-14 15l5 8h60zM122 248h-53l-7-11q-5 13-15 16l6 9h69zM122 284h-64l-7-12q-5 14-16 18l6 9h81z',
    trim,
  ) +
  path(
    times(6, (i) => `M${100 - i * 9} ${150 + i * 30}h${14 + i * 5}v8h-${14 + i * 5}z`).join(''),
    shade,
    ' opacity=".7"',
  ) +
  path('M52 312h58v16H52zM46 336h64v10H46z', shade, ' opacity=".7"');

/** Someone who carries offerings on her head up the steps. */
const bearer =
  path('M-6 0q-3-16 0-26h10q4 12 2 26z', '#B3325A') +
  path('M-6-26l1-13q4-3 8 0l2 13z', '#FFF3DC') +
  path('M-3-45a4 4 0 1 1 6 0v5h-6z', '#4A2440') +
  path('M-9-50h18l-3 5H-6zM-7-51q1-10 7-14 6 4 7 14z', '#F6C453') +
  path('M-4-37l-6-10 2-1 7 8z', '#8A4A3E');

export const scene: Scene = {
  focus: 210,
  draw: (id) => [
    sky(id, POSTER, ['#D5629A', '#F8AEAA', '#FFE8CC']),
    sun(150, 146, 34, '#FFF9E2'),
    clouds(127, { w: 300, y: 84, spread: 60 }, '#FFE6DA', 4, 0.65),
    wind({ w: 300, y: 48, bend: 1.2 }, '#FFFFFF', 0.6),
    // The volcano between the wings.
    path('M20 330L110 232 138 206 150 202 164 207 190 234 284 330Z', '#8E8CC0'),
    path('M150 202L164 207 190 234 284 330H186L176 280 160 250 166 226Z', '#6B68A6'),
    path('M60 296q30-16 56-8 22-14 50-4 24-6 44 6 24-2 40 12Q150 318 60 296Z', '#FFF3E6', ' opacity=".75"'),
    hills({ w: 300, h: 360, y: 326, amp: 18, k: 3 }, '#7FA882'),
    hills({ w: 300, h: 380, y: 342, amp: 14, k: 2, shift: 4 }, '#4E8268'),
    path('M98 372L124 336H176L202 372Z', '#E8BE9A'),
    `<g transform="matrix(1 0 0 1 -20 0)">${wing('#7A4660', '#4A2A48', '#9C6070')}</g>`,
    mirrored(wing('#5A3450', '#7A4A60', '#6E4260'), 320),
    path('M60 372H240V382H60ZM50 382H250V392H50ZM30 392H270V404H30Z', '#4A2A48'),
    path('M98 372H202L210 382H90ZM86 384H214L224 392H76ZM72 394H228L236 404H64Z', '#C98A7A'),
    placed(136, 380, 0.9, bearer) + placed(166, 394, 1, bearer),
    leaves(-8, 406, 1.1, '#1F4A48', '#4E8268'),
    leaves(308, 406, 1.1, '#173C40', '#3E7060', -1),
  ],
};

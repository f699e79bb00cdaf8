import { block, stroke } from '../parts/blocks.ts';
import { gulls } from '../parts/figures.ts';
import { needles } from '../parts/gothic.ts';
import { clouds, hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { boxes } from '../parts/lists.ts';
import { bars, path, rect } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A saint on the parapet, seen against the light. */
const saint = (x: number, y: number) =>
  `M${x - 7} ${y}v-10h14v10zM${x - 5} ${y - 10}l2-20-4-5 3-9 3-2a3.4 3.4 0 1 1 5 0l5 4 3 10-4 2 1 20z`;

export const scene: Scene = {
  focus: 232,
  draw: (id) => [
    sky(id, POSTER, ['#9C4A5A', '#E8A27C', '#FDE6B6']),
    hazeSun(`${id}h`, 66, 206, 42, '#FFF3CE'),
    clouds(87, { w: 300, y: 84, spread: 90 }, '#FBC8A0', 5, 0.55),
    wind({ w: 300, y: 50, bend: 1.5 }, '#FFEFD8', 0.6),
    // Castle and cathedral on the hill, in the mist.
    path('M-5 300V262Q60 236 130 226T305 250V300Z', '#D98E7A'),
    rect(60, 216, 168, 30, '#CF8078') +
      stroke('M66 232H224', '#B45E66', 7, ' stroke-dasharray="3 7"') +
      path('M56 218l8-10h160l8 10z', '#C06C6C'),
    path('M128 214V176h14v-14h16v14h20v38z', '#C06C6C'),
    needles(
      [
        [132, 178, 6, 52],
        [150, 166, 6, 62],
        [172, 178, 5, 34],
        [188, 212, 6, 34],
        [112, 212, 5, 26],
      ],
      '#CF8078',
      '#B45E66',
    ),
    oldTown(
      { x0: -8, x1: 240, base: 304, min: 22, max: 44, seed: 88, step: 40 },
      ['#E8AE86', '#F2C79A', '#DE9A7C'],
      '#B9564A',
      '#A86058',
    ),
    path('M-5 284H305V316H-5Z', '#FDE0B4', ' opacity=".45"'),
    sea(`${id}w`, { w: 300, h: 400, y: 306, lightX: 66, seed: 31 }, '#DDB3A0', '#3F4C7A', '#FFF3D0'),
    // The stone bridge and its saints.
    path(
      'M-5 306L305 292V356H292A34 34 0 0 0 224 356H204A34 34 0 0 0 136 356H116A34 34 0 0 0 48 356H28A34 34 0 0 0-5 326Z',
      '#7E4A52',
    ),
    path('M-5 306L305 292V300L-5 314Z', '#B9786A'),
    path('M28 356h20l-4 22H32zM116 356h20l-4 22h-12zM204 356h20l-4 22h-12z', '#5A3346'),
    path(`${saint(22, 306)}${saint(82, 303)}${saint(142, 300)}${saint(194, 298)}`, '#4A2640'),
    // The bridge tower.
    block([226, 186, 62, 114], '#6B3A4C', '#4A2640', 0.34),
    arches(boxes('242 300 30 52'), '#2E142C'),
    arches(boxes('238 232 8 22, 253 232 8 22, 268 232 8 22'), '#F6C27A'),
    bars(boxes('222 182 70 6, 226 240 62 4'), '#8E5660'),
    path('M228 184L240 128H274L286 184Z', '#4A2640') + path('M262 128H274L286 184H268Z', '#2E142C'),
    needles(
      [
        [228, 184, 6, 48],
        [286, 184, 6, 48],
        [242, 130, 4, 30],
        [272, 130, 4, 30],
      ],
      '#6B3A4C',
      '#3A1A34',
    ),
    stroke('M240 128H274', '#F6C453', 2),
    gulls(
      [
        [112, 158, 7],
        [96, 146, 5],
        [130, 142, 5],
      ],
      '#7E3A4A',
    ),
    path('M-5 388Q70 372 150 388T305 384V404H-5Z', '#26284E'),
  ],
};

import { canopy, palm } from '../poster/parts/plants.ts';
import { bars, n, path, poly, rect } from '../poster/parts/svg.ts';
import { skyline } from '../poster/parts/town.ts';
import { sailboat, sea } from '../poster/parts/water.ts';
import type { Hour, HourColors } from './hours.ts';
import { line } from './parts/line.ts';
import { heaven } from './parts/outside.ts';
import type { View } from './view.ts';

/** Eleven floors with their balconies. */
const tower = (h: Hour, c: HourColors): string =>
  [
    path('M206 244V66q0-26 30-30l54-6q24 0 24 26v188z', c.wall),
    path('M276 244V32l14-2q24 0 24 26v188z', c.wallS),
    Array.from({ length: 11 }, (_, i) =>
      path(`M198 ${n(58 + i * 16.6)}q60-13 122-2v5q-62-10-122 2z`, c.rail, ' opacity=".8"'),
    ).join(''),
    line(
      Array.from({ length: 10 }, (_, i) => `M213 ${n(71 + i * 16.6)}q50-7 98-1`).join(''),
      h === 'day' ? c.door : c.glass,
      6,
      ' stroke-dasharray="9 5" opacity=".85"',
    ),
  ].join('');

/** Large houses to sleep in, from outside: layers from far to near, 400 by 300. */
export const towers = {
  torre: (id, h, c) => [
    heaven(id, h, 104, 104, 32),
    sea(`${id}w`, { w: 400, h: 238, y: 190, lightX: 104, seed: 6 }, c.sea[0], c.sea[1], c.glint),
    sailboat(56, 216, 0.8, c.linen, c.leaf),
    skyline(
      { x0: 318, x1: 406, base: 232, min: 40, max: 108, seed: 7, step: 17 },
      c.far,
      h === 'night' ? c.lamp : undefined,
      16,
    ),
    tower(h, c),
    poly(
      [
        [-5, 238],
        [405, 226],
        [405, 304],
        [-5, 304],
      ],
      c.ground,
    ),
    path('M-5 238Q60 226 128 236T300 232L300 236Q160 240 -5 246Z', '#FFFFFF', ' opacity=".6"'),
    path('M120 262h176q12 0 8 8l-10 14q-4 6-12 6H122q-12 0-9-8l5-13q2-7 2-7z', c.linen),
    path(
      'M126 267h166q6 0 3 5l-8 10q-2 3-8 3H126q-6 0-4-5l3-9q1-4 1-4z',
      h === 'night' ? '#5C8FC0' : '#4FC4C0',
    ),
    line('M146 273h26M190 278h34', '#FFFFFF', 2, ' opacity=".7"'),
    poly(
      [
        [52, 264],
        [78, 244],
        [104, 264],
      ],
      c.stripe,
    ),
    rect(77, 262, 2.4, 24, c.rail),
    palm(344, 304, 190, 10, c.leaf, c.leaf2),
    palm(20, 304, 132, 14, c.leaf, c.leaf2),
  ],
  /** the tower where no sea is: at a street of a city */
  torreCiudad: (id, h, c) => [
    heaven(id, h, 104, 84, 28),
    skyline(
      { x0: -6, x1: 406, base: 246, min: 44, max: 128, seed: 21, step: 24 },
      c.far,
      h === 'night' ? c.lamp : undefined,
      14,
    ),
    skyline(
      { x0: -6, x1: 190, base: 248, min: 24, max: 70, seed: 9, step: 30 },
      c.mid,
      h === 'night' ? c.lamp : undefined,
      14,
    ),
    tower(h, c),
    rect(184, 232, 150, 16, c.rail),
    rect(232, 236, 44, 14, h === 'night' ? c.lamp : c.glass),
    rect(-5, 246, 410, 58, c.ground),
    rect(-5, 272, 410, 32, c.groundS),
    line('M10 288h390', c.wall, 2.4, ' stroke-dasharray="22 16"'),
    canopy({ x0: 20, x1: 110, y: 250, r: 10, seed: 8, foot: 256 }, c.leaf2),
    canopy({ x0: 336, x1: 404, y: 250, r: 10, seed: 18, foot: 256 }, c.leaf2),
    palm(150, 296, 120, 10, c.leaf, c.leaf2),
  ],
  deco: (id, h, c) => [
    heaven(id, h, 76, 94, 28),
    skyline(
      { x0: -6, x1: 406, base: 244, min: 30, max: 92, seed: 17, step: 30 },
      c.far,
      h === 'night' ? c.lamp : undefined,
      12,
    ),
    path('M84 252V132q0-14 14-14h204q14 0 14 14v120z', c.wall),
    path('M262 118h40q14 0 14 14v120h-54z', c.wallS),
    rect(118, 92, 164, 30, c.wall),
    rect(250, 92, 32, 30, c.wallS),
    rect(150, 74, 100, 20, c.wall),
    rect(232, 74, 18, 20, c.wallS),
    path('M186 252V52q14-16 28 0v200z', c.stripe),
    path('M202 44q7 0 12 8v200h-12z', c.roofS),
    bars(
      [0, 1, 2, 3, 4].map((i) => [194, 66 + i * 12, 4, 7]),
      c.lamp,
    ),
    [138, 176, 214]
      .map(
        (y) =>
          bars(
            [
              [94, y + 8, 80, 22],
              [226, y + 8, 80, 22],
            ],
            h === 'night' ? c.lamp : c.glass,
          ) +
          path(`M88 ${y}h92v5H84q0-5 4-5zM220 ${y}h92q4 0 4 5h-96z`, c.door) +
          line(
            `M114 ${y + 8}v22M134 ${y + 8}v22M154 ${y + 8}v22M246 ${y + 8}v22M266 ${y + 8}v22M286 ${y + 8}v22`,
            c.wallS,
            2,
          ),
      )
      .join(''),
    path('M162 226h76q6 0 6 6h-88q0-6 6-6z', c.rail),
    rect(178, 232, 44, 22, h === 'night' ? c.lamp : c.rail),
    bars(
      [
        [118, 90, 164, 3],
        [150, 72, 100, 3],
      ],
      c.stripe,
    ),
    rect(-5, 250, 410, 54, c.ground),
    rect(-5, 276, 410, 28, c.groundS),
    line('M10 289h390', c.wall, 2.4, ' stroke-dasharray="22 16"'),
    canopy({ x0: 70, x1: 160, y: 254, r: 9, seed: 8, foot: 260 }, c.leaf2),
    canopy({ x0: 246, x1: 334, y: 254, r: 9, seed: 18, foot: 260 }, c.leaf2),
    palm(46, 296, 186, 12, c.leaf, c.leaf2),
    palm(352, 296, 206, -14, c.leaf, c.leaf2),
  ],
} satisfies Record<string, View>;

import { block, gable, teeth } from '../parts/blocks.ts';
import { cypresses } from '../parts/evergreens.ts';
import { grove } from '../parts/grove.ts';
import { hills, peak } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes } from '../parts/lists.ts';
import { path, rect } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** A fortress tower with its battlements: left, top, width, height. */
const tower = (x: number, y: number, w: number, h: number, count: number) =>
  block([x, y, w, h], '#D9704A', '#A3424A', 0.36) + teeth(x - 1, y, w + 2, count, 6, '#E58558');

export const scene: Scene = {
  focus: 238,
  draw: (id) => [
    sky(id, POSTER, ['#4A2A63', '#B8567A', '#FBB787']),
    sun(236, 112, 30, '#FFE3BC'),
    clouds(51, { w: 300, y: 84, spread: 60 }, '#F2A6A0', 2, 0.5),
    wind({ w: 300, y: 50, bend: -0.8 }, '#FFD9D0', 0.5),
    peak(70, 286, 150, 128, '#B98AB4', '#8C6098', '#FFEDE4'),
    peak(214, 286, 160, 112, '#AA7CAC', '#7E548E', '#FBE0DC'),
    path('M-5 300V262L40 246 84 254 130 236 180 252 226 240 305 262V300Z', '#8E5A8C'),
    // The red fortress along its hill.
    path('M-5 310V266L40 258 90 252H200L262 262 305 278V330H-5Z', '#8E3A4C'),
    block([22, 262, 84, 50], '#C55F48', '#963C46', 0.2),
    block([96, 250, 76, 60], '#CC664A', '#9C3F48', 0.2),
    gable([96, 251, 76, 13], '#8E4038', '#73302F'),
    tower(-8, 256, 34, 60, 4),
    tower(30, 196, 44, 116, 5),
    rect(48, 176, 8, 20, '#D9704A') + path('M44 177l8-9 8 9z', '#8E4038') + rect(50, 181, 4, 8, '#4A2A63'),
    tower(78, 240, 24, 70, 3),
    tower(112, 180, 60, 132, 6),
    block([172, 262, 70, 50], '#C55F48', '#963C46', 0.2),
    tower(196, 232, 30, 80, 4),
    tower(244, 250, 66, 66, 6),
    teeth(172, 263, 24, 4, 5, '#D9704A'),
    arches(
      boxes(
        '121 232 8 18, 134 232 8 18, 147 232 8 18, 121 206 6 12, 132 206 6 12, 143 206 6 12, 42 224 7 14, 56 224 7 14, 204 258 6 14, 252 274 7 14, 284 274 7 14',
      ),
      '#FFCF8A',
    ),
    arches(boxes('110 306 7 18, 122 306 7 18, 134 306 7 18, 146 306 7 18, 158 306 7 18'), '#4A2148'),
    // The wood below, white houses of the other hill.
    grove({ x0: -10, x1: 312, y: 320, r: 15, seed: 9, foot: 360 }, '#4E2C54'),
    cypresses(
      [
        [90, 330, 66, 7],
        [182, 328, 70, 7],
        [234, 334, 58, 6],
        [284, 332, 50, 6],
      ],
      '#3A2148',
      '#2A1638',
    ),
    grove({ x0: -14, x1: 312, y: 344, r: 18, seed: 24, foot: 370 }, '#3A2148'),
    oldTown(
      { x0: -10, x1: 306, base: 392, min: 24, max: 38, seed: 62, step: 46 },
      ['#F6D5C4', '#E8B8AC', '#FBE4D2'],
      '#B5563F',
      '#5A2E4E',
    ),
    hills({ w: 300, h: 404, y: 388, amp: 6, k: 3 }, '#22122F'),
  ],
};

import { peak, range } from '../poster/parts/land.ts';
import { canopy, leaves, palm } from '../poster/parts/plants.ts';
import { turned } from '../poster/parts/solids.ts';
import { bars, path, poly, rect } from '../poster/parts/svg.ts';
import { arches, oldTown } from '../poster/parts/town.ts';
import { sea } from '../poster/parts/water.ts';
import { line } from './parts/line.ts';
import { heaven, pine } from './parts/outside.ts';
import type { View } from './view.ts';

/** Small houses to sleep in, from outside: layers from far to near, 400 by 300. */
export const houses = {
  casona: (id, h, c) => [
    heaven(id, h, 70, 78, 24),
    oldTown(
      { x0: -6, x1: 96, base: 262, min: 70, max: 104, seed: 12, step: 30 },
      [c.wall2, c.wall3, c.wallS],
      c.roof,
      c.rail,
    ),
    oldTown(
      { x0: 318, x1: 410, base: 262, min: 58, max: 92, seed: 23, step: 30 },
      [c.wall3, c.wallS, c.wall2],
      c.roofS,
      c.rail,
    ),
    rect(88, 106, 236, 158, c.wall),
    rect(266, 106, 58, 158, c.wallS),
    poly(
      [
        [78, 108],
        [100, 84],
        [312, 84],
        [334, 108],
      ],
      c.roof,
    ),
    poly(
      [
        [266, 108],
        [258, 84],
        [312, 84],
        [334, 108],
      ],
      c.roofS,
    ),
    rect(78, 107, 256, 4, c.rail),
    arches(
      [
        [112, 178, 26, 48],
        [166, 178, 26, 48],
        [220, 178, 26, 48],
        [280, 178, 26, 48],
      ],
      c.door,
    ),
    bars(
      [
        [98, 190, 162, 4],
        [98, 176, 162, 3],
      ],
      c.rail,
    ),
    line('M101 183H258', c.rail, 13, ' stroke-dasharray="2 4.4"'),
    bars(
      [
        [104, 194, 4, 8],
        [152, 194, 4, 8],
        [204, 194, 4, 8],
        [250, 194, 4, 8],
      ],
      c.rail,
    ),
    bars(
      [
        [272, 190, 42, 4],
        [272, 176, 42, 3],
      ],
      c.rail,
    ),
    line('M275 183H312', c.rail, 13, ' stroke-dasharray="2 4.4"'),
    arches(
      [
        [110, 264, 30, 50],
        [218, 264, 30, 50],
        [280, 264, 26, 46],
      ],
      c.door,
    ),
    arches([[158, 264, 42, 62]], c.rail),
    arches([[163, 264, 32, 55]], h === 'night' ? c.lamp : c.woodS),
    path('M179 264v-55', c.rail, ` stroke="${c.rail}" stroke-width="2"`),
    canopy({ x0: 104, x1: 152, y: 196, r: 9, seed: 4, foot: 198 }, c.bloom, '#FFD3DC'),
    canopy({ x0: 226, x1: 262, y: 197, r: 8, seed: 9, foot: 199 }, c.bloom, '#FFD3DC'),
    rect(-5, 262, 410, 40, c.ground),
    poly(
      [
        [150, 262],
        [208, 262],
        [250, 302],
        [96, 302],
      ],
      c.groundS,
    ),
    bars(
      [
        [58, 204, 3, 62],
        [52, 262, 15, 4],
      ],
      c.rail,
    ),
    poly(
      [
        [51, 190],
        [68, 190],
        [65, 206],
        [54, 206],
      ],
      c.lamp,
    ),
    poly(
      [
        [49, 191],
        [59.5, 182],
        [70, 191],
      ],
      c.rail,
    ),
    palm(372, 302, 168, -16, c.leaf, c.leaf2),
  ],
  hacienda: (id, h, c) => [
    heaven(id, h, 96, 82, 26),
    range(`${id}a`, { w: 400, base: 190, top: 104, seed: 14, rough: 0.6, foot: 206 }, c.far, c.mist),
    range(`${id}b`, { w: 400, base: 206, top: 158, seed: 31, rough: 0.6, foot: 216 }, c.mid, c.midM),
    rect(254, 96, 44, 130, c.wall),
    rect(282, 96, 16, 130, c.wallS),
    arches(
      [
        [262, 132, 10, 24],
        [276, 132, 10, 24],
      ],
      c.rail,
    ),
    poly(
      [
        [248, 98],
        [276, 70],
        [304, 98],
      ],
      c.roof,
    ),
    poly(
      [
        [276, 70],
        [304, 98],
        [282, 98],
      ],
      c.roofS,
    ),
    rect(275, 58, 2, 14, c.rail),
    rect(44, 170, 322, 80, c.wall),
    rect(298, 170, 68, 80, c.wallS),
    poly(
      [
        [32, 172],
        [52, 146],
        [358, 146],
        [378, 172],
      ],
      c.roof,
    ),
    poly(
      [
        [298, 172],
        [292, 146],
        [358, 146],
        [378, 172],
      ],
      c.roofS,
    ),
    rect(32, 171, 346, 4, c.rail),
    arches(
      [0, 1, 2, 3, 4, 5, 6].map((i) => [58 + i * 44, 250, 30, 58]),
      c.woodS,
    ),
    arches(
      [0, 1, 2, 3, 4, 5, 6].map((i) => [64 + i * 44, 250, 24, 52]),
      h === 'night' ? c.lamp : c.roofS,
    ),
    bars([[40, 250, 330, 6]], c.rail),
    rect(-5, 254, 410, 50, c.ground),
    poly(
      [
        [186, 256],
        [222, 256],
        [286, 302],
        [118, 302],
      ],
      c.groundS,
    ),
    turned(
      204,
      [
        [30, 286],
        [30, 278],
        [8, 275],
        [6, 262],
        [18, 256],
        [18, 253],
      ],
      c.wall,
      c.wallS,
    ),
    canopy({ x0: -6, x1: 92, y: 264, r: 12, seed: 8, foot: 304, fall: 18 }, c.leaf2, c.bloom),
    canopy({ x0: 318, x1: 416, y: 276, r: 13, seed: 3, foot: 304 }, c.leaf2, c.bloom),
    palm(24, 302, 172, 12, c.leaf, c.leaf2),
  ],
  lodge: (id, h, c) => [
    heaven(id, h, 84, 74, 26),
    range(`${id}a`, { w: 400, base: 176, top: 118, seed: 9, rough: 0.5, foot: 200 }, c.far, c.mist),
    canopy({ x0: -20, x1: 424, y: 182, r: 32, seed: 12, foot: 252 }, c.mid),
    canopy({ x0: -10, x1: 120, y: 196, r: 26, seed: 6, foot: 262 }, c.near),
    canopy({ x0: 318, x1: 424, y: 190, r: 26, seed: 16, foot: 262 }, c.near),
    bars(
      [
        [146, 214, 5, 44],
        [196, 214, 5, 50],
        [246, 214, 5, 46],
        [284, 214, 5, 40],
      ],
      c.woodS,
    ),
    rect(132, 208, 172, 9, c.wood),
    rect(240, 208, 64, 9, c.woodS),
    rect(156, 156, 120, 52, c.wall),
    rect(232, 156, 44, 52, c.wallS),
    bars(
      [
        [168, 168, 24, 40],
        [204, 168, 24, 26],
        [242, 168, 22, 26],
      ],
      h === 'day' ? c.door : c.lamp,
    ),
    line('M134 199H302', c.woodS, 16, ' stroke-dasharray="2 8"'),
    rect(132, 190, 172, 3, c.woodS),
    path('M124 160Q170 128 196 84L216 70L232 84Q260 130 312 160Q266 152 216 156Q168 152 124 160Z', c.ground),
    path('M216 70L232 84Q260 130 312 160Q282 154 242 155Q238 110 216 70Z', c.groundS),
    sea(`${id}w`, { w: 400, h: 304, y: 250, lightX: 150, seed: 5, half: 1.2 }, c.sea[0], c.sea[1], c.glint),
    path('M274 282q34 8 74 0l10-4q-12 14-24 14h-44q-14 0-26-14z', c.woodS),
    rect(300, 262, 2.4, 18, c.woodS),
    leaves(-6, 306, 1.25, c.leaf, c.leaf2),
    leaves(408, 308, 1.05, c.leaf, c.leaf2, -1),
  ],
  refugio: (id, h, c) => [
    heaven(id, h, 92, 70, 24),
    peak(270, 214, 168, 158, c.far, c.mid, c.linen),
    peak(106, 214, 132, 100, c.far, c.mid, c.linen),
    range(`${id}b`, { w: 400, base: 214, top: 182, seed: 41, rough: 0.8, foot: 226 }, c.near, c.midM),
    sea(`${id}w`, { w: 400, h: 304, y: 222, lightX: 92, seed: 15 }, c.sea[0], c.sea[1], c.glint),
    poly(
      [
        [-5, 262],
        [120, 250],
        [300, 252],
        [405, 268],
        [405, 304],
        [-5, 304],
      ],
      c.near,
    ),
    [
      [40, 262, 92],
      [66, 268, 70],
      [352, 266, 104],
      [384, 270, 76],
      [14, 274, 64],
    ]
      .map(([x = 0, y = 0, high = 0]) => pine(x, y, high, c.leaf))
      .join(''),
    poly(
      [
        [204, 118],
        [288, 262],
        [120, 262],
      ],
      c.wood,
    ),
    poly(
      [
        [204, 118],
        [288, 262],
        [226, 262],
        [204, 140],
      ],
      c.woodS,
    ),
    poly(
      [
        [204, 146],
        [258, 262],
        [150, 262],
      ],
      c.wall,
    ),
    poly(
      [
        [204, 146],
        [258, 262],
        [222, 262],
      ],
      c.wallS,
    ),
    poly(
      [
        [204, 160],
        [226, 206],
        [182, 206],
      ],
      h === 'day' ? c.glass : c.lamp,
    ),
    bars(
      [
        [172, 216, 22, 28],
        [214, 216, 22, 28],
      ],
      h === 'day' ? c.glass : c.lamp,
    ),
    bars([[196, 214, 15, 48]], c.door),
    line('M112 272L204 114L296 272', c.roofS, 7),
    bars([[250, 150, 11, 34]], c.wallS),
    line('M256 146q-6-10 2-18t-1-18', c.linen, 5, ' opacity=".4"'),
    rect(140, 260, 132, 6, c.woodS),
    poly(
      [
        [190, 266],
        [220, 266],
        [252, 304],
        [150, 304],
      ],
      c.groundS,
    ),
  ],
} satisfies Record<string, View>;

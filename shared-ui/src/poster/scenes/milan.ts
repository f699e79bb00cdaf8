import { stroke } from '../parts/blocks.ts';
import { gulls } from '../parts/figures.ts';
import { needles } from '../parts/gothic.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { turned } from '../parts/solids.ts';
import { bars, disc, path, times } from '../parts/svg.ts';
import { arches, skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** A pinnacle: foot, height and half a width. */
const pinnacle = (x: number, y: number, h: number, half: number) =>
  turned(
    x,
    [
      [half, y],
      [half, y - h * 0.34],
      [half * 1.3, y - h * 0.36],
      [half * 0.6, y - h * 0.42],
      [half * 0.5, y - h * 0.66],
      [0.5, y - h],
    ],
    '#FFF3E6',
    '#DDB5B4',
  );

export const scene: Scene = {
  focus: 204,
  draw: (id) => [
    sky(id, POSTER, ['#B4517A', '#EB9A9C', '#FDE0BE']),
    sun(58, 200, 40, '#FFF3D2'),
    clouds(44, { w: 300, y: 96, spread: 100 }, '#FFD5C8', 5, 0.5),
    wind({ w: 300, y: 52, bend: 0.8 }, '#FFF0EC', 0.6),
    skyline({ x0: -5, x1: 330, base: 346, min: 40, max: 72, seed: 66, step: 24 }, '#D98A92'),
    // Spires behind the front, and the one with the golden lady.
    needles(
      [84, 104, 124, 176, 196, 216].map((x, i) => [x, 262, 3, 92 + (i % 3) * 8] as const),
      '#FBE6DC',
      '#D9A8AC',
    ),
    turned(150, profile('22 240, 22 196, 14 190, 13 166, 8 160, 6 130, 2.4 104, 1 92'), '#F7DFD4', '#CF9FA6'),
    bars(boxes('136 200 2 38, 146 200 2 38, 156 200 2 38, 166 200 2 38'), '#B97C8C'),
    path('M148 92l.6-10-3-3 3-1a2.4 2.4 0 1 1 3 0l3-6-2 9 .4 11z', '#F6B83C'),
    // The front: five aisles under one stepped gable.
    path('M44 346V262L82 246V238L116 216V210L150 186 184 210V216L218 238V246L256 262V346Z', '#FFF3E6'),
    path('M150 186L184 210V216L218 238V246L256 262V346H212V262L184 244V222Z', '#EBCFC8'),
    stroke(
      'M44 262L82 246V238L116 216V210L150 186 184 210V216L218 238V246L256 262',
      '#C998A0',
      3,
      ' stroke-dasharray="2 3"',
    ),
    bars(
      times(6, (i) => [
        41 + i * 42.4 + (i > 2 ? -1 : 0),
        i % 5 ? 234 - (i === 2 || i === 3 ? 20 : 0) : 258,
        7,
        i % 5 ? 132 : 88,
      ]),
      '#F3DAD0',
    ),
    bars(
      times(6, (i) => [
        45 + i * 42.4,
        i % 5 ? 234 - (i === 2 || i === 3 ? 20 : 0) : 258,
        3,
        i % 5 ? 132 : 88,
      ]),
      '#CF9FA6',
    ),
    [44.5, 86.9, 129.3, 170.7, 213.1, 255.5]
      .map((x, i) =>
        pinnacle(x, [262, 240, 216, 216, 240, 262][i] ?? 0, [46, 58, 66, 66, 58, 46][i] ?? 0, 3.2),
      )
      .join(''),
    pinnacle(150, 190, 40, 2.6),
    arches(boxes('56 346 22 36, 98 346 22 42, 136 346 28 54, 180 346 22 42, 222 346 22 36'), '#7C3E5C'),
    arches(boxes('61 346 12 28, 103 346 12 34, 142 346 16 45, 185 346 12 34, 227 346 12 28'), '#5A2747'),
    arches(boxes('60 298 14 26, 102 292 14 32, 140 272 20 42, 184 292 14 32, 226 298 14 26'), '#A8637C'),
    disc(150, 222, 8, '#A8637C') + disc(150, 222, 4, '#FDE0BE'),
    // The square, wet with evening light.
    path('M-5 344H305V404H-5Z', '#A85E78'),
    path('M44 346H256L272 366H28Z', '#F2B9AE', ' opacity=".5"'),
    stroke(
      'M-5 356H305M-5 374H305M150 346V404M96 346L40 404M204 346L260 404M46 346L-60 404M254 346L360 404',
      '#7C3E5C',
      1.2,
      ' opacity=".6"',
    ),
    gulls(
      [
        [226, 150, 8],
        [246, 138, 6],
        [210, 136, 5],
      ],
      '#7C3E5C',
      2,
    ),
  ],
};

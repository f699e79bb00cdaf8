import { clouds, hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { turned } from '../parts/solids.ts';
import { bars, path } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 225,
  draw: (id) => [
    sky(id, POSTER, ['#3A4FA8', '#9C90D2', '#FFC6A4']),
    hazeSun(`${id}h`, 82, 226, 42, '#FFF0C6'),
    clouds(17, { w: 300, y: 110, spread: 80 }, '#FFDCD2', 5, 0.5),
    wind({ w: 300, y: 52, bend: -0.8 }, '#FFFFFF', 0.5),
    path('M60 96L80 78L96 100L76 124Z', '#F2545B'),
    path('M80 78L96 100L76 124Z', '#C73A50'),
    path(
      'M76 124Q70 136 78 144Q86 152 78 164M78 144l-8-3 1 8zM79 158l8-3-1 8z',
      '#FFE0A8',
      ' stroke="#FFE0A8" stroke-width="1.2" fill-opacity="0"',
    ),
    path('M78 101Q140 190 210 322', 'none', ' stroke="#FFF0E0" stroke-width=".8" opacity=".8"'),
    path('M118 74L130 64L139 78L127 92Z', '#FBD45A'),
    sea(`${id}w`, { w: 300, h: 400, y: 264, lightX: 82, seed: 9 }, '#7C7CC0', '#1F3C86', '#FFDDB8'),
    sailboat(44, 290, 0.8, '#FFF3E0', '#1F2A5C'),
    path('M305 292H206L196 300L120 344L96 362L86 405H305Z', '#C48C6A'),
    path('M305 292H206L196 300L120 344L118 356L204 312H305Z', '#D9A47C'),
    path('M204 312H305V405H230Z', '#9A6658'),
    path('M86 405L96 362L118 356L204 312L230 405Z', '#B97E62'),
    `<path d="M112 372l24-12M146 380l34-16M190 352l12-6M100 394l40-16M170 400l40-18M240 332h24M276 350h20M246 372h30" stroke="#7A4C4A" stroke-width="1.8" stroke-linecap="round" opacity=".5"/>`,
    turned(
      190,
      [
        [4, 352],
        [12, 338],
        [22, 322],
        [34, 308],
        [35, 300],
        [38, 300],
        [38, 294],
        [33, 294],
        [33, 222],
        [39, 222],
        [39, 214],
        [32, 208],
        [28, 194],
        [20, 182],
        [8, 176],
        [6, 170],
        [8, 164],
        [5, 158],
        [2, 154],
        [0.8, 146],
      ],
      '#FBDCAE',
      '#C08A6C',
    ),
    path('M151 214H229V222H151ZM152 294H228V300H152Z', '#FFE6BE'),
    path('M196 214H229V222H196ZM196 294H228V300H196Z', '#CF9C78'),
    arches(
      [
        [166, 268, 10, 34],
        [188, 268, 10, 34],
        [210, 268, 8, 34],
      ],
      '#4A2A44',
    ),
    bars(
      [
        [158, 227, 64, 3],
        [158, 276, 64, 2],
      ],
      '#B98468',
      ' opacity=".6"',
    ),
    path('M226 262H305V294H226Z', '#E9BE92'),
    path('M226 262H240V252H254V262H268V252H282V262H296V252H305V268H226Z', '#E9BE92'),
    path('M226 262H232V294H226Z', '#9A6658', ' opacity=".6"'),
    path('M-5 362Q30 340 66 360Q92 368 110 356Q100 392 60 398L-5 404Z', '#FFFFFF', ' opacity=".75"'),
    path('M-5 376Q34 356 70 374Q96 380 112 372Q96 405 60 405H-5Z', '#1A2F6E'),
  ],
};

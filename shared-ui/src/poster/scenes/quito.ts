import { peak, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { cupola, dome, turned } from '../parts/solids.ts';
import { disc, path, rect } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 190,
  draw: (id) => [
    sky(id, POSTER, ['#7E96CE', '#C6CFE6', '#FCE6CC']),
    sun(238, 104, 28, '#FFF6DC'),
    clouds(13, { w: 300, y: 150, spread: 60 }, '#FFFFFF', 3, 0.65),
    wind({ w: 300, y: 52, bend: 1.1 }, '#FFFFFF'),
    peak(84, 300, 176, 150, '#9AA4CC', '#7580B4', '#FFFFFF'),
    range(`${id}a`, { w: 300, base: 300, top: 244, seed: 22, rough: 0.5, foot: 318 }, '#7B93A8', '#D5D6CE'),
    path('M40 334Q96 316 128 262Q150 226 178 226Q208 228 232 268Q262 314 305 326V340H40Z', '#6E9A62'),
    path('M178 226Q208 228 232 268Q262 314 305 326V340H196Q214 300 204 268Q196 240 178 226Z', '#4C7A58'),
    turned(
      176,
      [
        [22, 238],
        [19, 222],
        [14, 222],
        [12, 198],
        [16, 198],
        [16, 193],
      ],
      '#EFE6D8',
      '#B9B3BE',
    ),
    disc(176, 186, 11, '#DDE2EC'),
    path('M176 175a11 11 0 0 1 0 22q6-10 0-22z', '#9AA4BE'),
    path('M162 180Q160 152 168 138Q170 130 176 128Q182 130 184 138Q192 152 190 180Z', '#F7F9FC'),
    path('M178 128Q183 131 184 138Q192 152 190 180H180Q184 152 178 128Z', '#AFB8CE'),
    path(
      'M168 146Q152 138 140 108Q154 112 164 126Q168 132 172 138ZM184 146Q200 136 214 106Q198 110 188 126Q184 132 180 138Z',
      '#F7F9FC',
    ),
    path('M184 146Q200 136 214 106Q204 124 182 140Z', '#AFB8CE'),
    disc(176, 121, 6.4, '#F7F9FC'),
    `<path d="M162 116q14-16 28 0" fill="none" stroke="#F0B73C" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 5.6"/>`,
    path('M160 190Q176 200 194 184L192 190Q178 203 160 194Z', '#6E9A62'),
    oldTown(
      { x0: 118, x1: 306, base: 362, min: 30, max: 52, seed: 52, step: 34 },
      ['#FFFDF6', '#F4E6D2', '#E7D9E0', '#FBEFD8'],
      '#B9583F',
      '#4C5C84',
    ),
    rect(34, 280, 84, 84, '#FFFDF6'),
    rect(94, 280, 24, 84, '#CFD2E2'),
    dome(76, 268, 20, { wall: '#FFFDF6', shade: '#CFD2E2', cap: '#3F9A84', capShade: '#2A7468' }),
    rect(-5, 322, 34, 40, '#F4E6D2'),
    path('M-5 322L12 312L30 323Z', '#B9583F'),
    cupola(38, 330, 11, 112, '#FFFDF6', '#CFD2E2'),
    cupola(114, 330, 11, 112, '#F4EFE8', '#C2C6DA'),
    rect(27, 330, 22, 34, '#FFFDF6'),
    rect(103, 330, 22, 34, '#E2E2EA'),
    arches(
      [
        [33, 284, 10, 18],
        [109, 284, 10, 18],
        [66, 364, 20, 42],
        [33, 322, 10, 16],
        [109, 322, 10, 16],
      ],
      '#4C5C84',
    ),
    rect(-5, 360, 310, 44, '#2E5A52'),
    canopy({ x0: -12, x1: 316, y: 382, r: 26, seed: 15, foot: 404 }, '#173B40'),
  ],
};

import { block, stroke } from '../parts/blocks.ts';
import { clouds, POSTER, sky, sun, trail, wind } from '../parts/light.ts';
import { profile } from '../parts/lists.ts';
import { palm } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const floors = times(13, (i) => {
  const y = 130 + i * 15;
  const belly = Math.round(198 + 62 * Math.sin(((y - 92) / 240) * 2.1));
  return `M172 ${y}H${belly}`;
}).join('');

export const scene: Scene = {
  focus: 204,
  draw: (id) => [
    sky(id, POSTER, ['#F2765A', '#FBB58C', '#FFEBCF']),
    sun(76, 214, 42, '#FFF6DE'),
    clouds(109, { w: 300, y: 92, spread: 80 }, '#FFE3CC', 4, 0.6),
    wind({ w: 300, y: 50, bend: 0.7 }, '#FFFFFF', 0.6),
    trail(40, 128, 66, '#FFFFFF'),
    // The tallest tower and its city, far in the haze.
    skyline({ x0: -5, x1: 305, base: 318, min: 20, max: 74, seed: 101, step: 15 }, '#F0A58C'),
    turned(
      118,
      profile('13 318, 13 280, 10 276, 10 246, 7 242, 7 210, 4 206, 4 176, 2 172, 1.6 144, .4 112'),
      '#E8927E',
      '#D97E72',
    ),
    sea(`${id}w`, { w: 300, h: 400, y: 312, lightX: 76, seed: 41 }, '#58B4B8', '#14607A', '#FFF3D6'),
    // The sail.
    path('M170 96Q262 168 262 322H170Z', '#FFFFFF'),
    path('M206 128Q262 196 262 322H232Q238 210 206 128Z', '#A9CFDC'),
    stroke(floors, '#7FB4C8', 3),
    path('M170 96Q262 168 262 322H255Q254 176 170 106Z', '#EAF4F4'),
    path('M160 322V92L170 60 174 92V322Z', '#F6FAFA') + path('M170 60L174 92V322H168V92Z', '#9CC0D0'),
    stroke('M172 112Q292 172 268 322', '#FFFFFF', 3) +
      stroke('M172 150L236 176M172 206L256 232M172 262L262 284', '#FFFFFF', 2.6),
    path('M142 128h34v6q-17 8-34 0z', '#FFFFFF') + path('M146 133q13 6 30 1v4q-16 4-30-5z', '#7FB4C8'),
    rect(169.2, 30, 1.6, 40, '#9CC0D0'),
    block([150, 304, 124, 22], '#FFF3E2', '#D9B8A4', 0.25),
    stroke('M156 314H236', '#3A8AA0', 7, ' stroke-dasharray="6 6"'),
    path('M132 326H290L280 336H142Z', '#C98A6A') + path('M-5 328L136 332V337H-5Z', '#E0B48E'),
    palm(128, 330, 34, 2, '#1F6A66') + palm(284, 330, 40, 2, '#1F6A66'),
    // The beach.
    path('M-5 366Q90 350 190 370T305 366V404H-5Z', '#FFF3DE', ' opacity=".8"'),
    path('M-5 374Q90 358 190 378T305 374V404H-5Z', '#F2C690'),
    path('M-5 396Q90 380 190 396T305 394V404H-5Z', '#D99E66'),
    palm(30, 404, 176, 18, '#5A2A3A', '#7E4248'),
  ],
};

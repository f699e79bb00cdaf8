import { stroke } from '../parts/blocks.ts';
import { cypresses } from '../parts/evergreens.ts';
import { grove } from '../parts/grove.ts';
import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, stars, sun, wind } from '../parts/light.ts';
import { boxes } from '../parts/lists.ts';
import { bars, path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

const FRONT = times(8, (i) => 62 + i * 15);
const SIDE = times(9, (i) => 182 + i * 9.6);

export const scene: Scene = {
  focus: 230,
  draw: (id) => [
    sky(id, POSTER, ['#0C1A40', '#3C4A8E', '#C98AA0']),
    stars(26, { w: 300, y: 150 }, '#FFFFFF', 30),
    sun(214, 118, 34, '#FFF2CF', 2),
    clouds(93, { w: 300, y: 112, spread: 30 }, '#8E93C8', 3, 0.4),
    wind({ w: 300, y: 54, bend: -1.2 }, '#C9CCF2', 0.4),
    range(`${id}a`, { w: 300, base: 320, top: 250, seed: 48, rough: 0.4, foot: 330 }, '#3A3F78', '#8A6A94'),
    // The rock, lit from below by the city.
    path('M-5 350V318L24 300 34 272 52 258H286L296 276 305 282V350Z', '#A9705E'),
    path('M286 258L296 276 305 282V350H212L226 310 214 288 236 258Z', '#6E4058'),
    path('M52 258L74 286 62 312 84 350H40L48 312 34 288Z', '#D9A078', ' opacity=".6"'),
    path(
      'M112 258l12 34-10 24 14 34h-22l-8-40zM168 258l8 30-12 30 10 32h-20l4-40z',
      '#7E4A5A',
      ' opacity=".7"',
    ),
    // The temple: steps, columns, pediment.
    bars(boxes('46 252 226 6, 50 246 218 6, 54 240 210 6'), '#FFE3AC'),
    rect(182, 240, 86, 18, '#C98E6A'),
    path('M60 184H262V240H60Z', '#7A4A52'),
    path(FRONT.map((x) => `M${x - 5} 186h10l-1.4 4 1.8 50h-10.8l1.8-50z`).join(''), '#FFE3AC'),
    path(FRONT.map((x) => `M${x + 1} 190h2.6l1.8 50h-4z`).join(''), '#D9A672'),
    path(SIDE.map((x) => `M${x - 3} 186h6l.6 54h-7z`).join(''), '#D99E70'),
    path(SIDE.map((x) => `M${x + 1} 186h2l.6 54h-2.6z`).join(''), '#A8685A'),
    rect(54, 172, 126, 14, '#FFEBC0') + path('M180 172H236L240 178H266V186H180Z', '#CF9468'),
    stroke('M60 180H176', '#C98E6A', 6, ' stroke-dasharray="4 8"'),
    path('M50 172L117 146 184 172Z', '#FFEBC0') + path('M70 170L117 152 164 170Z', '#B9806A'),
    path('M84 170l8-8 6 8zM104 170l12-14 14 14zM136 170l7-8 8 8z', '#FFE3AC'),
    path('M117 146L184 172 190 166 130 144Z', '#CF9468'),
    // The old town and its olives.
    skyline({ x0: -5, x1: 305, base: 372, min: 16, max: 34, seed: 95, step: 22 }, '#4A3A6A', '#FFCF7A', 18),
    grove({ x0: -10, x1: 312, y: 368, r: 17, seed: 18, foot: 404 }, '#22264E'),
    cypresses(
      [
        [22, 404, 118, 10],
        [46, 406, 78, 8],
        [280, 406, 92, 9],
      ],
      '#161B3E',
      '#0D1130',
    ),
  ],
};

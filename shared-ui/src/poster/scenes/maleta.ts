import { stroke } from '../parts/blocks.ts';
import { hills } from '../parts/land.ts';
import { clouds, hazeSun, POSTER, sky, trail, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { disc, path, rect } from '../parts/svg.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A suitcase on wheels with corners, straps and the labels of where it has been. */
const suitcase = (): string =>
  stroke('M128 196V150Q128 142 136 142H166Q174 142 174 150V196', '#7A4A2A', 5) +
  path('M104 190Q104 182 112 182H190Q198 182 198 190V330Q198 338 190 338H112Q104 338 104 330Z', '#E9503F') +
  path('M166 182H190Q198 182 198 190V330Q198 338 190 338H166Z', '#B93A34') +
  rect(120, 182, 10, 156, '#8E2F2C') +
  rect(172, 182, 10, 156, '#7A2628') +
  rect(118, 200, 14, 8, '#FFD98F') +
  rect(170, 200, 14, 8, '#F0BE62') +
  disc(151, 232, 17, '#FFF3DC') +
  path('M140 236Q146 226 152 230T163 226V236Q152 244 140 236Z', '#1C8A94') +
  path('M138 272h26v18h-26z', '#FFC65C') +
  stroke('M142 278h18M142 284h12', '#8A5A1C', 2) +
  path('M106 338h14v9q-7 5-14 0zM182 338h14v9q-7 5-14 0z', '#3A2430');

export const scene: Scene = {
  focus: 244,
  draw: (id) => [
    sky(id, POSTER, ['#5A4FA2', '#E08AA4', '#FFD7A0']),
    hazeSun(`${id}h`, 226, 216, 40, '#FFF0C6'),
    clouds(58, { w: 300, y: 96, spread: 84 }, '#FFC9BE', 4, 0.55),
    wind({ w: 300, y: 58, bend: 0.9 }, '#FFE9DA'),
    trail(40, 132, 58, '#FFF0E0'),
    sea(`${id}w`, { w: 300, h: 400, y: 258, lightX: 226, seed: 22 }, '#C07C9A', '#5A4A86', '#FFE3BA'),
    hills({ w: 300, h: 404, y: 322, amp: 12, k: 2, shift: 3 }, '#F3C795'),
    hills({ w: 300, h: 404, y: 334, amp: 12, k: 2, shift: 3 }, '#DDA274'),
    `<path d="M98 348Q150 336 206 348Q160 358 98 348Z" fill="#8A5A52" opacity=".5"/>`,
    suitcase(),
    palm(10, 408, 214, 6, '#3B2148', '#5A3560'),
  ],
};

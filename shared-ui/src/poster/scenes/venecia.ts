import { block, placed, stroke } from '../parts/blocks.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { dome, turned } from '../parts/solids.ts';
import { bars, disc, path, rect } from '../parts/svg.ts';
import { arches, oldTown, skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const STONE = { wall: '#FFF0DA', shade: '#D9AFA4', cap: '#8E9BB8', capShade: '#66749A' };

const scrolls = 'M126 262h.1M142 262h.1M210 262h.1M228 262h.1';

/** A boat with its iron comb and its rower, seen from the side. */
const gondola =
  path('M-78-18Q-66-2-40 0H34Q64-2 74-30L79-31Q76 4 40 9H-40Q-74 8-84-16Z', '#1A1A36') +
  path('M74-30l8-8 3 3-6 4 5 1-5 3 4 2-6 1z', '#F2D9A0') +
  path('M-12 0q4-12 18-12t18 12z', '#B3303E') +
  path('M-54 0l2-22-3-16q5-4 10 0l-1 16 4 22h-5l-3-18-1 18zM-53-42a4.4 4.4 0 1 1 6 0z', '#1A1A36') +
  path('M-56-47q6-5 12 0l2 1.6h-16z', '#F2C46A') +
  path('M-55-38q5-4 10 0l-.6 11h-8.6z', '#F6E6D2') +
  stroke('M-55-35h10M-54.6-31h9.4', '#B3303E', 1.6) +
  stroke('M-46-34L-36-24-20 12M-60-52L-8 26', '#1A1A36', 2);

const POLES = 'M265 310v76M283 304v92';

export const scene: Scene = {
  focus: 240,
  draw: (id) => [
    sky(id, POSTER, ['#3A5FA8', '#C792B4', '#FDCF9E']),
    sun(70, 226, 38, '#FFEFC6'),
    clouds(36, { w: 300, y: 92, spread: 96 }, '#F9C4BE', 5, 0.5),
    wind({ w: 300, y: 54, bend: -1.5 }, '#FFFFFF', 0.5),
    // Far shore, its bell tower.
    skyline({ x0: -6, x1: 130, base: 300, min: 12, max: 30, seed: 44, step: 15 }, '#C98A92'),
    block([22, 214, 13, 80], '#C97E78', '#A86472'),
    block([20, 204, 17, 11], '#F2CDB4', '#C99A96'),
    turned(28.5, profile('8 204, .6 180'), '#8E7F9E', '#6E6288'),
    sea(`${id}w`, { w: 300, h: 400, y: 300, lightX: 70, seed: 33 }, '#C98FA6', '#2A3F7C', '#FFE6C0'),
    // The Salute.
    oldTown(
      { x0: 258, x1: 310, base: 312, min: 40, max: 62, seed: 18, step: 44 },
      ['#E8A184', '#F4C49C'],
      '#9C5060',
      '#7A4A5E',
    ),
    turned(250, profile('7 300, 7 212, 5 208'), '#FFF0DA', '#D9AFA4'),
    turned(250, profile('6 208, 6 200, 3 192, .6 178'), '#8E9BB8', '#66749A'),
    dome(228, 240, 20, STONE),
    path('M122 312V276L134 268H236L250 276V312Z', '#FFF0DA'),
    path('M206 268H236L250 276V312H206Z', '#D9AFA4'),
    dome(176, 216, 44, STONE),
    stroke(scrolls, '#FFF0DA', 16, ' stroke-linecap="round"') +
      stroke(scrolls, '#D9AFA4', 9, ' stroke-linecap="round"'),
    rect(118, 270, 136, 4, '#FFF9EC'),
    block([152, 268, 44, 46], '#FFF9EC', '#E8C8B8', 0.25),
    path('M148 270L174 250 200 270Z', '#FFF9EC') + path('M174 250L200 270H180Z', '#E0BBAE'),
    arches(boxes('163 314 22 40'), '#6E4A6E'),
    arches(
      boxes(
        '128 308 11 26, 208 308 11 26, 228 308 11 26, 143 244 9 20, 158 244 9 20, 173 244 9 20, 189 244 9 20, 204 244 8 20',
      ),
      '#9A6E86',
    ),
    path('M102 314H305V320H94Z', '#F3D9C4') + path('M94 320H305V326H90Z', '#B98E92'),
    bars(boxes('120 332 120 4, 134 342 92 3, 150 352 54 3'), '#FBE2D0', ' opacity=".45"'),
    stroke(POLES, '#FBE9D6', 6) + stroke(POLES, '#C23A45', 6, ' stroke-dasharray="7"'),
    disc(265, 308, 4, '#F2C46A') + disc(283, 302, 4, '#F2C46A'),
    placed(130, 372, 1.05, gondola),
  ],
};

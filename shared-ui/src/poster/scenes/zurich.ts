import { block, panes, placed, stroke } from '../parts/blocks.ts';
import { peak } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { profile } from '../parts/lists.ts';
import { turned } from '../parts/solids.ts';
import { disc, path, rect } from '../parts/svg.ts';
import { oldTown } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** One of the minster's twins: stone, then a round helmet with a needle. */
const twin = (x: number) =>
  block([x - 15, 196, 30, 118], '#EFE3CC', '#BDB3A8', 0.36) +
  turned(x, profile('17 197, 14 188, 14 176, 16 174'), '#F7EEDC', '#C9BDB0') +
  turned(x, profile('15 175, 14 164, 7 152, 6 142, .8 112'), '#8FA9B4', '#647F90') +
  disc(x, 184, 5, '#3E5A70') +
  stroke(`M${x - 15} 226h30M${x - 15} 262h30`, '#CFC2AE', 2.4) +
  panes([x - 8, 212, 16], { rows: 3, step: 36, wide: 5, gap: 5, high: 18 }, '#5E5A66');

const swan =
  path(
    'M-26-4Q-30-18-16-18 0-22 14-12 22-14 20-26 18-34 26-36 34-36 33-28L29-29Q26-30 27-24 30-6 16 0 0 4-14 2-24 0-26-4Z',
    '#FFFFFF',
  ) +
  path('M-14-12Q0-20 14-10 6-2-8-3Z', '#D3E0E8') +
  path('M31-32l8 3-8 1z', '#F08A3A');

export const scene: Scene = {
  focus: 232,
  draw: (id) => [
    sky(id, POSTER, ['#5B8CD2', '#C2D6F2', '#FFF0DC']),
    sun(238, 108, 30, '#FFFDEC'),
    clouds(143, { w: 300, y: 84, spread: 80 }, '#FFFFFF', 3, 0.7),
    wind({ w: 300, y: 46, bend: -1.3 }, '#FFFFFF', 0.7),
    peak(196, 292, 120, 124, '#A9C4D8', '#86A4C0', '#FFFFFF'),
    peak(86, 292, 110, 92, '#B4CCDC', '#90AEC6', '#FFFFFF'),
    peak(280, 292, 90, 90, '#A4BFD4', '#809EBC', '#FFFFFF'),
    path('M-5 310V280Q50 262 110 274T210 268T305 258V310Z', '#8FB8A0'),
    // The old town along the water.
    block([92, 262, 92, 56], '#EFE3CC', '#BDB3A8', 0.2) +
      path('M86 264L104 234H172L190 264Z', '#B5563C') +
      path('M150 234H172L190 264H160Z', '#8E3F30'),
    twin(84) + twin(124),
    turned(254, profile('12 320, 12 226, 14 224'), '#F7EEDC', '#C9BDB0') +
      disc(254, 240, 9, '#2F6A8C') +
      disc(254, 240, 7, '#FFF6DC') +
      stroke('M254 240V234M254 240L258 242', '#2F4A5E', 1.4),
    turned(254, profile('14 225, 9 200, 2 168, .6 150'), '#3E8A80', '#2B6864'),
    oldTown(
      { x0: -8, x1: 76, base: 322, min: 40, max: 58, seed: 51, step: 42 },
      ['#F6DDA6', '#F2B48A', '#FFF3DC'],
      '#A8503C',
      '#6E6A76',
    ),
    oldTown(
      { x0: 140, x1: 306, base: 322, min: 30, max: 46, seed: 57, step: 44 },
      ['#FFF3DC', '#E8A886', '#F6DDA6', '#C9D8CC'],
      '#B5563C',
      '#6E6A76',
    ),
    rect(-5, 320, 310, 8, '#9CA6A4'),
    sea(`${id}w`, { w: 300, h: 400, y: 328, lightX: 238, seed: 61 }, '#6FB4CC', '#1B5A88', '#FFFFFF'),
    sailboat(196, 352, 0.8, '#FFFFFF', '#16456B'),
    placed(84, 384, 1.1, swan),
    path('M-5 398Q150 384 305 396V404H-5Z', '#123C60'),
  ],
};

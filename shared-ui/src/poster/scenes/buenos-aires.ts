import { clouds, POSTER, sky, sun, trail, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { cupola } from '../parts/solids.ts';
import { mirrored, poly, rect } from '../parts/svg.ts';
import { oldTown, skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 235,
  draw: (id) => [
    sky(id, POSTER, ['#3F6FC0', '#9FB4E4', '#FBD3BC']),
    sun(98, 156, 34, '#FFF1CF'),
    clouds(5, { w: 300, y: 92, spread: 90 }, '#FFFFFF', 4, 0.5),
    wind({ w: 300, y: 60, bend: -1.6 }, '#FFFFFF'),
    trail(196, 96, 60, '#FFFFFF'),
    skyline({ x0: -5, x1: 305, base: 330, min: 44, max: 120, seed: 15, step: 17 }, '#A99AC9'),
    oldTown(
      { x0: -8, x1: 112, base: 346, min: 84, max: 116, seed: 6, step: 40 },
      ['#F6E3CC', '#E6CDB4', '#EFD9C8'],
      '#5C5486',
      '#75659A',
    ),
    oldTown(
      { x0: 196, x1: 306, base: 346, min: 74, max: 110, seed: 9, step: 36 },
      ['#F6E3CC', '#DFC4AE', '#EFD9C8'],
      '#5C5486',
      '#75659A',
    ),
    cupola(58, 266, 15, 78, '#6C6398', '#514A80'),
    cupola(238, 268, 12, 60, '#6C6398', '#514A80'),
    poly(
      [
        [112, 346],
        [196, 346],
        [240, 400],
        [66, 400],
      ],
      '#6B6A8E',
    ),
    poly(
      [
        [151, 350],
        [157, 350],
        [166, 400],
        [142, 400],
      ],
      '#F6E3CC',
      ' opacity=".4"',
    ),
    rect(128, 336, 52, 12, '#EADCCB'),
    rect(154, 336, 26, 12, '#C7B3B4'),
    poly(
      [
        [140, 338],
        [145, 148],
        [154, 132],
        [154, 338],
      ],
      '#FFFBF0',
    ),
    poly(
      [
        [168, 338],
        [163, 148],
        [154, 132],
        [154, 338],
      ],
      '#CFBFCB',
    ),
    rect(146.6, 156, 3, 8, '#7D6C95'),
    canopy({ x0: -20, x1: 116, y: 346, r: 20, seed: 2, foot: 404, fall: 40 }, '#7A57B4', '#B892E4'),
    mirrored(
      canopy({ x0: -20, x1: 116, y: 346, r: 20, seed: 4, foot: 404, fall: 40 }, '#7A57B4', '#B892E4'),
      308,
    ),
    canopy({ x0: -26, x1: 84, y: 376, r: 24, seed: 12, foot: 404, fall: 44 }, '#4B3584', '#8C66C8'),
    mirrored(
      canopy({ x0: -26, x1: 84, y: 376, r: 24, seed: 14, foot: 404, fall: 44 }, '#4B3584', '#8C66C8'),
      308,
    ),
  ],
};

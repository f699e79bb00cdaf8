import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { spires } from '../parts/solids.ts';
import { disc, poly, rect } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 225,
  draw: (id) => [
    sky(id, POSTER, ['#0F6F90', '#6BBBB8', '#FCE0A6']),
    sun(60, 236, 34, '#FFF3C8'),
    clouds(18, { w: 300, y: 96, spread: 80 }, '#FFFFFF', 4, 0.5),
    wind({ w: 300, y: 62, bend: -1.1 }, '#FFFFFF'),
    range(`${id}a`, { w: 300, base: 300, top: 240, seed: 6, rough: 0.4, foot: 330 }, '#6FA79E', '#E8DDAE'),
    spires(
      [
        [112, 326, 15, 150],
        [196, 326, 15, 150],
      ],
      { fill: '#C08650', shade: '#94602F', hole: '#5B3524', tip: '#F5C34F' },
    ),
    spires([[154, 320, 21, 216]], { fill: '#DDA768', shade: '#AB7440', hole: '#5B3524', tip: '#F5C34F' }),
    spires(
      [
        [132, 330, 14, 176],
        [176, 330, 14, 176],
      ],
      { fill: '#D29A5B', shade: '#9F6A38', hole: '#5B3524', tip: '#E9533F' },
    ),
    rect(98, 292, 112, 50, '#B97E49'),
    arches(
      [
        [108, 342, 24, 48],
        [141, 342, 26, 58],
        [176, 342, 24, 48],
      ],
      '#4A2A24',
    ),
    poly(
      [
        [96, 294],
        [120, 270],
        [154, 252],
        [188, 270],
        [212, 294],
      ],
      '#C78D55',
    ),
    disc(154, 282, 8, '#7FC4BE'),
    disc(154, 282, 5, '#F5C34F'),
    oldTown(
      { x0: -8, x1: 100, base: 372, min: 40, max: 66, seed: 33, step: 36 },
      ['#E98A5B', '#F4C27E', '#F8E2B6'],
      '#8E3B36',
      '#4A2A34',
    ),
    oldTown(
      { x0: 208, x1: 306, base: 372, min: 36, max: 62, seed: 37, step: 36 },
      ['#E98A5B', '#F4C27E', '#D96B50'],
      '#8E3B36',
      '#4A2A34',
    ),
    canopy({ x0: -12, x1: 312, y: 368, r: 22, seed: 8, foot: 402 }, '#1F5A5C'),
    canopy({ x0: -12, x1: 312, y: 392, r: 28, seed: 19, foot: 402 }, '#123C44'),
  ],
};

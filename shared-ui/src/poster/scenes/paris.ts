import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { bars, mirrored, poly, rect } from '../parts/svg.ts';
import { ironTower } from '../parts/towers.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 235,
  draw: (id) => [
    sky(id, POSTER, ['#6E86BE', '#C3B5D0', '#FCDCBC']),
    sun(210, 230, 36, '#FFF1D0'),
    clouds(29, { w: 300, y: 100, spread: 100 }, '#FFFFFF', 5, 0.5),
    wind({ w: 300, y: 58, bend: -1.6 }, '#FFFFFF'),
    skyline({ x0: -5, x1: 305, base: 330, min: 16, max: 44, seed: 83, step: 20 }, '#B7A9C4'),
    ironTower(150, 340, 232, 60, '#5C4963', '#463650', '#E3CAC6'),
    canopy({ x0: -8, x1: 312, y: 340, r: 12, seed: 4, foot: 352 }, '#6F8A76'),
    rect(-5, 346, 310, 60, '#8FA684'),
    poly(
      [
        [140, 346],
        [160, 346],
        [214, 402],
        [86, 402],
      ],
      '#F3DFC8',
    ),
    poly(
      [
        [146, 346],
        [154, 346],
        [170, 402],
        [130, 402],
      ],
      '#A9C0C6',
    ),
    canopy({ x0: -10, x1: 116, y: 352, r: 13, seed: 21, foot: 404, fall: 44 }, '#4C6A5C'),
    mirrored(canopy({ x0: -10, x1: 116, y: 352, r: 13, seed: 25, foot: 404, fall: 44 }, '#4C6A5C')),
    [
      { x: -12, w: 78, d: 0 },
      { x: 230, w: 84, d: 6 },
    ]
      .map(
        ({ x, w, d }) =>
          rect(x, 316 - d, w, 90, '#F6E6D0') +
          rect(x + w * 0.7, 316 - d, w * 0.3, 90, '#DEC4AE') +
          poly(
            [
              [x - 2, 317 - d],
              [x + 8, 284 - d],
              [x + w - 8, 284 - d],
              [x + w + 2, 317 - d],
            ],
            '#77829F',
          ) +
          poly(
            [
              [x + w * 0.7, 317 - d],
              [x + w * 0.7, 284 - d],
              [x + w - 8, 284 - d],
              [x + w + 2, 317 - d],
            ],
            '#5D6786',
          ) +
          bars(
            [
              [x + 18, 272 - d, 7, 13],
              [x + w - 26, 274 - d, 9, 11],
            ],
            '#B5614C',
          ) +
          `<path d="M${x + 12} ${300 - d}h${w - 26}" stroke="#FFE3A8" stroke-width="11" stroke-dasharray="6 8"/><path d="${[332, 358, 384].map((y) => `M${x + 8} ${y - d}h${w - 16}`).join('')}" stroke="#5D6786" stroke-width="14" stroke-dasharray="6 8"/><path d="M${x - 2} ${345 - d}h${w + 4}m0 26h${-w - 4}" stroke="#C9AE98" stroke-width="2"/>`,
      )
      .join(''),
  ],
};

import { peak, range } from '../parts/land.ts';
import { POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { disc, poly } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 205,
  draw: (id) => [
    sky(id, POSTER, ['#46358A', '#A069BE', '#F9BFA4']),
    sun(206, 190, 36, '#FFE7B8'),
    wind({ w: 300, y: 74, bend: -1.1 }, '#F6D4F0'),
    peak(92, 300, 150, 118, '#8E6BB4', '#6F4F9C', '#FBE3E4'),
    peak(242, 300, 118, 82, '#8461AC', '#664893', '#F6DCE2'),
    range(`${id}a`, { w: 300, base: 300, top: 252, seed: 8, foot: 330 }, '#6B4A97', '#B07FB6'),
    skyline({ x0: -5, x1: 305, base: 330, min: 14, max: 78, seed: 5, step: 17 }, '#4F357F', '#FFD98F', 22),
    turned(
      150,
      [
        [40, 346],
        [40, 334],
        [28, 334],
        [28, 322],
        [14, 322],
        [12, 306],
        [8, 304],
        [6.2, 172],
        [11, 168],
        [11, 162],
        [7, 162],
        [5, 152],
      ],
      '#FFE3AE',
      '#D9A26E',
    ),
    disc(150, 150, 5, '#FFC65C'),
    poly(
      [
        [146, 146],
        [147.4, 126],
        [150, 119],
        [152.6, 126],
        [154, 146],
      ],
      '#FFC65C',
    ),
    disc(150, 116, 3.6, '#FFC65C'),
    `<path d="M148 130Q134 124 128 104Q140 108 148.4 122ZM152 130Q166 124 172 104Q160 108 151.6 122ZM152 124L163 113l1.4 1.6L153 128Z" fill="#FFC65C"/>`,
    canopy({ x0: -10, x1: 310, y: 352, r: 24, seed: 3, foot: 400 }, '#5B3A8C', '#B78BE4'),
    canopy({ x0: -14, x1: 318, y: 386, r: 30, seed: 9, foot: 402 }, '#2D1C52', '#8E63C8'),
  ],
};

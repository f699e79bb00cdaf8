import { coast } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, trail, wind } from '../parts/light.ts';
import { canopy, palm } from '../parts/plants.ts';
import { bars, poly, rect } from '../parts/svg.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 215,
  draw: (id) => [
    sky(id, POSTER, ['#1B93BE', '#74CBD6', '#FCEFC9']),
    sun(214, 116, 30, '#FFF7DA'),
    clouds(12, { w: 300, y: 150, spread: 60 }, '#FFFFFF', 4, 0.55),
    wind({ w: 300, y: 66, bend: 1.5 }, '#FFFFFF'),
    trail(24, 96, 74, '#FFFFFF'),
    sea(`${id}w`, { w: 300, h: 400, y: 226, lightX: 210, seed: 9 }, '#0E86A8', '#4FD0C2', '#FFFFFF'),
    coast({ w: 300, top: 172, foot: 252, reach: 118, side: 1 }, '#E6CD98', '#B79A6C'),
    canopy({ x0: 218, x1: 312, y: 178, r: 10, seed: 6, foot: 186 }, '#2F7A5B'),
    bars(
      [
        [236, 146, 46, 28],
        [246, 130, 26, 18],
      ],
      '#F3E2B8',
    ),
    bars(
      [
        [264, 146, 18, 28],
        [262, 130, 10, 18],
      ],
      '#CDB383',
    ),
    bars(
      [
        [253, 138, 7, 10],
        [244, 158, 6, 16],
        [256, 158, 6, 16],
        [232, 144, 54, 4],
        [243, 128, 32, 3],
      ],
      '#8C7448',
    ),
    sailboat(92, 250, 0.9, '#FFFFFF', '#0B4A5E'),
    `<path d="M-5 330Q70 300 150 330T305 336V400H-5Z" fill="#FFF8E6" opacity=".75"/><path d="M-5 340Q70 310 150 340T305 345V405H-5Z" fill="#F8DFA8"/><path d="M-5 372Q90 346 190 376T305 380V405H-5Z" fill="#EBC581"/>`,
    palm(70, 384, 232, 62, '#0C4A4C', '#1A6E63'),
    palm(52, 388, 160, -34, '#0C4A4C', '#1A6E63'),
    poly(
      [
        [206, 362],
        [236, 346],
        [266, 362],
      ],
      '#C8503E',
    ),
    poly(
      [
        [236, 346],
        [266, 362],
        [240, 362],
      ],
      '#A33C33',
    ),
    rect(235, 360, 2.4, 26, '#7A4A34'),
    poly(
      [
        [214, 386],
        [256, 382],
        [268, 388],
        [224, 392],
      ],
      '#FFFFFF',
    ),
  ],
};

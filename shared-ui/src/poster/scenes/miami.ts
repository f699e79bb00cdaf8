import { clouds, hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { bars, rect } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 230,
  draw: (id) => [
    sky(id, POSTER, ['#27B0BF', '#8CD3CB', '#FDC3B2']),
    hazeSun(`${id}h`, 226, 236, 52, '#FFF3CF'),
    clouds(6, { w: 300, y: 100, spread: 90 }, '#FFFFFF', 4, 0.55),
    wind({ w: 300, y: 58, bend: -0.7 }, '#FFFFFF'),
    skyline({ x0: 180, x1: 305, base: 306, min: 26, max: 92, seed: 51, step: 15 }, '#F2A79E'),
    sea(`${id}w`, { w: 300, h: 400, y: 300, lightX: 226, seed: 4 }, '#2FA9B0', '#137889', '#FFF3D8'),
    rect(20, 206, 152, 158, '#FFF1DE'),
    rect(132, 206, 40, 158, '#F3CFC0'),
    turned(
      92,
      [
        [30, 364],
        [30, 168],
        [24, 168],
        [24, 150],
        [16, 150],
        [16, 136],
        [7, 136],
        [5, 112],
        [1, 96],
      ],
      '#F46C8B',
      '#D24C73',
    ),
    bars([[88, 160, 8, 190]], '#FFE3DC'),
    bars(
      [
        [20, 216, 42, 4],
        [122, 216, 50, 4],
        [20, 256, 42, 4],
        [122, 256, 50, 4],
        [20, 296, 42, 4],
        [122, 296, 50, 4],
      ],
      '#2FA9B0',
    ),
    bars(
      [0, 1, 2].flatMap((r) => [26, 40, 128, 142, 156].map((x) => [x, 226 + r * 40, 9, 22])),
      '#2C6E86',
    ),
    bars(
      [0, 1, 2].flatMap((r) => [26, 40, 128, 142, 156].map((x) => [x, 226 + r * 40, 9, 5])),
      '#8CD3CB',
    ),
    bars(
      [
        [14, 200, 164, 7],
        [62, 350, 60, 5],
      ],
      '#FFFFFF',
    ),
    rect(76, 340, 32, 24, '#2C4A66'),
    `<path d="M-5 362Q120 350 305 366V402H-5Z" fill="#FBDDA6"/><path d="M-5 384Q120 372 305 388V402H-5Z" fill="#EDBE84"/>`,
    palm(212, 396, 206, 20, '#14545F', '#20787A'),
    palm(270, 398, 150, -14, '#14545F', '#20787A'),
    palm(8, 404, 150, -4, '#14545F', '#20787A'),
  ],
};

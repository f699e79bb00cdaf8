import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy, palm } from '../parts/plants.ts';
import { bars, path, rect } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const bays = [84, 110, 136, 162, 188];

export const scene: Scene = {
  focus: 235,
  draw: (id) => [
    sky(id, POSTER, ['#E0762F', '#F4AC58', '#FDE4A2']),
    sun(232, 168, 34, '#FFF6CE'),
    clouds(28, { w: 300, y: 96, spread: 80 }, '#FFD79A', 4, 0.6),
    wind({ w: 300, y: 56, bend: 1.5 }, '#FFF0CC'),
    sea(`${id}w`, { w: 300, h: 330, y: 268, lightX: 270, seed: 7 }, '#5AA69A', '#2A7C86', '#FFF0C4'),
    '<g transform="translate(-4 4)">',
    path('M12 262V206L18 206V262ZM30 262V190H33V262ZM48 262V208H51V262Z', '#6A3A30'),
    path(
      'M4 246Q14 226 10 210Q26 214 30 232Q30 244 28 250ZM20 246Q36 222 30 194Q52 204 54 228Q54 242 50 250ZM44 246Q54 232 50 212Q66 218 68 234Q68 244 66 250Z',
      '#FFF6E0',
    ),
    path('M-5 252H70Q82 250 84 242Q82 268 66 276H-5Z', '#7A4234'),
    '</g>',
    path('M56 318V218H244V318Z', '#F6DBA8'),
    path('M210 318V218H244V318Z', '#D0A46E'),
    bars(
      [
        [50, 210, 200, 9],
        [56, 262, 188, 6],
        [50, 312, 200, 8],
      ],
      '#FFF0CC',
    ),
    bars(
      [
        [210, 210, 40, 9],
        [210, 262, 34, 6],
        [210, 312, 40, 8],
      ],
      '#DDB680',
    ),
    path(
      'M50 210V200H58V206H66V200H74V206H82V200H90V206H98V200H106V206H114V200H122V206H130V200H138V206H146V200H154V206H162V200H170V206H178V200H186V206H194V200H202V206H210V200H218V206H226V200H234V206H242V200H250V210Z',
      '#F6DBA8',
    ),
    rect(58, 222, 18, 36, '#EBC88E'),
    rect(214, 222, 26, 36, '#BF9360'),
    arches(
      bays.map((x) => [x - 3, 262, 24, 38]),
      '#8A4A3E',
    ),
    arches(
      bays.map((x) => [x - 3, 312, 24, 42]),
      '#6E3438',
    ),
    arches(
      bays.map((x) => [x + 5, 312, 14, 32]),
      '#A85E44',
    ),
    bars(
      bays.flatMap((x) => [
        [x - 4.6, 228, 4, 34],
        [x - 4.6, 274, 4, 38],
      ]),
      '#FFF6DC',
    ),
    `<path d="M82 255H208" stroke="#FFF0CC" stroke-width="12" stroke-dasharray="1.8 3"/>`,
    arches(
      [
        [62, 252, 9, 20],
        [62, 306, 9, 22],
        [222, 252, 10, 20],
        [222, 306, 10, 22],
      ],
      '#6E3438',
    ),
    rect(-5, 320, 310, 90, '#D99A5C'),
    path('M100 320H200L262 405H38Z', '#F0C488'),
    path(
      'M64 340H236M46 362H254M28 386H272M126 320L98 405M174 320L202 405',
      'none',
      ' stroke="#C98A50" stroke-width="1.6" opacity=".7"',
    ),
    canopy({ x0: 242, x1: 312, y: 316, r: 16, seed: 5, foot: 340 }, '#3F6A48'),
    palm(284, 404, 190, 2, '#3A2A2A', '#5F4A34'),
  ],
};

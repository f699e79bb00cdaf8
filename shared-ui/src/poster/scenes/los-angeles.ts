import { fanPalm } from '../parts/fan-palm.ts';
import { range } from '../parts/land.ts';
import { clouds, hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { bars, path, rect } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** Nine letters that look over the city from their hill. */
const letters =
  'M70 214v14M76 214v14M70 221h6M81 215h5v12h-5zM91 214v14h5M101 214v14h5M109 214l3 6v8m0-8l3-6M119 214l2 14 2-9 2 9 2-14M131 215h5v12h-5zM141 215h5v12h-5zM151 215h3l3 3v6l-3 3h-3z';

export const scene: Scene = {
  focus: 225,
  draw: (id) => [
    sky(id, POSTER, ['#4A2A80', '#E85A86', '#FFC56E']),
    hazeSun(`${id}h`, 168, 190, 62, '#FFE9A8'),
    clouds(18, { w: 300, y: 92, spread: 70 }, '#F58AA0', 4, 0.45),
    wind({ w: 300, y: 48, bend: 0.8 }, '#FFE0EC', 0.5),
    path('M-5 250L30 226L64 206L110 198L150 206L190 230L232 224L270 240L305 232V320H-5Z', '#9A3F7C'),
    path('M110 198L150 206L190 230L232 224L270 240L305 232V320H170Q170 250 110 198Z', '#7A2F70'),
    `<path d="${letters}" transform="translate(-8 -2)" fill="none" stroke="#FFF6E2" stroke-width="2.4"/>`,
    range(`${id}a`, { w: 300, base: 320, top: 254, seed: 5, rough: 0.4, foot: 330 }, '#6A2A6A', '#C9506E'),
    skyline({ x0: 84, x1: 226, base: 338, min: 14, max: 96, seed: 44, step: 15 }, '#4A2058', '#FFD98F', 26),
    skyline({ x0: -5, x1: 305, base: 342, min: 6, max: 26, seed: 12, step: 18 }, '#3A184C', '#FFD98F', 14),
    path('M-5 338H305V405H-5Z', '#2E1240'),
    path('M138 338H162L236 405H64Z', '#5A2A5E'),
    path(
      'M148.5 344H151.500L152.5 356H147.500ZM147 364H153L155 384H145ZM144.5 390H155.500L157 405H143Z',
      '#FFD98F',
    ),
    rect(-5, 338, 310, 2, '#8C3A70'),
    bars(
      [
        [84, 384, 18, 5],
        [106, 362, 9, 3],
      ],
      '#FF6A6A',
    ),
    bars(
      [
        [196, 384, 18, 5],
        [184, 362, 9, 3],
      ],
      '#FFF3C8',
    ),
    fanPalm(44, 378, 138, 21, '#240C32', '#4F2256'),
    fanPalm(226, 376, 168, 23, '#240C32', '#4F2256'),
    fanPalm(16, 408, 274, 36, '#1A0628', '#451A4A'),
    fanPalm(276, 408, 304, 36, '#1A0628', '#451A4A'),
  ],
};

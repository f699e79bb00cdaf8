import { stroke } from '../parts/blocks.ts';
import { clouds, hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { disc, path } from '../parts/svg.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 268,
  draw: (id) => [
    sky(id, POSTER, ['#F4606E', '#FFA878', '#FFE6A4']),
    hazeSun(`${id}h`, 150, 214, 62, '#FFF6CC'),
    clouds(157, { w: 300, y: 92, spread: 70 }, '#FFD0A8', 4, 0.6),
    wind({ w: 300, y: 52, bend: -1 }, '#FFF3DC', 0.6),
    path('M-5 262Q30 238 66 246T116 262ZM216 262Q250 244 305 234V262Z', '#E07A72'),
    sea(
      `${id}w`,
      { w: 300, h: 400, y: 260, lightX: 150, seed: 71, half: 1.3 },
      '#2FB4B4',
      '#0F8296',
      '#FFF0B4',
    ),
    sailboat(228, 284, 0.9, '#FFF6E0', '#7A2E4E'),
    path('M-5 336Q80 308 170 330T305 322V404H-5Z', '#FFF6E0', ' opacity=".8"'),
    path('M-5 346Q80 318 170 340T305 332V404H-5Z', '#FFD9A0'),
    path('M-5 376Q90 352 190 374T305 368V404H-5Z', '#F2B878'),
    // A hammock between two palms.
    palm(52, 386, 262, -16, '#5A1F44', '#8A3A54'),
    palm(256, 388, 240, 22, '#5A1F44', '#8A3A54'),
    stroke('M50 292L84 316M252 288L222 316', '#5A1F44', 2),
    path('M82 314Q92 352 152 354T226 314Q206 336 152 336T82 314Z', '#E0403F'),
    path('M88 322Q104 344 152 346T220 322L223 318Q206 336 152 336T86 318Z', '#FFF0D0'),
    path('M108 330q14-12 34-10 6 4 2 8-2 8-20 8t-16-6z', '#5A1F44') +
      path('M140 330q30-8 58-12l4 4q-20 12-50 14z', '#7E2E50'),
    disc(108, 322, 6, '#5A1F44') + path('M97 320q10-12 22-4l4-1q-2 4-6 5-10-3-20 0z', '#FFD98A'),
    stroke('M92 324Q108 344 152 347T218 322', '#B82E3E', 2),
    path('M-5 396Q60 384 130 398V404H-5Z', '#C9824E'),
  ],
};

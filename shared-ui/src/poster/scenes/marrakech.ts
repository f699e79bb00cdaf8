import { block, panes, stroke, teeth } from '../parts/blocks.ts';
import { peak } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes } from '../parts/lists.ts';
import { palm } from '../parts/plants.ts';
import { vault } from '../parts/solids.ts';
import { bars, disc, path, rect } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 196,
  draw: (id) => [
    sky(id, POSTER, ['#E36A4A', '#F7A878', '#FFE2B8']),
    sun(70, 190, 40, '#FFF3CE'),
    clouds(103, { w: 300, y: 80, spread: 80 }, '#FFD9B4', 4, 0.6),
    wind({ w: 300, y: 48, bend: 1.8 }, '#FFF0DC', 0.6),
    peak(44, 318, 120, 86, '#C98A96', '#A8687E', '#FFF6EE'),
    peak(250, 318, 130, 104, '#C48490', '#A0607A', '#FFF6EE'),
    path('M-5 320V290Q60 270 120 286T305 276V320Z', '#B4606A'),
    // The tower that every way leads to.
    block([126, 148, 60, 200], '#E58A50', '#B4553C', 0.34),
    teeth(123, 149, 66, 7, 9, '#F2A46A'),
    rect(123, 148, 66, 5, '#F2A46A'),
    stroke('M126 164H186', '#3F9AA0', 8) + stroke('M126 164H186', '#F9E3B4', 5, ' stroke-dasharray="5 4"'),
    arches(boxes('134 206 18 28, 158 206 18 28'), '#F2B67C') +
      arches(boxes('137 206 12 22, 161 206 12 22'), '#7A2E2E'),
    bars(boxes('126 214 60 3, 126 276 60 3'), '#F2A46A'),
    arches(boxes('144 264 22 34'), '#F2B67C') + arches(boxes('148 264 14 26'), '#7A2E2E'),
    stroke('M132 240h8M172 240h8M132 252h8M172 252h8', '#8E3A34', 5),
    arches(boxes('136 326 14 26, 160 326 14 26'), '#8E3A34'),
    block([140, 106, 32, 42], '#E58A50', '#B4553C', 0.34),
    teeth(138, 107, 36, 5, 6, '#F2A46A'),
    arches(boxes('150 144 12 24'), '#7A2E2E'),
    vault(156, 103, 13, 13, '#F6BE82', '#D97E4E'),
    rect(155.2, 60, 1.6, 34, '#F6C453'),
    disc(156, 88, 4.6, '#F6C453') + disc(156, 79, 3.4, '#F6C453') + disc(156, 72, 2.4, '#F6C453'),
    // Rose walls, a gate, and the palm grove.
    block([-5, 306, 96, 60], '#D9704A', '#A8463A', 0.1) + teeth(-5, 307, 96, 9, 9, '#E58A5A'),
    block([210, 300, 100, 66], '#D9704A', '#B4503C', 0.2) + teeth(210, 301, 100, 9, 9, '#E58A5A'),
    rect(232, 286, 50, 80, '#E58A50') +
      rect(266, 286, 16, 80, '#B4553C') +
      teeth(230, 287, 54, 6, 8, '#F2A46A'),
    path('M241 366V330a16 18 0 1 1 32 0v36z', '#F6D09A') +
      path('M245 366V332a12 14 0 1 1 24 0v34z', '#7A2E2E'),
    panes([4, 332, 78], { rows: 1, step: 1, wide: 3, gap: 14, high: 4 }, '#8E3A34'),
    path('M-5 352Q80 340 160 354T305 350V404H-5Z', '#C45A3E'),
    path('M-5 380Q90 362 190 382T305 376V404H-5Z', '#8A3234'),
    palm(42, 392, 172, -10, '#3A2A34', '#5E4A3A'),
    palm(84, 396, 116, 12, '#3A2A34', '#5E4A3A'),
  ],
};

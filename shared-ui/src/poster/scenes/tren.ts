import { placed, stroke } from '../parts/blocks.ts';
import { grove } from '../parts/grove.ts';
import { hills, peak, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes } from '../parts/lists.ts';
import { pines } from '../parts/pines.ts';
import { bars, path, times } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** A carriage 74 long on the rails at 0; the last has the driver's cab. */
const carriage =
  path('M0-6V-24q0-4 4-4H68q4 0 4 4v18z', '#D8392E') +
  path('M0-6h72v4H0z', '#8A1F2A') +
  path('M4-28H68q4 0 4 3H0q0-3 4-3z', '#F4E6D0') +
  stroke('M5-17H69', '#FFF3CE', 9, ' stroke-dasharray="9 3"') +
  stroke('M0-9.5H72', '#FFF3CE', 1.4);
const engine =
  path('M0-6V-24q0-4 4-4H40q18 1 26 15l2 7z', '#D8392E') +
  path('M0-6h68v4H0z', '#8A1F2A') +
  path('M4-28H40q6 0 11 3H0q0-3 4-3z', '#F4E6D0') +
  path('M44-23h6q6 3 9 9H44z', '#2B4A66') +
  stroke('M5-17H40', '#FFF3CE', 9, ' stroke-dasharray="9 3"') +
  bars(boxes('61 -10 5 3'), '#FFE48A');

export const scene: Scene = {
  focus: 236,
  draw: (id) => [
    sky(id, POSTER, ['#2E8EA8', '#A4D8C4', '#FFF0B8']),
    sun(70, 116, 32, '#FFFCE4'),
    clouds(151, { w: 300, y: 90, spread: 70 }, '#FFFFFF', 5, 0.65),
    wind({ w: 300, y: 50, bend: 0.8 }, '#FFFFFF', 0.6),
    peak(206, 300, 170, 172, '#7FB0B8', '#54868E', '#FFFFFF'),
    peak(62, 300, 130, 112, '#94BEC0', '#6A9CA2', '#FFFFFF'),
    range(`${id}a`, { w: 300, base: 310, top: 236, seed: 33, rough: 0.4, foot: 330 }, '#4E8E78', '#B4D49C'),
    hills({ w: 300, h: 404, y: 300, amp: 26, k: 2, shift: 6 }, '#8FBC5E'),
    grove({ x0: -10, x1: 312, y: 306, r: 9, seed: 4, foot: 322 }, '#4E8E54'),
    // The river far below.
    path('M150 318Q170 340 140 360T170 404H262Q206 380 222 356T176 318Z', '#5FB4C4') +
      path('M156 318Q182 340 160 362T200 404H216Q182 380 190 358T162 318Z', '#BFE6E4'),
    path('M-5 330Q50 316 110 340L140 404H-5Z', '#6BA24E'),
    path('M305 316Q250 322 226 344L236 404H305Z', '#4E8A46'),
    // The viaduct and the train on it.
    path(times(7, (i) => `M${48 * i - 8} 264h18l4 140h-26z`).join(''), '#E8CFA0'),
    path(times(7, (i) => `M${48 * i + 3} 264h7l4 140h-9z`).join(''), '#B4946A'),
    path(times(7, (i) => `M${48 * i + 9} 262h32v26a15 16 0 0 0-30 0h-2z`).join(''), '#D9BC8C'),
    bars(boxes('-5 252 310 14'), '#F2DDB2'),
    stroke('M-5 266H305', '#C9A878', 2),
    bars(boxes('-5 249 310 5'), '#FFF0CC'),
    placed(-46, 250, 1, carriage) +
      placed(28, 250, 1, carriage) +
      placed(102, 250, 1, carriage) +
      placed(176, 250, 1, engine),
    stroke('M-5 210Q40 216 88 210T184 210T305 206M40 210V252M136 210V252M256 208V252', '#3A5A5E', 1.2),
    pines({ x0: -10, x1: 92, y: 400, tall: 66, seed: 8, foot: 404 }, '#1F5444'),
    pines({ x0: 236, x1: 312, y: 400, tall: 78, seed: 11, foot: 404 }, '#16443A'),
  ],
};

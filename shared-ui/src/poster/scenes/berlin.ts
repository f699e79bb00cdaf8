import { block, stroke } from '../parts/blocks.ts';
import { clouds, POSTER, rays, sky, sun, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { canopy } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { bars, disc, mirrored, path, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

const COLUMNS = [54, 90, 126, 162, 198, 234];

const horse = (x: number) => `M${x} 206l2-14-5-9 4-8 6 3 2 7 5 2-1 19h-3l-2-10-4 10z`;

export const scene: Scene = {
  focus: 250,
  draw: (id) => [
    sky(id, POSTER, ['#F0C428', '#FBE176', '#FFFAD8']),
    rays(150, 212, 420, '#FFFBE4', 0.28, 13),
    sun(150, 212, 62, '#FFFDF0', 1),
    clouds(67, { w: 300, y: 92, spread: 60 }, '#FFFFFF', 4, 0.6),
    wind({ w: 300, y: 50, bend: 1.1 }, '#FFFFFF', 0.7),
    skyline({ x0: -5, x1: 305, base: 346, min: 30, max: 74, seed: 77, step: 22 }, '#D8A24A'),
    // The television tower far behind.
    turned(268, profile('7 346, 2.6 190, 2.6 150, 1.4 140, .7 84'), '#B9A06C', '#A0885A'),
    disc(268, 168, 11, '#B9A06C'),
    path('M268 157a11 11 0 0 1 0 22z', '#8E7A58'),
    stroke('M257 168H279', '#FFF3C4', 2),
    // The gate.
    block([36, 246, 228, 28], '#FBEBCB', '#D0AE84', 0.22),
    bars(boxes('30 242 240 5, 30 270 240 6'), '#FFF8E6'),
    stroke('M44 257H256', '#D9BE92', 8, ' stroke-dasharray="8 9"'),
    block([72, 224, 156, 20], '#FBEBCB', '#D0AE84', 0.22),
    bars(boxes('66 220 168 5'), '#FFF8E6'),
    block([128, 206, 44, 16], '#F2DDB6', '#C9A57A', 0.25),
    path(COLUMNS.map((x) => `M${x - 8} 276h16l-2 5 1 66h-14l1-66z`).join(''), '#FBEBCB'),
    path(COLUMNS.map((x) => `M${x + 1} 281h5l1 66h-6z`).join(''), '#CDAA80'),
    stroke(COLUMNS.map((x) => `M${x - 4} 284v60`).join(''), '#DCC196', 1.4),
    block([-2, 290, 40, 58], '#F6E2BC', '#D0AE84', 0.3) +
      block([262, 290, 40, 58], '#F6E2BC', '#C9A57A', 0.3),
    path('M-6 291L18 276 42 291ZM258 291L282 276 306 291Z', '#FFF8E6'),
    bars(boxes('6 304 6 44, 22 304 6 44, 270 304 6 44, 286 304 6 44'), '#CDAA80'),
    bars(boxes('40 345 220 6'), '#FFF8E6'),
    // Four horses abreast and the goddess with her staff.
    path(
      `${[128, 139, 150, 161].map(horse).join('')}M146 192h14l3 14h-20zM150 192l-2-13 3-4a3.6 3.6 0 1 1 5 0l3 4-2 13z`,
      '#2F7A66',
    ),
    path('M160 192l-1-34h2.4v34zM155 161q5 4 10 0l2 4q-7 4-14 0zM157 157l3-7 3 7z', '#1F5A4E'),
    // Square and limes.
    path('M-5 350H305V404H-5Z', '#C99A56'),
    path('M108 351H192L246 404H54Z', '#F2D08A'),
    stroke('M-5 362H305M-5 380H305', '#A87A40', 1.2, ' opacity=".6"'),
    canopy({ x0: -20, x1: 92, y: 352, r: 22, seed: 4, foot: 404, fall: 50 }, '#3C7A4A'),
    mirrored(canopy({ x0: -20, x1: 92, y: 352, r: 22, seed: 6, foot: 404, fall: 50 }, '#3C7A4A')),
    path(times(2, (i) => `M${i * 226 - 8} 404q40-34 90 0z`).join(''), '#1F5440'),
  ],
};

import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { type Box, bars, path, rect, times } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A gallery of round arches: left, foot, how many. */
const gallery = (x: number, foot: number, count: number): Box[] =>
  times(count, (i): Box => [x + i * 13, foot, 9, 27]);

export const scene: Scene = {
  focus: 240,
  draw: (id) => [
    sky(id, POSTER, ['#E07FA8', '#F7B9C0', '#FEEBD2']),
    sun(214, 146, 32, '#FFF9E6'),
    clouds(22, { w: 300, y: 96, spread: 80 }, '#FFFFFF', 4, 0.55),
    wind({ w: 300, y: 50, bend: 1.3 }, '#FFFFFF', 0.65),
    canopy({ x0: -12, x1: 312, y: 292, r: 26, seed: 9, foot: 320 }, '#8FA884'),
    rect(40, 250, 220, 82, '#FFF3E8'),
    rect(214, 250, 46, 82, '#E3BDC0'),
    rect(116, 222, 68, 110, '#FFFBF4'),
    rect(160, 222, 24, 110, '#E3C4C4'),
    turned(
      150,
      [
        [22, 222],
        [22, 176],
        [26, 176],
        [26, 170],
        [20, 170],
        [20, 162],
        [6, 136],
        [6, 124],
        [8, 124],
        [1, 108],
        [0.8, 92],
      ],
      '#FFFBF4',
      '#DDB5BC',
    ),
    path('M130 162L144 136H156L170 162Z', '#B9526A'),
    path('M151 136H156L170 162H154Z', '#8E3A58'),
    rect(149.2, 84, 1.6, 16, '#8E3A58'),
    path('M150.8 84Q160 82 168 86V96Q160 92 150.8 94Z', '#FFFFFF'),
    path('M150.8 84Q160 82 168 86V89.400Q160 85.6 150.8 87.400Z', '#D8343F'),
    path('M150.8 90.600Q160 88.6 168 92.600V96Q160 92 150.8 94Z', '#2F5FB8'),
    turned(
      52,
      [
        [12, 332],
        [12, 238],
        [14, 238],
        [14, 232],
        [9, 232],
        [2, 214],
      ],
      '#FFFBF4',
      '#DDB5BC',
    ),
    turned(
      248,
      [
        [12, 332],
        [12, 238],
        [14, 238],
        [14, 232],
        [9, 232],
        [2, 214],
      ],
      '#F4DCD8',
      '#CFA0AE',
    ),
    path('M41 232L52 212L63 232ZM237 232L248 212L259 232Z', '#B9526A'),
    bars(
      [
        [36, 246, 228, 6],
        [36, 288, 228, 5],
        [112, 218, 76, 6],
        [112, 252, 76, 4],
      ],
      '#FFFFFF',
    ),
    arches(
      [
        ...gallery(68, 286, 4),
        ...gallery(68, 330, 4),
        ...gallery(188, 286, 4),
        ...gallery(188, 330, 4),
        [124, 286, 11, 28],
        [144.5, 286, 11, 28],
        [165, 286, 11, 28],
        [124, 330, 11, 30],
        [143, 330, 14, 34],
        [165, 330, 11, 30],
        [138, 216, 9, 28],
        [153, 216, 9, 28],
        [126, 248, 8, 18],
        [146, 248, 8, 18],
        [166, 248, 8, 18],
      ],
      '#A85A74',
    ),
    rect(-5, 328, 310, 14, '#A9BC84'),
    path('M128 330H172L188 346H112Z', '#F6E2CC'),
    rect(-5, 342, 310, 6, '#D9B09C'),
    sea(`${id}w`, { w: 300, h: 400, y: 347, lightX: 214, seed: 24 }, '#E0A9B0', '#8A5A86', '#FFF3E0'),
    path(
      'M22 405Q30 350 26 300Q24 270 8 236L16 232Q30 262 34 280Q44 250 66 228L72 234Q44 266 40 304Q38 356 44 405Z',
      '#5A3444',
    ),
    path('M-20 200Q40 176 104 210Q98 244 70 238Q56 256 34 242Q10 260 -20 244Z', '#D9508C'),
    path('M-20 186Q10 150 54 164Q88 170 92 196Q50 180 -20 210Z', '#EE7FAE'),
    `<path d="M6 190h.1M28 178h.1M52 182h.1M70 196h.1M20 204h.1M44 200h.1M62 218h.1M14 226h.1M38 224h.1M84 214h.1M0 212h.1" stroke="#FDD0E0" stroke-width="6" stroke-linecap="round"/>`,
    canopy({ x0: 226, x1: 318, y: 384, r: 26, seed: 13, foot: 404 }, '#6E2A5A', '#F28AB4'),
  ],
};

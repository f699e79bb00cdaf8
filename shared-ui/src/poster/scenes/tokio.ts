import { peak, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { pagoda } from '../parts/towers.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 235,
  draw: (id) => [
    sky(id, POSTER, ['#F1E4D0', '#F8D6BC', '#F4A895']),
    sun(190, 140, 62, '#D93A32', 2),
    clouds(31, { w: 300, y: 128, spread: 80 }, '#FFF6E8', 4, 0.8),
    wind({ w: 300, y: 60, bend: 1 }, '#B5574A', 0.35),
    peak(108, 300, 190, 132, '#7F93B8', '#5E7299', '#FFFBF2'),
    range(`${id}a`, { w: 300, base: 310, top: 270, seed: 7, rough: 0.4, foot: 332 }, '#56698E', '#C9A9A6'),
    skyline({ x0: -5, x1: 305, base: 342, min: 12, max: 56, seed: 91, step: 18 }, '#4B4468', '#FFD98F', 18),
    pagoda(208, 364, 1.16, '#B7322E', '#7A1F2A', '#F8E3C4'),
    canopy({ x0: -12, x1: 312, y: 372, r: 18, seed: 5, foot: 404 }, '#2E2A48'),
    canopy({ x0: -14, x1: 150, y: 372, r: 22, seed: 15, foot: 404, fall: 50 }, '#E88FA0', '#FBD3D6'),
    `<path d="M-5 190Q40 178 66 146Q84 126 118 122M40 170Q66 174 86 164M62 150Q60 128 72 108" fill="none" stroke="#3A2234" stroke-width="3.4" stroke-linecap="round"/><path d="${[
      [118, 122],
      [106, 118],
      [112, 130],
      [86, 164],
      [78, 160],
      [92, 158],
      [72, 108],
      [66, 116],
      [78, 112],
      [52, 162],
      [30, 178],
      [22, 170],
      [66, 146],
      [90, 128],
      [44, 180],
      [8, 186],
      [14, 196],
    ]
      .map(([x, y]) => `M${x} ${y}h.1`)
      .join('')}" stroke="#F29CAB" stroke-width="11" stroke-linecap="round"/><path d="${[
      [118, 122],
      [88, 162],
      [72, 109],
      [52, 163],
      [24, 174],
      [92, 128],
      [10, 188],
    ]
      .map(([x, y]) => `M${x} ${y}h.1`)
      .join('')}" stroke="#FFE6E4" stroke-width="5" stroke-linecap="round"/>`,
  ],
};

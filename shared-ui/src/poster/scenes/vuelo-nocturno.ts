import { airliner } from '../parts/airliner.ts';
import { hills, range } from '../parts/land.ts';
import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 226,
  draw: (id) => [
    sky(id, POSTER, ['#0B1440', '#33468C', '#C78FA8']),
    stars(77, { w: 300, y: 190 }, '#FFFFFF', 34),
    moon(84, 116, 26, '#FFF3D0'),
    wind({ w: 300, y: 60, bend: -1.3 }, '#BFCBF2', 0.45),
    airliner(152, 214, 1.08, {
      body: '#8E9CCB',
      shade: '#5F6DA4',
      wing: '#7C8ABC',
      far: '#4C5990',
      fin: '#1B8C90',
      glass: '#FFE3A0',
      wind: '#FFC04A',
    }),
    range(`${id}a`, { w: 300, base: 330, top: 276, seed: 52, rough: 0.5, foot: 350 }, '#5A5C98', '#A5809F'),
    skyline({ x0: -6, x1: 306, base: 346, min: 8, max: 40, seed: 31, step: 13 }, '#2B3168', '#FFD98F', 10),
    hills({ w: 300, h: 404, y: 344, amp: 10, k: 2, shift: 3 }, '#1A2052'),
    hills({ w: 300, h: 404, y: 376, amp: 12, k: 3, shift: -4 }, '#0F1438'),
  ],
};

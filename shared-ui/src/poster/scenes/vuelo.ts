import { airliner } from '../parts/airliner.ts';
import { hills, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 230,
  draw: (id) => [
    sky(id, POSTER, ['#2A78B8', '#8EC6E4', '#FDE8C8']),
    sun(214, 128, 34, '#FFF8DE'),
    clouds(41, { w: 300, y: 92, spread: 70 }, '#FFFFFF', 4, 0.6),
    wind({ w: 300, y: 54, bend: 1.1 }, '#FFFFFF', 0.6),
    range(`${id}a`, { w: 300, base: 330, top: 286, seed: 27, rough: 0.4, foot: 346 }, '#8FB4C4', '#E2E8DA'),
    airliner(150, 226, 1.12, {
      body: '#FFFAEE',
      shade: '#D8DEE2',
      wing: '#E9EBEA',
      far: '#AEBCC6',
      fin: '#00616B',
      glass: '#27506A',
      wind: '#FFB52E',
    }),
    hills({ w: 300, h: 404, y: 330, amp: 16, k: 3, shift: 4 }, '#EAF2F2'),
    hills({ w: 300, h: 404, y: 352, amp: 20, k: 2, shift: -5 }, '#F8FAF4'),
    hills({ w: 300, h: 404, y: 382, amp: 14, k: 3, shift: 3 }, '#FFFFFF'),
  ],
};

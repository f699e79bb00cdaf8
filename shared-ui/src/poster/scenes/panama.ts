import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { type Box, bars, path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const FLOOR = 9;

/** The tower that turns as it climbs: each floor a few degrees further, its left face lit. */
function screw(cx: number, base: number, half: number, floors: number): string {
  const lit: Box[] = [];
  const dark: Box[] = [];
  for (let i = 0; i < floors; i += 1) {
    const turn = ((i * 11) % 90) * (Math.PI / 180);
    const r = half * (i > floors - 4 ? 0.82 : 1);
    const y = base - (i + 1) * FLOOR;
    const left = cx - r * Math.max(Math.cos(turn), Math.sin(turn));
    const corner = cx + r * Math.sin(turn) * 1.4 - r * 0.7;
    const right = 2 * cx - left;
    lit.push([left, y, corner - left, FLOOR - 1.6]);
    dark.push([corner, y, right - corner, FLOOR - 1.6]);
  }
  return (
    rect(cx - half * 0.66, base - floors * FLOOR, half * 1.32, floors * FLOOR, '#0E4A5A') +
    bars(lit, '#A8F0D8') +
    bars(dark, '#2F9C98')
  );
}

export const scene: Scene = {
  focus: 200,
  draw: (id) => [
    sky(id, POSTER, ['#0F4C6E', '#3E9CAE', '#FBD0A0']),
    sun(76, 226, 40, '#FFE9BE'),
    clouds(35, { w: 300, y: 108, spread: 80 }, '#BFE3DC', 3, 0.4),
    wind({ w: 300, y: 58, bend: 0.8 }, '#D6F2EE', 0.45),
    skyline({ x0: -5, x1: 305, base: 316, min: 30, max: 118, seed: 66, step: 19 }, '#5FA6A8'),
    skyline({ x0: -5, x1: 305, base: 318, min: 18, max: 96, seed: 73, step: 17 }, '#2A7484', '#FFE3A8', 16),
    path('M96 318V190Q124 206 130 262V318Z', '#1D6478'),
    path('M96 190Q124 206 130 262V318H118Q122 240 96 190Z', '#134C60'),
    screw(190, 320, 27, 24),
    path('M178 104L190 74L202 104Z', '#A8F0D8'),
    path('M190 74L202 104H190Z', '#2F9C98'),
    rect(189.3, 56, 1.4, 20, '#E4FFF4'),
    path('M244 318V206L262 196V318Z', '#1D6478'),
    path('M262 196L276 206V318H262Z', '#134C60'),
    bars(
      times(9, (i): Box => [247, 214 + i * 11, 12, 4]),
      '#FFE3A8',
      ' opacity=".8"',
    ),
    sea(`${id}w`, { w: 300, h: 400, y: 316, lightX: 76, seed: 19 }, '#3F97A4', '#0B3550', '#FFE2B4'),
    bars(
      [
        [112, 330, 16, 9],
        [129, 324, 16, 15],
        [146, 330, 16, 9],
        [180, 324, 16, 15],
      ],
      '#E8664A',
    ),
    bars(
      [
        [112, 321, 16, 8],
        [146, 316, 16, 13],
        [163, 324, 16, 15],
        [197, 330, 16, 9],
      ],
      '#F6C25A',
    ),
    path('M94 340H246L236 356H106Z', '#0A2438'),
    path('M218 340V312H236V318H228V340Z', '#FFF6E4'),
    path('M84 357H250', 'none', ' stroke="#E4FFF4" stroke-width="2.4" stroke-linecap="round" opacity=".7"'),
    path('M-5 376Q40 366 96 374L150 384L120 405H-5Z', '#0C2A38'),
    palm(24, 408, 118, 8, '#071C2A', '#12404A'),
  ],
};

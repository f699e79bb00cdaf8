import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy, leaves } from '../parts/plants.ts';
import { type Box, bars, disc, fade, path, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** One of the twin towers: left edge, roof. */
const tower = (x: number, top: number): string =>
  path(`M${x} 338V${top}L${x + 8} ${top - 6}H${x + 30}V338Z`, '#C9D3D9') +
  path(`M${x + 20} 338V${top - 6}H${x + 30}V338Z`, '#8FA0B0') +
  bars(
    times(13, (i): Box => [x, top + 6 + i * 11, 30, 4]),
    '#5A7488',
  );

/** A macaw in flight, its head at 0 0, going left; blue above and gold beneath. */
const macaw = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
  path('M8 6Q40-6 62 10Q92 22 140 26Q96 34 60 28Q24 30 8 6Z', '#F9B52E') +
  path('M40 16Q76 16 140 26Q96 40 52 28Z', '#1F6FC4') +
  path('M30 8Q40-40 92-74Q84-54 92-48Q76-36 82-28Q64-20 66-10Q54 6 30 8Z', '#1F7FD8') +
  path('M30 8Q40-40 92-74Q62-32 56-6Q46 6 30 8Z', '#4FB0F0') +
  path('M34 18Q52 60 104 78Q94 66 100 58Q82 50 84 40Q70 32 66 22Q50 14 34 18Z', '#1559A8') +
  path('M34 18Q52 60 104 78Q66 52 54 22Z', '#F9B52E') +
  path('M0 2Q4-10 18-8Q34-2 34 10Q24 20 10 14Q2 10 0 2Z', '#1F7FD8') +
  path('M2 0Q8-4 14 2Q14 10 6 10Q0 8 2 0Z', '#FFF6E4') +
  path('M4-2Q-10 0-8 14Q-2 8 5 9Z', '#22282E') +
  disc(9, 3, 1.6, '#22282E') +
  '</g>';

export const scene: Scene = {
  focus: 205,
  draw: (id) => [
    sky(id, POSTER, ['#35A7D6', '#A0D9E2', '#FFF3CA']),
    sun(64, 96, 28, '#FFFBE0'),
    clouds(15, { w: 300, y: 120, spread: 40 }, '#FFFFFF', 4, 0.7),
    wind({ w: 300, y: 46, bend: 1.5 }, '#FFFFFF', 0.7),
    `<defs>${fade(`${id}a`, '#2F7F5E', '#A9CFA0')}</defs>`,
    path(
      'M-5 246Q30 226 56 214Q84 190 112 186Q140 176 168 184Q196 168 226 178Q256 182 272 202Q290 210 305 224V340H-5Z',
      `url(#${id}a)`,
    ),
    path(
      'M56 214Q70 238 64 270L84 300Q96 250 84 222L112 186ZM168 184Q160 216 174 250L166 300L192 262Q206 230 190 206L226 178ZM272 202Q262 232 276 262L270 300L292 268Q300 240 305 224Z',
      '#1F6650',
      ' opacity=".6"',
    ),
    path('M142 180V158H145V152H153V158H156V180Z', '#FFFBEE'),
    path('M149 180V152H153V158H156V180Z', '#C9D3D0'),
    clouds(36, { w: 300, y: 262, spread: 16 }, '#FFFFFF', 2, 0.6),
    skyline({ x0: -5, x1: 305, base: 338, min: 22, max: 66, seed: 76, step: 17 }, '#E9C9A4', '#8A6A5C', 12),
    tower(186, 212),
    tower(228, 220),
    skyline({ x0: -5, x1: 180, base: 342, min: 12, max: 44, seed: 80, step: 20 }, '#D98A62', '#FFF0C8', 8),
    canopy({ x0: -12, x1: 312, y: 346, r: 26, seed: 7, foot: 404 }, '#2F7A56'),
    canopy({ x0: -12, x1: 312, y: 380, r: 34, seed: 17, foot: 404 }, '#174E48'),
    `<path d="M176 118q9-8 15 0q8-8 16 0M214 136q6-6 11 0q6-6 11 0" fill="none" stroke="#1559A8" stroke-width="2.4" stroke-linecap="round"/>`,
    macaw(34, 236, 1.04, -12),
    leaves(310, 410, 0.8, '#0F3A3A', '#2F7A56', -1),
  ],
};

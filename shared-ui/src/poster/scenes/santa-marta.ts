import { peak, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy, palm } from '../parts/plants.ts';
import { bars, path } from '../parts/svg.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 228,
  draw: (id) => [
    sky(id, POSTER, ['#F0837E', '#F9B49E', '#FDE8C4']),
    sun(52, 168, 30, '#FFF4D4'),
    clouds(9, { w: 300, y: 96, spread: 70 }, '#FFE3D2', 4, 0.65),
    wind({ w: 300, y: 58, bend: -1.5 }, '#FFF3E4'),
    peak(146, 300, 150, 146, '#C98FA0', '#A8708C', '#FFF8F2'),
    peak(258, 300, 120, 116, '#BE859A', '#9C6686', '#FDEFEC'),
    range(`${id}a`, { w: 300, base: 290, top: 226, seed: 18, rough: 0.5, foot: 300 }, '#4F8A78', '#C7B79A'),
    range(`${id}b`, { w: 300, base: 296, top: 254, seed: 4, rough: 0.6, foot: 302 }, '#2C6A60', '#7FA287'),
    sea(`${id}w`, { w: 300, h: 400, y: 286, lightX: 64, seed: 6 }, '#2FA6A4', '#0E6478', '#FFEBCB'),
    canopy({ x0: 216, x1: 312, y: 282, r: 15, seed: 3, foot: 300 }, '#1F5A50'),
    path(
      'M118 330Q116 300 144 292Q150 268 178 266Q196 246 226 256Q252 252 262 276Q290 280 305 300V344H118Z',
      '#D9A98A',
    ),
    path(
      'M178 266Q196 246 226 256Q252 252 262 276Q290 280 305 300V344H226Q236 312 214 300Q222 276 206 262Q190 262 178 266Z',
      '#A9766A',
    ),
    path('M118 330Q116 300 144 292Q166 292 172 312Q180 334 172 344H118Z', '#E8C09C'),
    path('M150 344Q146 318 166 312Q194 308 200 330L202 344Z', '#C89478'),
    path('M184 300Q196 286 212 292', 'none', ' stroke="#8C5E58" stroke-width="1.6" stroke-linecap="round"'),
    bars(
      [
        [190, 224, 2.6, 38],
        [208, 224, 2.6, 34],
        [226, 224, 2.6, 34],
        [240, 224, 2.6, 36],
      ],
      '#6B3F3A',
    ),
    bars([[186, 240, 60, 3]], '#8C5548'),
    path('M178 230Q198 216 216 188Q234 216 254 230Z', '#C88F52'),
    path('M216 188Q234 216 254 230H222Q224 210 216 188Z', '#9A6640'),
    path('M178 230H254L250 234H182Z', '#6B3F3A'),
    path('M92 350Q146 330 200 341T305 338V350Q200 356 92 350Z', '#FFFFFF', ' opacity=".7"'),
    path('M-5 366Q70 346 150 368T305 358V405H-5Z', '#FFF6E2', ' opacity=".8"'),
    path('M-5 376Q70 356 150 378T305 368V405H-5Z', '#F6D9A6'),
    path('M-5 394Q90 380 190 396T305 392V405H-5Z', '#E2B57C'),
    palm(36, 408, 158, 18, '#173F44', '#28695E'),
    palm(10, 412, 112, -6, '#173F44', '#28695E'),
  ],
};

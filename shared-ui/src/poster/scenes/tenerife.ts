import { placed, stroke } from '../parts/blocks.ts';
import { hills, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { n, path, times } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** The volcano's red bugloss: a tall spire of flowers over grey leaves. */
const bugloss = (x: number, y: number, h: number, r: number) =>
  placed(
    x,
    y,
    r / 10,
    path('M-18 0Q-14-12-2-12L-9 0ZM18 0Q14-12 2-12L9 0Z', '#7F9A84') +
      path(
        `M-10-8C-11${n(-h * 0.3)}-8${n(-h * 0.8)} 0${-h}C8${n(-h * 0.8)} 11${n(-h * 0.3)} 10-8Q0-2-10-8Z`,
        '#DB3B50',
      ) +
      path(
        `M0${-h}C8${n(-h * 0.8)} 11${n(-h * 0.3)} 10-8L3-5C6${n(-h * 0.3)} 5${n(-h * 0.7)} 0${-h}Z`,
        '#A4243F',
      ) +
      stroke(`M-4-14V${n(-h * 0.84)}`, '#FF8E86', 3, ' stroke-dasharray=".1 6" stroke-linecap="round"') +
      stroke(`M2-17V${n(-h * 0.88)}`, '#FF8E86', 2.4, ' stroke-dasharray=".1 6" stroke-linecap="round"'),
  );

const bank = (y: number, seed: number) =>
  times(9, (i) => {
    const r = 20 + ((i * 7 + seed) % 5) * 4;
    return `M${i * 40 - 30 + seed} ${y}a${r} ${n(r * 0.5)} 0 0 1 ${r * 2} 0z`;
  }).join('');

export const scene: Scene = {
  focus: 222,
  draw: (id) => [
    sky(id, POSTER, ['#22479E', '#7E9ADC', '#FFD2B0']),
    sun(232, 132, 32, '#FFF1CE'),
    wind({ w: 300, y: 52, bend: 0.9 }, '#FFFFFF', 0.5),
    clouds(63, { w: 300, y: 92, spread: 50 }, '#FFFFFF', 3, 0.5),
    // The peak over a sea of clouds.
    path(
      'M-20 318L58 222 98 172 116 150 128 138 140 134 150 140 160 138 172 152 196 184 240 238 320 318Z',
      '#8E6FA0',
    ),
    path('M160 138L172 152 196 184 240 238 320 318H186L196 268 172 232 178 196 158 172Z', '#634A86'),
    path(
      'M98 172L116 150 128 138 140 134 150 140 160 138 172 152 190 176 182 184 174 172 168 196 156 176 148 204 138 178 126 196 120 180 108 190 104 178Z',
      '#FFF6F0',
    ),
    path('M160 138L172 152 190 176 182 184 174 172 168 196 158 172Z', '#CBB8DC'),
    path(`${bank(296, 0)}M-5 294H305V340H-5Z`, '#FBE3DC'),
    path(`${bank(312, 16)}M-5 310H305V350H-5Z`, '#FFF6EE'),
    range(`${id}a`, { w: 300, base: 352, top: 310, seed: 36, rough: 0.5, foot: 360 }, '#A65A4E', '#C97A5E'),
    hills({ w: 300, h: 404, y: 340, amp: 14, k: 2, shift: 4 }, '#C4683F'),
    // The rock that stands on a narrow foot.
    path(
      'M206 358L216 330 210 300 198 280 204 252 216 238 220 216 236 206 252 214 258 232 272 246 276 272 262 292 256 318 266 358Z',
      '#D9854E',
    ),
    path(
      'M236 206L252 214 258 232 272 246 276 272 262 292 256 318 266 358H238L244 318 236 290 250 262 240 236Z',
      '#9C4A3A',
    ),
    path(
      'M204 252l28 8-6 8-24-6zM220 216l20 10-4 8-18-6zM198 280l32 2-10 10-14 0z',
      '#F2AE74',
      ' opacity=".7"',
    ),
    path('M-5 372Q50 350 120 366T305 360V404H-5Z', '#8E3D36'),
    bugloss(42, 376, 138, 15) + bugloss(84, 388, 92, 13) + bugloss(10, 390, 74, 12),
    bugloss(292, 394, 66, 11),
    path('M-5 392Q80 376 160 392T305 388V404H-5Z', '#5A2430'),
  ],
};

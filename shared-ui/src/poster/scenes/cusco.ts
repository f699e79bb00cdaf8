import { hills, range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { poly, rect } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 215,
  draw: (id) => [
    sky(id, POSTER, ['#2F7F9E', '#9CC8BC', '#FBE3AE']),
    sun(226, 96, 28, '#FFF5D0'),
    clouds(17, { w: 300, y: 128, spread: 70 }, '#FFFFFF', 4, 0.55),
    wind({ w: 300, y: 56, bend: 1.9 }, '#FFFFFF'),
    range(`${id}a`, { w: 300, base: 280, top: 146, seed: 31, rough: 0.6, foot: 300 }, '#7FADA3', '#DDE6C6'),
    range(`${id}b`, { w: 300, base: 300, top: 196, seed: 12, rough: 0.6, foot: 316 }, '#4F8F80', '#B8D2AE'),
    `<path d="M70 330Q100 306 112 268L120 252Q128 214 142 186Q148 152 158 138Q165 128 174 140L182 158Q186 184 198 206L206 236Q218 268 240 292L266 330Z" fill="#3F7A5C"/><path d="M158 138Q165 128 174 140L182 158Q186 184 198 206L206 236Q218 268 240 292L266 330H186L196 296L176 262L188 222L168 190L174 166Z" fill="#235042"/><path d="M142 186L150 214L138 246L148 288L130 330H112L128 290L120 252Q128 214 142 186Z" fill="#5B9870" opacity=".7"/><path d="M240 330Q236 290 250 258Q258 240 268 246Q286 270 306 292V330Z" fill="#2F6450"/><path d="M268 246Q286 270 306 292V330H272Q280 290 262 262Z" fill="#1D4236"/>`,
    clouds(22, { w: 300, y: 288, spread: 14 }, '#FFFFFF', 4, 0.5),
    hills({ w: 300, h: 400, y: 318, amp: 18, k: 2, shift: 2 }, '#8DB35A'),
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M-5 ${328 + i * 13}Q75 ${306 + i * 15} 150 ${328 + i * 13}T305 ${330 + i * 13}V${337 + i * 13}Q230 ${357 + i * 11} 150 ${335 + i * 13}T-5 ${335 + i * 13}Z" fill="${i % 2 ? '#C9B98A' : '#B5A274'}"/>`,
      )
      .join(''),
    [
      { x: 52, y: 318, w: 22 },
      { x: 80, y: 322, w: 18 },
      { x: 196, y: 332, w: 24 },
      { x: 226, y: 336, w: 18 },
    ]
      .map(
        ({ x, y, w }) =>
          rect(x, y - 13, w, 15, '#D8C79A') +
          rect(x + w * 0.6, y - 13, w * 0.4, 15, '#A8956A') +
          poly(
            [
              [x - 1, y - 13],
              [x + w / 2, y - 25],
              [x + w + 1, y - 13],
            ],
            '#8E6B42',
          ) +
          rect(x + 4, y - 7, 4, 9, '#5B4630'),
      )
      .join(''),
    `<path d="M58 396l1-26Q50 372 47 366L45 338 38 336Q35 333 39 330L44 327 45 320 48 325 51 326Q55 330 54 338L56 354Q74 350 92 355Q98 358 97 370L95 396H90L88 374 72 376 68 396Z" fill="#FFF6E4"/><path d="M80 352Q92 353 96 358Q98 362 97 370L95 396H90L88 374 80 375Z" fill="#DCCDB4"/><path d="M62 353q11-2 20 0l1 17q-11 3-21 1z" fill="#D8453C"/><path d="M62 359h20" stroke="#FFC65C" stroke-width="2.6"/>`,
    hills({ w: 300, h: 402, y: 392, amp: 8, k: 3 }, '#1D4236'),
  ],
};

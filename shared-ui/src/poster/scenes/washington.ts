import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { arcProfile, turned } from '../parts/solids.ts';
import { bars, fade, path, poly, rect } from '../parts/svg.ts';
import { columns } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 192,
  draw: (id) => [
    sky(id, POSTER, ['#4F7FCB', '#9DBEE8', '#FBD9D4']),
    sun(72, 128, 32, '#FFF8E4'),
    clouds(40, { w: 300, y: 96, spread: 80 }, '#FFFFFF', 5, 0.65),
    wind({ w: 300, y: 48, bend: -1.1 }, '#FFFFFF', 0.7),
    canopy({ x0: -12, x1: 312, y: 304, r: 18, seed: 16, foot: 330 }, '#9DB8A4'),
    rect(14, 266, 62, 52, '#F4F1F2'),
    rect(224, 266, 62, 52, '#E2DEE8'),
    rect(262, 266, 24, 52, '#BDB9D0'),
    columns(18, 276, 54, 40, 6, '#C3C0D4'),
    columns(228, 276, 54, 40, 8, '#ACA8C4'),
    rect(76, 276, 148, 42, '#E9E6EC'),
    rect(100, 254, 100, 64, '#FBF9F8'),
    rect(176, 254, 24, 64, '#C9C5D8'),
    columns(104, 270, 92, 48, 10, '#C9C5D8'),
    poly(
      [
        [98, 268],
        [150, 246],
        [202, 268],
      ],
      '#FFFFFF',
    ),
    poly(
      [
        [150, 246],
        [202, 268],
        [158, 268],
      ],
      '#D5D1E0',
    ),
    turned(
      150,
      [
        [46, 252],
        [46, 240],
        [42, 240],
        [42, 204],
        [45, 204],
        [45, 198],
        [37, 198],
        [37, 184],
        [39, 184],
        [39, 180],
        ...arcProfile(35, 180, 52, 8).slice(0, 8),
        [8, 128],
        [8, 114],
        [10, 114],
        [6, 106],
        [3, 104],
        [2, 92],
        [0.6, 84],
      ],
      '#FFFFFF',
      '#C3C2DA',
    ),
    columns(109, 208, 82, 30, 13, '#B9B6D0'),
    `<path d="M122 176Q128 140 144 130M136 178Q140 144 148 129M164 178Q160 144 152 129M178 176Q172 140 156 130" fill="none" stroke="#A9A6C6" stroke-width="1.4" opacity=".8"/>`,
    bars(
      [
        [102, 238, 96, 4],
        [104, 198, 92, 4],
        [10, 262, 66, 5],
        [224, 262, 66, 5],
        [94, 314, 112, 6],
      ],
      '#FFFFFF',
    ),
    rect(-5, 318, 310, 18, '#A9C29A'),
    path('M112 318H188L200 336H100Z', '#EFE8DE'),
    `<defs>${fade(`${id}w`, '#AFC6E4', '#5F86BC')}</defs>`,
    rect(-5, 334, 310, 72, `url(#${id}w)`),
    path(
      'M98 336H202L194 352H106ZM108 352H192V366H110ZM118 366Q124 392 146 396L150 405L154 396Q176 392 182 366Z',
      '#FFFFFF',
      ' opacity=".4"',
    ),
    `<path d="M86 346h34M176 350h50M120 362h70M96 376h44M164 384h40M134 394h60" stroke="#FFFFFF" stroke-width="2.2" stroke-linecap="round" opacity=".6"/>`,
    rect(-5, 332, 310, 4, '#D9D2CC'),
    canopy({ x0: -14, x1: 92, y: 334, r: 20, seed: 5, foot: 404, fall: 50 }, '#E58CAC', '#FBD0DC'),
    canopy({ x0: 226, x1: 318, y: 376, r: 22, seed: 12, foot: 404 }, '#D9749C', '#FBD0DC'),
    path(
      'M305 96Q270 104 252 128Q240 142 222 140M282 104Q262 100 250 88',
      'none',
      ' stroke="#5A3548" stroke-width="3" stroke-linecap="round"',
    ),
    `<path d="M222 140h.1M236 146h.1M252 128h.1M244 116h.1M266 118h.1M250 88h.1M262 94h.1M282 104h.1M276 88h.1M296 96h.1M292 116h.1" stroke="#EE93B2" stroke-width="13" stroke-linecap="round"/><path d="M224 138h.1M250 127h.1M268 116h.1M252 88h.1M280 100h.1M296 98h.1" stroke="#FFE6EC" stroke-width="5" stroke-linecap="round"/>`,
  ],
};

import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { bars, fade, path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 262,
  draw: (id) => [
    sky(id, POSTER, ['#26506E', '#86AEBE', '#FAD7A8']),
    sun(232, 150, 34, '#FFF3D4'),
    clouds(34, { w: 300, y: 98, spread: 90 }, '#FFFFFF', 4, 0.45),
    wind({ w: 300, y: 48, bend: 1.8 }, '#FFFFFF'),
    skyline({ x0: -5, x1: 305, base: 326, min: 40, max: 120, seed: 49, step: 16 }, '#9DB3BA'),
    skyline({ x0: -5, x1: 305, base: 330, min: 30, max: 96, seed: 62, step: 19 }, '#64889A', '#FFE9BE', 20),
    path('M92 330V246H98V196H104V140H110V112H140V140H146V196H152V246H158V330Z', '#2B4050'),
    path('M128 330V112H140V140H146V196H152V246H158V330Z', '#1B2C3C'),
    path('M115 112V62H117V112ZM133 112V56H135V112Z', '#F4EBDC'),
    bars(
      [
        [104, 140, 42, 4],
        [98, 196, 54, 4],
        [92, 246, 66, 4],
      ],
      '#0F1E2C',
    ),
    `<path d="${times(8, (i) => `M${i > 5 ? 96 : i > 2 ? 101 : 107} ${126 + i * 24}h${i > 5 ? 58 : i > 2 ? 46 : 34}`).join('')}" stroke="#F9D48A" stroke-width="3" stroke-dasharray="3 8" opacity=".8"/>`,
    path('M206 330V214L218 172H238L250 214V330Z', '#4A6A7E'),
    path('M230 330V172H238L250 214V330Z', '#385468'),
    path('M220 172V146H222V172ZM234 172V140H236V172Z', '#385468'),
    `<path d="M206 214L250 262L206 310M250 214L206 262L250 310" fill="none" stroke="#2B4656" stroke-width="2"/>`,
    canopy({ x0: -12, x1: 312, y: 330, r: 14, seed: 6, foot: 350 }, '#4F7A66'),
    rect(-5, 342, 310, 62, '#D9CBB4'),
    path('M-5 364H305V405H-5Z', '#C2B29C'),
    `<path d="M-5 364H305M60 342L10 405M120 342L98 405M180 342L202 405M240 342L290 405" stroke="#A8998A" stroke-width="1.4"/>`,
    path('M54 374Q150 352 246 374Q220 386 150 386T54 374Z', '#8A7A70', ' opacity=".55"'),
    `<defs>${fade(`${id}b`, '#EAF4F6', '#7E98A4', '#B4CCD4')}</defs>`,
    path(
      'M52 368Q34 300 92 278Q150 262 208 278Q266 300 248 368Q236 380 214 372Q190 346 150 346T86 372Q64 380 52 368Z',
      `url(#${id}b)`,
    ),
    path(
      'M208 278Q266 300 248 368Q236 380 214 372Q200 356 176 350Q232 344 208 278Z',
      '#5E7A8A',
      ' opacity=".75"',
    ),
    path(
      'M70 340L76 316L84 340ZM92 342V304H100V342ZM106 342V292H118V342ZM124 342V300H132V342ZM138 342V308H150V342ZM158 342V296H168V342ZM176 342V310H184V342Z',
      '#6E8C9C',
      ' opacity=".7"',
    ),
    path('M64 352Q150 318 236 352Q200 336 150 336T64 352Z', '#F6E6CC'),
    path('M72 306Q88 288 124 282', 'none', ' stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"'),
    path(
      'M142 378q-4-14 2-18a3.5 3.5 0 1 1 5 0q6 4 2 18zM160 380q-4-12 1-15a3 3 0 1 1 5 0q5 3 1 15z',
      '#E2603F',
    ),
    canopy({ x0: -14, x1: 40, y: 396, r: 18, seed: 9, foot: 404 }, '#2F5A52'),
    canopy({ x0: 262, x1: 316, y: 396, r: 18, seed: 3, foot: 404 }, '#2F5A52'),
  ],
};

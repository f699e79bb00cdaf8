import { range } from '../parts/land.ts';
import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { bars } from '../parts/svg.ts';
import { sailboat, sea, ship } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 285,
  draw: (id) => [
    sky(id, POSTER, ['#0C2247', '#2B6088', '#F6B277']),
    stars(8, { w: 300, y: 140 }, '#FFFFFF', 28),
    moon(74, 92, 22, '#FFF1CC'),
    wind({ w: 300, y: 128, bend: -1.1 }, '#CFE3F2', 0.4),
    range(`${id}a`, { w: 300, base: 262, top: 226, seed: 19, rough: 0.5, foot: 270 }, '#47708F', '#B39182'),
    sea(`${id}w`, { w: 300, h: 400, y: 262, lightX: 74, seed: 21 }, '#3B7290', '#0A2142', '#FFDDA6'),
    ship(150, 312, 1.22, {
      hull: '#12284C',
      white: '#FFF8EA',
      shade: '#E2DCD6',
      glass: '#F5B54A',
      funnel: '#E5573F',
    }),
    bars(
      [
        [70, 322, 150, 3],
        [92, 330, 112, 3],
        [118, 338, 66, 2.4],
      ],
      '#F5C98A',
      ' opacity=".45"',
    ),
    `<path d="M-5 346Q70 328 150 346T305 344V405H-5Z" fill="#15466A" opacity=".75"/><path d="M-5 372Q70 352 160 374T305 370V405H-5Z" fill="#0A2A4C"/>`,
    sailboat(254, 362, 0.9, '#FFDDA6', '#071A34'),
  ],
};

import { block, panes, stroke } from '../parts/blocks.ts';
import { lamp } from '../parts/figures.ts';
import { clouds, hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { turned } from '../parts/solids.ts';
import { bars, disc, path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const spike = (x: number, foot: number) => `M${x} ${foot}l3-15 3 15z`;

export const scene: Scene = {
  focus: 233,
  draw: (id) => [
    sky(id, POSTER, ['#1E3F5E', '#6F8C9E', '#F8CE9A']),
    hazeSun(`${id}h`, 84, 232, 40, '#FFEBC0'),
    clouds(41, { w: 300, y: 104, spread: 90 }, '#F4D6BC', 5, 0.4),
    wind({ w: 300, y: 46, bend: -1.1 }, '#FFFFFF', 0.45),
    skyline({ x0: -5, x1: 200, base: 316, min: 12, max: 46, seed: 22, step: 17 }, '#8A93A0'),
    // The palace beside its tower.
    block([208, 262, 100, 62], '#C99B5E', '#A87A48', 0.22),
    path(times(7, (i) => spike(208 + i * 15, 263)).join(''), '#C99B5E'),
    block([262, 226, 26, 60], '#D2A566', '#A87A48', 0.4),
    path(`${spike(261, 227)}${spike(272, 227)}${spike(283, 227)}`, '#B98A52'),
    panes([212, 280, 92], { rows: 3, step: 16, wide: 4, gap: 5, high: 11 }, '#6E4B3A', ' opacity=".8"'),
    // The clock tower.
    block([160, 190, 40, 136], '#E0B473', '#B0824F', 0.34),
    bars(boxes('166 200 2 120, 173 200 2 120, 180 200 2 120, 187 200 2 120, 193 200 2 120'), '#8E6340'),
    bars(boxes('160 226 40 3, 160 258 40 3, 160 290 40 3'), '#C99B5E'),
    block([155, 144, 50, 48], '#E9C180', '#B98A52', 0.34),
    bars(boxes('152 188 56 5, 152 140 56 5'), '#F3D397'),
    disc(180, 167, 19, '#3A4B50'),
    disc(180, 167, 16.4, '#FFF6D8'),
    stroke('M180 167V155M180 167L188 172', '#2B3A40', 2.2),
    turned(180, profile('24 140, 15 118, 15 114'), '#56706A', '#3B524F'),
    turned(180, profile('12 114, 12 102'), '#E9C180', '#B98A52'),
    bars(boxes('171 104 3 10, 178.5 104 3 10, 186 104 3 10'), '#3A4B50'),
    turned(180, profile('15 102, 9 86, 2 62, .8 46'), '#56706A', '#3B524F'),
    path(`${spike(153, 141)}${spike(201, 141)}`, '#E9C180'),
    // River, bridge and bus.
    sea(`${id}w`, { w: 300, h: 400, y: 330, lightX: 84, seed: 12 }, '#7E8C92', '#1B3546', '#FFE3B0'),
    path(
      'M-5 322Q150 308 305 322V372H308A58 30 0 0 0 192 372H180A56 32 0 0 0 68 372H56A52 30 0 0 0-5 344Z',
      '#2F5B50',
    ),
    path('M-5 322Q150 308 305 322V329Q150 315-5 329Z', '#6E9A80'),
    path('M50 352h22v52H50zM176 352h22v52h-22z', '#22423F'),
    path('M44 268h80q4 0 4 4v42H40V272q0-4 4-4Z', '#D8382E'),
    path('M108 268h16q4 0 4 4v42h-20z', '#A82830'),
    bars(boxes('40 289 88 2.6'), '#F6D9A0'),
    panes([46, 280, 76], { rows: 2, step: 19, wide: 11, gap: 3, high: 11 }, '#FFF1CC'),
    disc(58, 314, 6.4, '#16242C') + disc(110, 314, 6.4, '#16242C'),
    rect(40, 308, 88, 2, '#A82830'),
    lamp(24, 320, 1.1, '#16242C', '#FFE9A8') + lamp(232, 317, 1.1, '#16242C', '#FFE9A8'),
  ],
};

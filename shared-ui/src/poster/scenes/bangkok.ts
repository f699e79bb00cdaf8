import { placed, stroke } from '../parts/blocks.ts';
import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { profile } from '../parts/lists.ts';
import { palm } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { disc, path, rect, times } from '../parts/svg.ts';
import { arches, skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const GOLD = ['#FBD488', '#D08A4A'] as const;

/** A corner tower of the temple: foot, and its size to the great one. */
const prang = (x: number, y: number, s: number) =>
  placed(
    x,
    y,
    s,
    turned(
      0,
      profile('29 0, 24 -21, 24 -42, 18 -42, 18 -62, 13 -64, 14 -84, 12 -108, 8 -126, 2 -140, 1 -168'),
      ...GOLD,
    ) +
      stroke('M-27-8H27M-23-31H23M-17-52H17M-13-78H13M-12-100H12', '#A85A4A', 3, ' stroke-dasharray="3 2"') +
      path('M-5-62V-52H5V-62A5 6 0 0 0-5-62Z', '#5A2A5E'),
  );

/** The long-tailed boat under its little roof. */
const longtail =
  path('M-92-30L-84-31Q-66-2-34 0H52Q70-4 78-14L84-12Q74 10 50 10H-36Q-76 8-92-30Z', '#1A1038') +
  path('M-38-22H44L50-14H-42Z', '#E0523F') +
  stroke('M-34-14V0M-4-14V0M28-14V0M64-10L104 10', '#1A1038', 2.4) +
  path('M-92-30l8-1 3 9-7 2zM-90-22l-5 12M-86-20l-2 12', '#F6C453') +
  disc(-18, -7, 4, '#FBD488') +
  disc(12, -7, 4, '#FBD488');

export const scene: Scene = {
  focus: 212,
  draw: (id) => [
    sky(id, POSTER, ['#2A1A5E', '#8A4A9C', '#FFA882']),
    stars(22, { w: 300, y: 120 }, '#FFFFFF', 18),
    moon(58, 100, 20, '#FFF2CC'),
    wind({ w: 300, y: 46, bend: 1 }, '#E4C4F0', 0.45),
    skyline({ x0: -5, x1: 305, base: 320, min: 20, max: 84, seed: 121, step: 17 }, '#8E4A8E', '#FFC98A', 18),
    // The Temple of Dawn: two corners beside one tower.
    prang(62, 318, 0.7) + prang(246, 318, 0.7),
    turned(
      154,
      profile('86 318, 86 302, 70 302, 70 286, 58 286, 58 268, 48 268, 48 252, 40 252'),
      '#F2B96C',
      '#B9704A',
    ),
    stroke('M72 310H236M86 294H222M98 277H210M108 260H200', '#A85A4A', 4, ' stroke-dasharray="4 3"'),
    prang(154, 254, 1.12),
    path('M142 318L146 254H162L166 318Z', '#FFE7B4') +
      stroke(times(9, (i) => `M143 ${312 - i * 6.5}H165`).join(''), '#C98A5A', 1.6),
    rect(-5, 316, 310, 12, '#E8A470') + rect(-5, 326, 310, 6, '#9C5060'),
    arches(
      times(10, (i) => [12 + i * 30, 327, 9, 9] as const),
      '#5A2A5E',
    ),
    sea(`${id}w`, { w: 300, h: 400, y: 330, lightX: 154, seed: 47 }, '#A85A8E', '#221A54', '#FFCF8A'),
    placed(128, 376, 1, longtail),
    palm(296, 404, 150, -6, '#160E34', '#33205A'),
  ],
};

import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { disc, path, rect, times } from '../parts/svg.ts';
import { oldTown, skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** An awning of stripes over a stall with crates of fruit, its left edge on `x`, 118 wide. */
const stall = (x: number, stripe: string, dark: string, fruit: readonly string[]): string =>
  rect(x + 6, 262, 4, 96, '#5A3A2C') +
  rect(x + 108, 262, 4, 96, '#5A3A2C') +
  times(6, (at) => {
    const from = x + at * 19.6;
    const color = at % 2 ? '#FFF8E8' : stripe;
    const edge = at % 2 ? '#E6DCC8' : dark;
    return (
      path(`M${from} 224h19.600v30h-19.600z`, color) +
      path(`M${from} 254h19.600q0 14-9.800 14t-9.800-14z`, edge)
    );
  }).join('') +
  path(`M${x} 318h118v52h-118z`, '#8A4A38') +
  path(`M${x} 318h118v8h-118z`, '#B06A4A') +
  times(8, (at) => disc(x + 12 + at * 13.4, 312, 7.4, fruit[at % fruit.length] ?? stripe)).join('') +
  times(7, (at) => disc(x + 19 + at * 13.4, 301, 6.8, fruit[(at + 1) % fruit.length] ?? stripe)).join('');

export const scene: Scene = {
  focus: 262,
  draw: (id) => [
    sky(id, POSTER, ['#3A9CC0', '#A6DCDC', '#FFF4CE']),
    sun(84, 112, 30, '#FFF9DE'),
    clouds(66, { w: 300, y: 78, spread: 64 }, '#FFFFFF', 4, 0.6),
    wind({ w: 300, y: 46, bend: 1.7 }, '#FFFFFF', 0.6),
    skyline({ x0: -6, x1: 306, base: 332, min: 40, max: 96, seed: 21, step: 17 }, '#8FC9CE'),
    oldTown(
      { x0: 24, x1: 262, base: 330, min: 86, max: 142, seed: 12, step: 38 },
      ['#F3B54A', '#F8E3B6', '#DE6A4A', '#F0C9A0', '#EFA07A'],
      '#A8452F',
      '#6E3A34',
    ),
    rect(-5, 330, 310, 75, '#E2BE8E'),
    stall(22, '#E4573D', '#C6432F', ['#F2A12E', '#E9503F', '#8DB84A']),
    stall(160, '#0F7F84', '#0B666C', ['#8DB84A', '#FFD24A', '#C94A6A']),
    path('M-5 372H305V405H-5Z', '#C99A6A'),
  ],
};

import { range } from '../parts/land.ts';
import { clouds, moon, sky, stars, sun, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { dome, turned } from '../parts/solids.ts';
import { poly, rect } from '../parts/svg.ts';
import { arches, oldTown } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { HeroColors } from './hero-colors.ts';

export interface HeroFrame {
  w: number;
  h: number;
}

/** A phone shows the narrow drawing, with less in it; a tablet one whose sun stands beside the words, not under them. */
export const NARROW: HeroFrame = { w: 390, h: 540 };
export const MEDIUM: HeroFrame = { w: 1024, h: 560 };
export const WIDE: HeroFrame = { w: 1440, h: 560 };

const moved = (x: number, svg: string) => `<g transform="translate(${Math.round(x)})">${svg}</g>`;

/** The home page's scene: the town keeps to the right so that words can stand on the sky. */
export function alisio(id: string, { w, h }: HeroFrame, c: HeroColors, hour: 'day' | 'night'): string[] {
  const small = w < 700;
  const y = h * (small ? 0.69 : 0.66);
  const k = h / (small ? 540 : 400);
  const tx = small ? w * 0.62 : w - Math.min(w * 0.32, 370 * k);
  const medium = !small && w < 1200;
  const sx = w * (small ? 0.26 : medium ? 0.8 : 0.53);
  const sy = h * (small ? 0.5 : medium ? 0.22 : 0.36);
  const moonY = h * (small ? 0.47 : medium ? 0.2 : 0.3);
  const boat = medium ? w * 0.5 : sx;
  const quay = tx - 116 * k;
  return [
    sky(id, { w, h }, c.sky),
    hour === 'night'
      ? stars(9, { w, y: h * 0.4 }, '#FFFFFF', small ? 26 : 70) + moon(sx, moonY, 26 * k, c.light)
      : sun(sx, sy, 34 * k, c.light),
    moved(w * 0.46, clouds(16, { w: w * 0.5, y: h * 0.2, spread: h * 0.24 }, c.cloud, small ? 1 : 4, 0.5)),
    small ? '' : wind({ w, y: h * 0.05, bend: 0.8 }, c.wind, 0.6),
    moved(w * (small ? 0 : 0.44), wind({ w, y: h * (small ? 0.5 : 0.4), bend: 1.2 }, c.wind, 0.55)),
    range(`${id}a`, { w, base: y, top: y - 92 * k, seed: 24, rough: 0.5, foot: y + 2 }, c.far, c.farMist),
    range(`${id}b`, { w, base: y, top: y - 46 * k, seed: 29, rough: 0.7, foot: y + 2 }, c.mid, c.midMist),
    sea(`${id}w`, { w, h, y, lightX: boat, seed: 5, half: small ? 1 : 1.8 }, c.seaFar, c.seaNear, c.glint),
    sailboat(boat - 70 * k, y + 42 * k, 1.5 * k, c.sail, c.fore),
    sailboat(boat + 66 * k, y + 14 * k, 0.7 * k, c.sail, c.fore),
    oldTown(
      { x0: tx - 110 * k, x1: w + 10, base: y + 18 * k, min: 26 * k, max: 56 * k, seed: 44, step: 27 * k },
      c.walls,
      c.roof,
      c.window,
    ),
    rect(tx + 6 * k, y - 84 * k, 34 * k, 100 * k, c.wall) +
      rect(tx + 26 * k, y - 84 * k, 14 * k, 100 * k, c.wallShade),
    arches(
      [
        [tx + 12 * k, y - 62 * k, 7 * k, 14 * k],
        [tx + 24 * k, y - 62 * k, 7 * k, 14 * k],
      ],
      c.window,
    ),
    turned(
      tx + 23 * k,
      [
        [20 * k, y - 84 * k],
        [15 * k, y - 88 * k],
        [13 * k, y - 104 * k],
        [7 * k, y - 118 * k],
        [1, y - 142 * k],
      ],
      c.cap,
      c.capShade,
    ),
    dome(tx + 98 * k, y - 62 * k, 31 * k, {
      wall: c.wall,
      shade: c.wallShade,
      cap: c.cap,
      capShade: c.capShade,
    }),
    rect(tx + 60 * k, y - 42 * k, 78 * k, 58 * k, c.wall) +
      rect(tx + 108 * k, y - 42 * k, 30 * k, 58 * k, c.wallShade),
    arches(
      [
        [tx + 70 * k, y + 16 * k, 13 * k, 34 * k],
        [tx + 92 * k, y + 16 * k, 14 * k, 40 * k],
        [tx + 116 * k, y + 16 * k, 13 * k, 34 * k],
      ],
      c.window,
    ),
    poly(
      [
        [tx - 150 * k, y + 26 * k],
        [quay, y + 10 * k],
        [w + 5, y + 4 * k],
        [w + 5, y + 40 * k],
        [tx - 160 * k, y + 40 * k],
      ],
      c.quay,
    ),
    poly(
      [
        [quay, y + 10 * k],
        [w + 5, y + 4 * k],
        [w + 5, y + 12 * k],
        [tx - 122 * k, y + 18 * k],
      ],
      c.quayLight,
    ),
    palm(w - (small ? 2 : 8) * k, h + 6, (small ? 210 : 262) * k, (small ? 4 : -26) * k, c.fore, c.foreLight),
    small ? '' : palm(w - 76 * k, h + 8, 158 * k, 22 * k, c.fore, c.foreLight),
  ];
}

import { hills, peak, range } from '../parts/land.ts';
import { POSTER } from '../parts/light.ts';
import { canopy, leaves, palm } from '../parts/plants.ts';
import { cupola, dome } from '../parts/solids.ts';
import { bars, rect } from '../parts/svg.ts';
import { columns, oldTown } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { View } from './view.ts';

const { w, h } = POSTER;

/** Mountains over a valley with a road of fields. */
export const sierra: View = (id, hour, { random, seed }) => {
  const x = 104 + random() * 92;
  const snow = random() > 0.35 ? '#FFFBF2' : undefined;
  return [
    range(
      `${id}a`,
      { w, base: 290, top: 168 + random() * 24, seed: seed(), rough: 0.6, foot: 300 },
      hour.far,
      hour.mist,
    ),
    peak(x, 318, 150, 176 + random() * 24, hour.mid, hour.near, snow),
    range(`${id}b`, { w, base: 326, top: 268, seed: seed(), rough: 0.5, foot: 336 }, hour.mid, hour.mist),
    hills({ w, h: 404, y: 330, amp: 16, k: 2, shift: 3 }, hour.ground[0]),
    oldTown(
      { x0: x - 54, x1: x + 34, base: 346, min: 12, max: 24, seed: seed(), step: 18 },
      hour.walls,
      hour.roof,
      hour.window,
    ),
    cupola(x - 62, 348, 8, 52, hour.tower, hour.towerShade),
    hills({ w, h: 404, y: 358, amp: 12, k: 3, shift: 2 }, hour.ground[1]),
    canopy({ x0: -12, x1: 312, y: 388, r: 16, seed: seed(), foot: 404 }, hour.near, hour.nearLight),
  ];
};

/** Dunes and a walled place with palms. */
export const desert: View = (id, hour, { random, seed }) => {
  const left = 62 + random() * 60;
  return [
    range(
      `${id}a`,
      { w, base: 280, top: 226 + random() * 20, seed: seed(), rough: 0.35, foot: 292 },
      hour.far,
      hour.mist,
    ),
    hills({ w, h: 404, y: 284, amp: 16, k: 1, shift: 4 }, hour.ground[0]),
    rect(left, 226, 150, 82, hour.tower) + rect(left + 112, 226, 38, 82, hour.towerShade),
    columns(left + 10, 252, 96, 56, 6, hour.towerShade),
    bars(
      [
        [left - 5, 221, 160, 7],
        [left + 40, 196, 34, 28],
      ],
      hour.tower,
    ),
    dome(left + 57, 182, 20, {
      wall: hour.tower,
      shade: hour.towerShade,
      cap: hour.roof,
      capShade: hour.near,
    }),
    hills({ w, h: 404, y: 318, amp: 18, k: 2, shift: -3 }, hour.ground[1]),
    palm(left - 20, 322, 110, -14, hour.near, hour.nearLight) +
      palm(left + 168, 326, 124, 16, hour.near, hour.nearLight),
    hills({ w, h: 404, y: 372, amp: 16, k: 2, shift: 4 }, hour.near),
    leaves(306, 408, 0.8, hour.near, hour.nearLight, -1),
  ];
};

/** A river between walls of trees, hills in their mist behind. */
export const jungle: View = (id, hour, { random, seed, lightX }) => {
  const wood = (y: number, r: number, x0: number, x1: number, fill: string, blossom?: string) =>
    canopy({ x0, x1, y, r, seed: seed(), foot: 404 }, fill, blossom);
  return [
    range(
      `${id}a`,
      { w, base: 280, top: 178 + random() * 30, seed: seed(), rough: 0.45, foot: 300 },
      hour.far,
      hour.mist,
    ),
    range(`${id}b`, { w, base: 300, top: 236, seed: seed(), rough: 0.4, foot: 316 }, hour.mid, hour.mist),
    wood(294, 20, -12, 312, hour.mid),
    sea(`${id}w`, { w, h, y: 316, lightX, seed: seed(), half: 0.7 }, ...hour.water),
    wood(314, 22, -14, 62 + random() * 34, hour.near, hour.nearLight),
    wood(318, 22, 214 + random() * 28, 316, hour.near),
    palm(46, 392, 186 + random() * 34, 20, hour.near, hour.nearLight),
    palm(264, 396, 148 + random() * 34, -22, hour.near, hour.nearLight),
    leaves(306, 410, 0.9, hour.near, hour.nearLight, -1),
  ];
};

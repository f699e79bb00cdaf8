import { coast, hills, peak, range } from '../parts/land.ts';
import { POSTER } from '../parts/light.ts';
import { canopy, leaves, palm } from '../parts/plants.ts';
import { lighthouse } from '../parts/solids.ts';
import { poly } from '../parts/svg.ts';
import { oldTown } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { View } from './view.ts';

const { w, h } = POSTER;

/** A bay under a headland with a light or a little town. */
export const bay: View = (id, hour, { random, seed, lightX }) => {
  const top = 206 + random() * 30;
  const reach = 190 + random() * 50;
  const light = 250 - reach * 0.1;
  return [
    range(`${id}a`, { w, base: 264, top: 214 + random() * 16, seed: seed(), foot: 270 }, hour.far, hour.mist),
    sea(`${id}w`, { w, h, y: 262, lightX, seed: seed() }, ...hour.water),
    coast({ w, top, foot: 372, reach }, ...hour.ground),
    random() > 0.5
      ? lighthouse(light, top + 8, 1.2, hour.tower, hour.roof, hour.towerShade, '#FFE79A')
      : oldTown(
          { x0: 212, x1: 308, base: top + 18, min: 22, max: 52, seed: seed(), step: 22 },
          hour.walls,
          hour.roof,
          hour.window,
        ),
    canopy({ x0: 205, x1: 312, y: top + 12, r: 10, seed: seed(), foot: top + 24 }, hour.near, hour.nearLight),
    sailboat(70 + random() * 40, 320 + random() * 20, 1.1, '#FFF8E8', hour.near),
    palm(14, 410, 170 + random() * 30, 12, hour.near, hour.nearLight),
    palm(282, 412, 120 + random() * 30, -10, hour.near, hour.nearLight),
  ];
};

/** A beach between palms, an island out at sea. */
export const island: View = (id, hour, { random, seed, lightX }) => {
  const x = 168 + random() * 50;
  return [
    sea(`${id}w`, { w, h, y: 236, lightX, seed: seed() }, ...hour.water),
    poly(
      [
        [x - 70, 250],
        [x - 40, 226],
        [x - 12, 208],
        [x + 8, 214],
        [x + 30, 196],
        [x + 62, 232],
        [x + 92, 250],
      ],
      hour.mid,
    ),
    poly(
      [
        [x + 30, 196],
        [x + 62, 232],
        [x + 92, 250],
        [x + 34, 250],
        [x + 22, 222],
      ],
      hour.near,
      ' opacity=".6"',
    ),
    sailboat(84 + random() * 40, 292, 1.1, '#FFFFFF', hour.near),
    hills({ w, h: 404, y: 338, amp: 16, k: 2, shift: 4 }, hour.night ? hour.mid : '#FFF3D8'),
    hills({ w, h: 404, y: 348, amp: 16, k: 2, shift: 4 }, hour.ground[0]),
    hills({ w, h: 404, y: 380, amp: 12, k: 2, shift: -3 }, hour.ground[1]),
    palm(58, 392, 216 + random() * 30, 50, hour.near, hour.nearLight),
    palm(42, 396, 150, -30, hour.near, hour.nearLight),
    canopy({ x0: 214, x1: 312, y: 386, r: 18, seed: seed(), foot: 404 }, hour.near, hour.nearLight),
  ];
};

/** A mountain over a lake, a town on its shore. */
export const lake: View = (id, hour, { random, seed, lightX }) => {
  const x = 178 + random() * 50;
  const snow = random() > 0.5 ? '#FFFBF2' : undefined;
  return [
    range(
      `${id}a`,
      { w, base: 276, top: 176 + random() * 24, seed: seed(), rough: 0.6, foot: 282 },
      hour.far,
      hour.mist,
    ),
    peak(x, 284, 128, 130 + random() * 24, hour.mid, hour.near, snow),
    peak(x - 92, 284, 84, 66 + random() * 20, hour.mid, hour.near),
    oldTown(
      { x0: x - 150, x1: x - 40, base: 288, min: 10, max: 22, seed: seed(), step: 16 },
      hour.walls,
      hour.roof,
      hour.window,
    ),
    sea(`${id}w`, { w, h, y: 286, lightX, seed: seed() }, ...hour.water),
    sailboat(x - 20, 326 + random() * 16, 0.9, '#FFF8E8', hour.near),
    hills({ w, h: 404, y: 380, amp: 10, k: 2, shift: 4 }, hour.ground[1]),
    canopy({ x0: -14, x1: 96, y: 374, r: 20, seed: seed(), foot: 404, fall: 30 }, hour.near, hour.nearLight),
    leaves(306, 410, 0.9, hour.near, hour.nearLight, -1),
  ];
};

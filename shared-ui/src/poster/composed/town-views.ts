import { range } from '../parts/land.ts';
import { POSTER } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { cupola, dome, turned } from '../parts/solids.ts';
import { bars, disc, mirrored, poly, rect } from '../parts/svg.ts';
import { arches, oldTown, skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { View } from './view.ts';

const { w, h } = POSTER;

/** An old town below a church on its hill. */
export const town: View = (id, hour, { random, seed }) => {
  const cx = 118 + random() * 66;
  const round = random() > 0.5;
  const walls = { wall: hour.tower, shade: hour.towerShade, cap: hour.roof, capShade: hour.near };
  return [
    range(`${id}a`, { w, base: 290, top: 186 + random() * 30, seed: seed(), foot: 300 }, hour.far, hour.mist),
    oldTown(
      { x0: -8, x1: 308, base: 306, min: 22, max: 48, seed: seed(), step: 27 },
      hour.walls,
      hour.roof,
      hour.window,
    ),
    rect(cx - 30, 222, 60, 90, hour.tower) + rect(cx + 8, 222, 22, 90, hour.towerShade),
    round
      ? dome(cx, 198, 28, walls)
      : rect(cx - 17, 150, 34, 80, hour.tower) +
        rect(cx + 4, 150, 13, 80, hour.towerShade) +
        turned(
          cx,
          [
            [20, 152],
            [15, 146],
            [12, 128],
            [6, 108],
            [1, 82],
          ],
          hour.roof,
          hour.near,
        ),
    arches(
      [
        [cx - 22, 312, 13, 34],
        [cx - 6, 312, 14, 44],
        [cx + 11, 312, 13, 34],
        [cx - 6, 210, 12, 22],
      ],
      hour.window,
    ),
    oldTown(
      { x0: -8, x1: 308, base: 372, min: 36, max: 62, seed: seed(), step: 34 },
      hour.walls,
      hour.roof,
      hour.window,
    ),
    canopy({ x0: -12, x1: 312, y: 380, r: 22, seed: seed(), foot: 404 }, hour.near),
  ];
};

/** A church with two towers on its square. */
export const cathedral: View = (id, hour, { random, seed }) => {
  const cx = 140 + random() * 36;
  const high = 44 + random() * 22;
  const tower = (x: number) =>
    rect(x - 18, 214, 36, 126, hour.tower) +
    rect(x + 6, 214, 12, 126, hour.towerShade) +
    bars(
      [
        [x - 21, 210, 42, 6],
        [x - 21, 258, 42, 4],
      ],
      hour.towerShade,
    ) +
    arches([[x - 6, 248, 12, 26]], hour.window) +
    cupola(x, 211, 14, high, hour.roof, hour.near);
  return [
    range(`${id}a`, { w, base: 300, top: 206 + random() * 24, seed: seed(), foot: 316 }, hour.far, hour.mist),
    oldTown(
      { x0: -8, x1: 308, base: 338, min: 34, max: 62, seed: seed(), step: 28 },
      hour.walls,
      hour.roof,
      hour.window,
    ),
    rect(cx - 34, 244, 68, 98, hour.tower) +
      poly(
        [
          [cx - 36, 245],
          [cx, 220],
          [cx + 36, 245],
        ],
        hour.tower,
      ),
    disc(cx, 262, 7, hour.window) +
      rect(cx - 1, 204, 2, 18, hour.tower) +
      rect(cx - 5, 209, 10, 2, hour.tower),
    tower(cx - 50) + tower(cx + 50),
    arches(
      [
        [cx - 10, 342, 20, 48],
        [cx - 57, 342, 14, 32],
        [cx + 43, 342, 14, 32],
      ],
      hour.window,
    ),
    poly(
      [
        [-5, 340],
        [305, 340],
        [305, 404],
        [-5, 404],
      ],
      hour.ground[0],
    ),
    poly(
      [
        [cx - 26, 340],
        [cx + 26, 340],
        [cx + 84, 404],
        [cx - 84, 404],
      ],
      hour.ground[1],
    ),
    canopy({ x0: -18, x1: 74, y: 352, r: 20, seed: seed(), foot: 404, fall: 44 }, hour.near, hour.nearLight),
    mirrored(
      canopy(
        { x0: -18, x1: 60, y: 354, r: 20, seed: seed(), foot: 404, fall: 44 },
        hour.near,
        hour.nearLight,
      ),
    ),
  ];
};

/** Towers behind a park or a river. */
export const city: View = (id, hour, { random, seed }) => {
  const cx = 96 + random() * 108;
  const high = 100 + random() * 34;
  const lights = hour.night ? '#FFD98F' : '#FFF3D0';
  return [
    skyline({ x0: -5, x1: 305, base: 326, min: 34, max: 112, seed: seed(), step: 17 }, hour.far, lights, 14),
    skyline({ x0: -5, x1: 305, base: 332, min: 24, max: 96, seed: seed(), step: 22 }, hour.mid, lights, 28),
    turned(
      cx,
      [
        [30, 332],
        [30, 262],
        [22, 262],
        [22, high + 70],
        [15, high + 70],
        [15, high + 40],
        [7, high + 36],
        [4, high + 14],
        [0.8, high - 18],
      ],
      hour.tower,
      hour.towerShade,
    ),
    bars(
      [-16, -8, 0, 8].map((d) => [cx + d, high + 78, 2, 240 - high]),
      hour.window,
      ' opacity=".35"',
    ),
    random() > 0.5
      ? sea(`${id}w`, { w, h, y: 330, lightX: cx, seed: seed() }, ...hour.water)
      : poly(
          [
            [-5, 330],
            [305, 330],
            [305, 404],
            [-5, 404],
          ],
          hour.ground[0],
        ) +
        poly(
          [
            [132, 330],
            [168, 330],
            [230, 404],
            [70, 404],
          ],
          hour.ground[1],
        ),
    canopy({ x0: -16, x1: 104, y: 344, r: 22, seed: seed(), foot: 404, fall: 56 }, hour.near, hour.nearLight),
    mirrored(
      canopy(
        { x0: -16, x1: 96, y: 346, r: 22, seed: seed(), foot: 404, fall: 56 },
        hour.near,
        hour.nearLight,
      ),
    ),
  ];
};

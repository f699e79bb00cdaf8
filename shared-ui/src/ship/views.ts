import { peak, range } from '../poster/parts/land.ts';
import { dome } from '../poster/parts/solids.ts';
import { path } from '../poster/parts/svg.ts';
import { oldTown, skyline } from '../poster/parts/town.ts';
import { sailboat, sea } from '../poster/parts/water.ts';
import type { Hour, HourColors } from '../stay/hours.ts';
import { line } from '../stay/parts/line.ts';
import { heaven } from '../stay/parts/outside.ts';
import { STAY, type View } from '../stay/view.ts';
import { COATS } from './coats.ts';
import { liner } from './liner.ts';

/** What lies behind a ship. */
type Shore = (id: string, hour: Hour, colors: HourColors) => string;

const ridge = (id: string, shape: Omit<Parameters<typeof range>[1], 'w'>, fill: string, mist: string) =>
  range(id, { w: STAY.w, ...shape }, fill, mist);

const SHORES = {
  sea: (id, _hour, c) =>
    ridge(`${id}a`, { base: 200, top: 178, seed: 24, rough: 0.6, foot: 204 }, c.far, c.mist),
  island: (id, _hour, c) =>
    ridge(`${id}a`, { base: 196, top: 120, seed: 9, foot: 206 }, c.far, c.mist) +
    ridge(`${id}b`, { base: 200, top: 168, seed: 33, rough: 0.7, foot: 208 }, c.mid, c.midM),
  port: (id, _hour, c) =>
    ridge(`${id}a`, { base: 190, top: 146, seed: 19, foot: 200 }, c.far, c.mist) +
    oldTown(
      { x0: -6, x1: 406, base: 202, min: 18, max: 46, seed: 44, step: 42 },
      [c.wall2, c.wall3, c.wall, c.wallS],
      c.roof,
      c.rail,
    ) +
    dome(70, 158, 16, { wall: c.wall, shade: c.wallS, cap: c.roof, capShade: c.roofS }),
  city: (_id, hour, c) =>
    skyline(
      { x0: -6, x1: 406, base: 202, min: 20, max: 86, seed: 52, step: 19 },
      c.far,
      hour === 'night' ? c.lamp : undefined,
      18,
    ),
  fjord: (id, _hour, c) =>
    peak(74, 206, 150, 132, c.far, c.mid, c.linen) +
    peak(340, 206, 168, 148, c.far, c.mid, c.linen) +
    ridge(`${id}b`, { base: 202, top: 172, seed: 41, rough: 0.8, foot: 208 }, c.near, c.midM),
} satisfies Record<string, Shore>;

/** A cruise ship before a shore, 400 by 300. */
const before =
  (shore: Shore, lightY = 78): View =>
  (id, hour, c) => [
    heaven(id, hour, 88, lightY, 28),
    shore(id, hour, c),
    sea(
      `${id}w`,
      { w: STAY.w, h: 304, y: 200, lightX: 88, seed: 21, half: 1.2 },
      c.sea[0],
      c.sea[1],
      c.glint,
    ),
    liner(196, 244, 1.06, COATS[hour]),
    line('M48 252h270M70 260h200M108 268h120', COATS[hour].white, 2.6, ' opacity=".35"'),
    path('M-5 270Q90 258 200 270T405 268V304H-5Z', c.sea[1], ' opacity=".8"'),
    path('M-5 288Q110 276 220 288T405 284V304H-5Z', c.leaf, ' opacity=".55"'),
    sailboat(352, 284, 0.8, c.linen, c.leaf),
  ];

/** Ships at sea, before an island, a port, a city, and in a fjord. */
export const shipViews = {
  sea: before(SHORES.sea, 96),
  island: before(SHORES.island),
  port: before(SHORES.port),
  city: before(SHORES.city),
  fjord: before(SHORES.fjord),
} satisfies Record<string, View>;

import { peak, range } from '../poster/parts/land.ts';
import { clouds } from '../poster/parts/light.ts';
import { path } from '../poster/parts/svg.ts';
import { heaven } from '../stay/parts/outside.ts';
import { STAY, type View } from '../stay/view.ts';
import { aeroplane, PLANE } from './aeroplane.ts';

const FOOT = STAY.h + 4;

/** Aeroplanes, 400 by 300. */
export const aeroplaneViews = {
  /** over the Andes */
  andes: (id, hour, c) => [
    heaven(id, hour, 60, 62, 24),
    clouds(61, { w: 430, y: 96, spread: 130 }, c.cloud, 6, 0.6),
    range(`${id}a`, { w: STAY.w, base: 270, top: 176, seed: 71, rough: 0.9, foot: 290 }, c.far, c.mist),
    peak(292, FOOT, 120, 104, c.mid, c.near, c.linen),
    range(`${id}b`, { w: STAY.w, base: 300, top: 250, seed: 15, rough: 0.9, foot: FOOT }, c.mid, c.midM),
    aeroplane({ x: 214, y: 158, scale: 0.98, turn: -6 }, PLANE[hour]),
    path(
      'M-5 262Q40 244 84 256Q120 236 170 254Q220 240 262 258Q310 242 350 256Q384 248 405 256V304H-5Z',
      c.cloud,
      ' opacity=".28"',
    ),
  ],
} satisfies Record<string, View>;

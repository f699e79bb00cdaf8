import { hills, peak, range } from '../poster/parts/land.ts';
import { bars, disc, path, rect } from '../poster/parts/svg.ts';
import { sea } from '../poster/parts/water.ts';
import type { HourColors } from '../stay/hours.ts';
import { line } from '../stay/parts/line.ts';
import { heaven, pine } from '../stay/parts/outside.ts';
import { STAY, type View } from '../stay/view.ts';
import { viaduct } from './viaduct.ts';

const FOOT = STAY.h + 4;
const SHADE = '#0A171D';
const IRON = '#221C2C';

/** Coats of nobody's trains. */
const FAST = { body: '#FFFDF7', low: '#D9DEDA', band: '#00616B', dark: '#173E48', joint: '#B9C3C0' };
const SLOW = { body: '#1F4F86', band: '#F4B942', roof: '#F3EBD8', lamp: '#FFE6A8' };

const windows = (d: string, fill: string, high: number, dashes: string, more = '') =>
  line(d, fill, high, ` stroke-dasharray="${dashes}"${more}`);

/** Poles, wire and what the train takes its current by. */
const overhead = (c: HourColors): string =>
  line('M-5 116H405', c.rail, 1.2) +
  line('M-5 128Q70 138 130 128T270 128T405 130', c.rail, 1) +
  bars(
    [58, 198, 338].map((x) => [x, 112, 3, 94]),
    c.rail,
  ) +
  line('M59 116l16 12M199 116l16 12M339 116l16 12', c.rail, 2) +
  line('M96 160l10-16 10 6M106 144l-6-8h20', c.rail, 2);

/** Nose to the right. */
const fastTrain = (c: HourColors): string =>
  path('M-10 160H262Q318 162 352 194Q354 204 344 205H-10Z', FAST.body) +
  path('M-10 192H350Q354 204 344 205H-10Z', FAST.low) +
  path('M-10 184H344L350 192H-10Z', FAST.band) +
  path('M-10 168H272Q300 170 316 180H-10Z', FAST.dark) +
  line('M58 161V204M152 161V204M246 161V204', FAST.joint, 1.6) +
  windows('M66 174H144M160 174H238M-10 174H50', c.glass, 8, '13 4', ' opacity=".55"') +
  path('M280 170q22 2 34 10h-30q-6-4-4-10z', c.glass) +
  line('M-10 163H262', '#FFFFFF', 2) +
  line('M322 196h14', '#FFC04A', 3.4) +
  bars([[-5, 204, 410, 3]], c.rail);

const carriage = (x: number, c: HourColors): string =>
  path(`M${x} 206V170q0-6 6-6h76q6 0 6 6v36z`, SLOW.body) +
  rect(x, 188, 88, 4, SLOW.band) +
  rect(x + 4, 160, 80, 5, SLOW.roof) +
  windows(`M${x + 9} 178H${x + 82}`, c.glass, 13, '13 5') +
  rect(x + 62, 164, 26, 42, SHADE, ' opacity=".14"') +
  line(`M${x + 14} 207h.1m14 0h.1m32 0h.1m14 0h.1`, IRON, 8);

const engine = (c: HourColors): string =>
  path('M236 206V166q0-6 6-6h50q10 0 14 8l8 20q2 4 2 8v10z', SLOW.body) +
  path('M286 166h8q6 0 9 6l5 12h-22z', c.glass) +
  windows('M246 176H276', c.glass, 11, '11 5') +
  rect(236, 188, 78, 4, SLOW.band) +
  rect(240, 156, 54, 5, SLOW.roof) +
  path('M284 206v-46h8q10 0 14 8l8 20q2 4 2 8v10z', SHADE, ' opacity=".14"') +
  line('M250 207h.1m14 0h.1m28 0h.1m12 0h.1', IRON, 8) +
  disc(313, 198, 2.6, SLOW.lamp) +
  line('M-40 207H236', IRON, 2);

/** Trains, 400 by 300: one at high speed over a viaduct, one through high mountains. */
export const trainViews = {
  fast: (id, hour, c) => [
    heaven(id, hour, 92, 84, 28),
    range(`${id}a`, { w: STAY.w, base: 206, top: 140, seed: 22, foot: 226 }, c.far, c.mist),
    hills({ w: STAY.w, y: 224, amp: 26, k: 2, h: FOOT }, c.midM),
    hills({ w: STAY.w, y: 252, amp: 18, k: 3, h: FOOT }, c.mid),
    viaduct({ y: 206, foot: FOOT, x0: -20, step: 74, arches: 6 }, c),
    overhead(c),
    fastTrain(c),
  ],
  mountain: (id, hour, c) => [
    heaven(id, hour, 84, 74, 26),
    peak(286, 236, 158, 176, c.far, c.mid, c.linen),
    peak(150, 236, 116, 104, c.far, c.mid, c.linen),
    range(`${id}b`, { w: STAY.w, base: 226, top: 172, seed: 43, rough: 0.7, foot: 244 }, c.near, c.midM),
    path('M-5 226Q100 206 210 214T405 196V304H-5Z', c.midM),
    viaduct({ y: 214, foot: 284, x0: 152, step: 62, arches: 4 }, c),
    rect(-5, 210, 410, 6, c.woodS),
    path('M-5 216H152V304H-5Z', c.mid),
    path('M-5 236Q80 226 152 250V304H-5Z', c.near),
    ...[-40, 52, 144].map((x) => carriage(x, c)),
    engine(c),
    sea(
      `${id}w`,
      { w: STAY.w, h: FOOT, y: 278, lightX: 250, seed: 5, half: 1.1 },
      c.sea[0],
      c.sea[1],
      c.glint,
    ),
    path('M-5 284Q80 262 160 286T330 300V304H-5Z', c.leaf2),
    pine(20, 296, 62, c.leaf),
    pine(46, 300, 46, c.leaf),
  ],
} satisfies Record<string, View>;

import { gulls } from '../poster/parts/figures.ts';
import { grove } from '../poster/parts/grove.ts';
import { hills, peak, range } from '../poster/parts/land.ts';
import { clouds, sky, stars, wind } from '../poster/parts/light.ts';
import { canopy, leaves, palm } from '../poster/parts/plants.ts';
import { disc, n, path, rect, seeded } from '../poster/parts/svg.ts';
import { sailboat, sea } from '../poster/parts/water.ts';
import type { HourColors } from '../stay/hours.ts';
import { shadow } from '../stay/parts/furniture.ts';
import { line } from '../stay/parts/line.ts';
import { heaven, lightOf } from '../stay/parts/outside.ts';
import { STAY, type View } from '../stay/view.ts';

const FOOT = STAY.h + 4;

/** An island in its shallows, with trees; a large one has a palm. */
function island(x: number, y: number, w: number, seed: number, c: HourColors): string {
  const h = w * 0.2;
  const lean = seeded(seed)() * 0.1;
  const trees = (cx: number, cy: number, width: number, r: number, fill: string) =>
    grove({ x0: cx - width / 2, x1: cx + width / 2, y: cy - r * 0.6, r: r * 0.6, seed, foot: cy }, fill);
  return (
    `<ellipse cx="${x}" cy="${n(y + h * 0.2)}" rx="${n(w * 0.86)}" ry="${n(h * 1.25)}" fill="#FFFFFF" opacity=".16"/>` +
    `<ellipse cx="${x}" cy="${n(y + h * 0.16)}" rx="${n(w * 0.68)}" ry="${n(h * 0.92)}" fill="#8FE3D6" opacity=".55"/>` +
    path(
      `M${n(x - w / 2)} ${y}q${n(w * 0.2)} ${n(-h * 0.7)} ${n(w * 0.52)} ${n(-h * 0.56)}t${n(w * 0.48)} ${n(h * 0.6)}q${n(-w * 0.2)} ${n(h * 0.6)} ${n(-w * 0.5)} ${n(h * 0.56)}t${n(-w * 0.5)} ${n(-h * 0.6)}z`,
      c.ground,
    ) +
    trees(x, y + h * 0.16, w * 0.66, h * 0.62, c.near) +
    (w > 120
      ? palm(
          Math.round(x + w * (0.16 + lean)),
          Math.round(y + h * 0.16),
          Math.round(w * 0.4),
          Math.round(w * 0.05),
          c.leaf,
          c.leaf2,
        )
      : '')
  );
}

/** A walker with a pack and a stick, from behind. */
const walker = (c: HourColors): string =>
  path('M104 216q0-10 9-10t10 10l3 24h-20z', c.stripe) +
  path('M96 214q0-8 8-8h4v32h-6q-6 0-6-8z', c.cloth) +
  disc(114, 198, 7.5, c.woodS) +
  path('M104 196q10-10 20 0l5 2h-26z', c.linen) +
  line('M110 240L104 266M118 240L126 264', c.rail, 6) +
  line('M122 218L136 226', c.stripe, 5) +
  line('M137 220L142 264', c.woodS, 2.4) +
  shadow(116, 267, 18, 3);

const mountains = (id: string, c: HourColors): string =>
  peak(286, 232, 150, 172, c.far, c.mid, c.linen) +
  peak(160, 232, 120, 104, c.far, c.mid, c.linen) +
  range(`${id}b`, { w: 400, base: 236, top: 182, seed: 43, rough: 0.7, foot: 254 }, c.near, c.midM);

/** What is done in the open. People are small, from behind, without faces. */
export const outdoors = {
  boat: (id, h, c) => [
    sky(id, STAY, c.sky),
    lightOf(h, 92, 54, 22),
    clouds(14, { w: 420, y: 34, spread: 50 }, c.cloud, 4, 0.5),
    wind({ w: STAY.w, y: 28, bend: 0.8 }, c.wind, 0.5),
    range(`${id}a`, { w: 400, base: 102, top: 76, seed: 12, rough: 0.8, foot: 106 }, c.far, c.mist),
    sea(`${id}w`, { w: 400, h: FOOT, y: 102, lightX: 92, seed: 8, half: 1.2 }, c.sea[0], c.sea[1], c.glint),
    island(350, 142, 66, 7, c),
    island(54, 154, 74, 11, c),
    island(216, 192, 150, 15, c),
    island(348, 252, 116, 19, c),
    island(60, 262, 108, 23, c),
    line('M186 262q36-8 66 2M190 268q30-2 50 6', '#FFFFFF', 2, ' opacity=".6"'),
    sailboat(182, 262, 1, c.linen, c.leaf),
    sailboat(300, 176, 0.5, c.linen, c.leaf),
  ],
  kayak: (id, h, c) => [
    heaven(id, h, 110, 92, 30),
    range(`${id}a`, { w: 400, base: 150, top: 116, seed: 9, rough: 0.5, foot: 160 }, c.far, c.mist),
    sea(`${id}w`, { w: 400, h: FOOT, y: 152, lightX: 110, seed: 8, half: 1.4 }, c.sea[0], c.sea[1], c.glint),
    canopy({ x0: 282, x1: 420, y: 148, r: 20, seed: 6, foot: 190 }, c.near),
    line(
      'M286 186q4 10 2 18M300 188q-2 10 2 20M318 188q4 12 0 22M340 188q-4 12 2 24M364 190q4 12 0 26M386 190q-2 14 4 26',
      c.leaf,
      3,
    ),
    canopy({ x0: -20, x1: 50, y: 140, r: 16, seed: 16, foot: 172 }, c.near),
    line('M-2 170q4 8 0 16M16 170q-2 8 2 18M34 170q4 10 0 18', c.leaf, 3),
    path('M96 238q108 22 216 0-18 26-56 28h-104q-38-2-56-28z', c.stripe),
    path('M204 246q60-1 108-8-18 26-56 28h-52z', c.roofS),
    path('M172 244q32 4 64 0l-6 9h-52z', c.leaf),
    path('M186 246l4-36q2-10 14-10t14 10l4 36q-18 4-36 0z', c.cloth),
    path('M206 200q12 0 13 10l4 36q-8 2-14 2z', c.clothS),
    disc(204, 188, 10, c.woodS),
    path('M190 186q14-8 28 0l6 3q-20-4-40 0z', c.linen),
    path('M194 184q10-14 20 0z', c.linen),
    line('M192 214L172 230M216 214L240 224', c.woodS, 6),
    line('M138 218L276 236', c.rail, 3),
    path('M122 212l18 4-2 6-18-3q-5-5 2-7zM294 242l-18-8 2-5 17 5q4 6-1 8z', c.rail),
    line('M76 266q60 14 120 12t130-14M110 282q70 12 160 0', '#FFFFFF', 2, ' opacity=".5"'),
    leaves(-6, 308, 0.9, c.leaf, c.leaf2),
  ],
  trail: (id, h, c) => [
    heaven(id, h, 84, 70, 26),
    mountains(id, c),
    hills({ w: 400, y: 244, amp: 14, k: 2, h: FOOT }, c.mid),
    path('M-5 250Q70 214 150 232Q250 258 405 238V304H-5Z', c.leaf2),
    path('M150 304Q196 284 176 264T150 240Q146 236 152 233l6 2Q156 240 176 248T222 274T214 304Z', c.ground),
    path('M-5 278Q60 256 120 284T250 304H-5Z', c.leaf),
    walker(c),
  ],
  wall: (id, h, c) => [
    heaven(id, h, 330, 66, 24),
    range(`${id}a`, { w: 400, base: 236, top: 150, seed: 21, rough: 0.6, foot: 250 }, c.far, c.mist),
    path('M-5 304V60L60 22 118 34 150 92 190 120 206 190 252 236 262 304Z', c.wallS),
    path('M60 22L118 34 150 92 190 120 206 190 252 236 262 304H150L120 196 92 150Z', c.roofS),
    line('M24 120l40-18M40 196l54-24M58 262l60-20M150 92l-22 40M206 190l-30 22', c.woodS, 2, ' opacity=".5"'),
    line('M134 60Q150 150 132 214', c.linen, 2),
    path('M122 214q0-9 9-9t10 9l3 26h-22z', c.stripe),
    disc(132, 196, 7.5, c.woodS),
    path('M123 194q9-14 18 0z', c.cloth),
    line('M138 214L154 196M124 214L112 204M126 238L114 252M138 238L150 254', c.rail, 5),
  ],
  birds: (id, h, c) => [
    heaven(id, h, 300, 80, 28),
    range(`${id}a`, { w: 400, base: 168, top: 130, seed: 31, rough: 0.5, foot: 178 }, c.far, c.mist),
    sea(`${id}w`, { w: 400, h: FOOT, y: 176, lightX: 300, seed: 4, half: 1 }, c.sea[0], c.sea[1], c.glint),
    canopy({ x0: -20, x1: 190, y: 176, r: 22, seed: 12, foot: 226, fall: 24 }, c.near),
    gulls(
      [
        [120, 72, 13],
        [168, 96, 10],
        [214, 66, 15],
        [250, 110, 8],
      ],
      c.rail,
      2.4,
    ),
    path('M246 210q-4-26 10-40 8-8 16-2l10 4-9 3q-4 6 2 16t-2 20z', c.linen),
    line('M254 210v44M266 210v44', c.rail, 2.4),
    line('M-4 262q60-24 120 6M20 300q40-40 96-30', c.leaf, 6),
    leaves(-6, 308, 0.9, c.leaf, c.leaf2),
  ],
  farm: (id, h, c) => [
    heaven(id, h, 92, 78, 26),
    range(`${id}a`, { w: 400, base: 170, top: 110, seed: 17, rough: 0.5, foot: 184 }, c.far, c.mist),
    hills({ w: 400, y: 184, amp: 18, k: 2, h: FOOT }, c.mid),
    path('M-5 214Q120 186 405 222V304H-5Z', c.leaf2),
    line(
      'M60 304Q120 240 150 206M130 304Q160 244 172 206M200 304Q204 250 200 208M270 304Q248 250 230 210M340 304Q300 254 262 212M404 296Q340 250 296 214',
      c.leaf,
      7,
      ' stroke-dasharray="9 5"',
    ),
    rect(296, 150, 62, 46, c.wall),
    path('M288 152l39-30 39 30z', c.roof),
    rect(318, 168, 16, 28, c.door),
    canopy({ x0: 352, x1: 420, y: 152, r: 15, seed: 3, foot: 198 }, c.near),
  ],
  park: (id, h, c) => [
    heaven(id, h, 300, 70, 26),
    range(`${id}a`, { w: 400, base: 180, top: 146, seed: 5, rough: 0.4, foot: 190 }, c.far, c.mist),
    path('M-5 206Q200 176 405 206V304H-5Z', c.leaf2),
    path('M170 304Q214 262 196 236T232 196l8 2Q226 214 240 236T268 304Z', c.ground),
    rect(66, 160, 12, 60, c.woodS),
    canopy({ x0: 10, x1: 132, y: 128, r: 26, seed: 8, foot: 168 }, c.near),
    rect(318, 172, 10, 48, c.woodS),
    canopy({ x0: 272, x1: 372, y: 146, r: 22, seed: 14, foot: 180 }, c.leaf),
    path('M150 236q-1-34 34-58l16 18q-30 12-36 42z', c.stripe, ' opacity=".9"'),
    path('M184 178l30-26 8 22-22 22z', c.cloth),
    line('M152 236Q146 246 150 256', c.rail, 1.6),
    line('M-4 288Q120 262 404 290', c.leaf, 8),
  ],
  stars: (id, h, c) => [
    sky(id, STAY, c.sky),
    stars(7, { w: STAY.w, y: 170 }, '#FFFFFF', 40),
    lightOf(h, 322, 62, 18),
    path('M-5 120Q140 20 405 90V110Q150 50 -5 150Z', '#FFFFFF', ' opacity=".12"'),
    range(`${id}a`, { w: 400, base: 222, top: 168, seed: 27, rough: 0.6, foot: 236 }, c.far, c.mist),
    hills({ w: 400, y: 238, amp: 12, k: 2, h: FOOT }, c.near),
    line('M118 262L146 204M174 262L146 204M146 264V204', c.rail, 4),
    path('M112 178l60 30-6 12-60-30z', c.linenS),
    path('M108 176l10 5-7 13-10-5z', c.woodS),
    path('M196 264q0-28 12-34t16 8l4 26z', c.cloth),
    disc(208, 222, 8, c.woodS),
    line('M204 238L178 220', c.cloth, 5),
    shadow(160, 266, 60, 4),
  ],
  calm: (id, h, c) => [
    heaven(id, h, 200, 108, 34),
    range(`${id}a`, { w: 400, base: 166, top: 140, seed: 41, rough: 0.4, foot: 172 }, c.far, c.mist),
    sea(`${id}w`, { w: 400, h: FOOT, y: 168, lightX: 200, seed: 6, half: 1.6 }, c.sea[0], c.sea[1], c.glint),
    path('M-5 238Q200 222 405 240V304H-5Z', c.ground),
    path('M120 262h160l14 14H106z', c.cloth),
    path('M160 264q8-20 30-22h20q22 2 30 22-40 10-80 0z', c.rail),
    path('M184 244l4-36q2-10 12-10t12 10l4 36q-16 4-32 0z', c.stripe),
    disc(200, 186, 10, c.woodS),
    path('M190 184q0-12 10-12t10 12q-10-6-20 0z', c.rail),
    line('M188 212Q170 232 168 250M212 212Q230 232 232 250', c.woodS, 5),
  ],
} satisfies Record<string, View>;

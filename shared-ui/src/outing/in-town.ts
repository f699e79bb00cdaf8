import { lamp } from '../poster/parts/figures.ts';
import { bars, disc, path, rect } from '../poster/parts/svg.ts';
import { oldTown } from '../poster/parts/town.ts';
import type { HourColors } from '../stay/hours.ts';
import { pendant, plant, shadow, shell } from '../stay/parts/furniture.ts';
import { line } from '../stay/parts/line.ts';
import { heaven } from '../stay/parts/outside.ts';
import { rooms } from '../stay/rooms.ts';
import type { View } from '../stay/view.ts';

/** A row of old houses over their street. */
const street = (
  c: HourColors,
  { base, max, seed, step }: { base: number; max: number; seed: number; step: number },
) =>
  oldTown(
    { x0: -6, x1: 406, base, min: max * 0.6, max, seed, step },
    [c.wall2, c.wall3, c.wall, c.wallS],
    c.roof,
    c.rail,
  ) +
  rect(-5, base - 2, 410, 306 - base, c.ground) +
  rect(-5, base + 44, 410, 262 - base, c.groundS);

const STALLS = ['stripe', 'door', 'cloth'] as const;

/** A stall under its awning, with three kinds of fruit. */
function stall(x: number, cloth: string, third: string, c: HourColors): string {
  const slats = (of: readonly number[], fill: string) =>
    path(
      of.map((q) => `M${x + 14 + q * 20} 126h20L${x + (q + 1) * 24.7} 161H${x + q * 24.7}z`).join(''),
      fill,
    ) + path(of.map((q) => `M${x + q * 24.7} 160h24.7v6a12.3 10 0 0 1-24.7 0z`).join(''), fill);
  const fruit = (
    [
      [22, c.stripe],
      [58, '#F2A33A'],
      [96, third],
    ] as const
  )
    .map(([d, fill]) => line(`M${x + d - 12} 218h.1m12 0h.1m12 0h.1M${x + d - 6} 209h.1m12 0h.1`, fill, 13))
    .join('');
  return (
    bars(
      [
        [x + 10, 150, 4, 110],
        [x + 134, 150, 4, 110],
      ],
      c.woodS,
    ) +
    slats([1, 3, 5], c.linen) +
    slats([0, 2, 4], cloth) +
    rect(x + 4, 222, 140, 8, c.wood) +
    rect(x + 8, 230, 132, 34, c.woodS) +
    line(`M${x + 34} 232v30M${x + 74} 232v30M${x + 114} 232v30`, c.wood, 2) +
    fruit
  );
}

/** Somebody seen from behind. */
const person = (x: number, y: number, body: string, c: HourColors): string =>
  path(`M${x - 10} ${y - 22}q0-12 10-12t10 12l3 24h-26z`, body) +
  disc(x, y - 43, 8, c.woodS) +
  path(`M${x - 9} ${y - 44}q9-14 18 0z`, c.rail) +
  line(`M${x - 5} ${y + 2}v22M${x + 5} ${y + 2}v22`, c.rail, 5) +
  shadow(x, y + 25, 14, 3);

const wheel = (x: number, y: number, c: HourColors): string =>
  `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${c.rail}" stroke-width="4"/>` +
  line(`M${x - 26} ${y}h52M${x} ${y - 26}v52`, c.rail, 1);

/** A room over a table, for what is made or tasted there. */
const atTable = (c: HourColors): string =>
  shell(c, {
    lit: 260,
    patch: [
      [30, 232],
      [150, 232],
      [190, 298],
      [20, 298],
    ],
  }) +
  rect(40, 40, 110, 120, c.wood) +
  rect(46, 46, 98, 108, c.sky[1]) +
  path('M46 154v-30q30-22 50-8t48-6v44z', c.leaf2) +
  line('M95 46v108M46 98h98', c.wood, 4) +
  rect(236, 74, 130, 6, c.woodS) +
  rect(-5, 226, 410, 14, c.wood) +
  rect(-5, 240, 410, 66, c.woodS);

const jar = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(
    `M${x - w / 2} ${y}q-${w * 0.24}-${h * 0.5} ${w * 0.16}-${h * 0.82}h${w * 0.68}q${w * 0.4} ${h * 0.32} ${w * 0.16} ${h * 0.82}z`,
    fill,
  );

const cup = (x: number, y: number, fill: string, c: HourColors): string =>
  `<ellipse cx="${x}" cy="${y}" rx="34" ry="6" fill="${c.linenS}"/>` +
  path(`M${x - 22} ${y - 30}h44q0 28-16 30h-12q-16-2-16-30z`, fill) +
  `<ellipse cx="${x}" cy="${y - 30}" rx="22" ry="5" fill="${c.woodS}"/>` +
  line(`M${x + 22} ${y - 26}q14 0 10 12t-14 8`, fill, 4) +
  line(`M${x - 6} ${y - 42}q-6-10 0-18t0-18M${x + 8} ${y - 42}q-6-10 0-18`, c.linen, 3, ' opacity=".6"');

/** What is done in a town, in its streets and behind its doors. */
export const inTown = {
  market: (id, h, c) => [
    heaven(id, h, 84, 60, 22),
    street(c, { base: 214, max: 118, seed: 31, step: 44 }),
    ...STALLS.map((cloth, at) => stall(-32 + at * 158, c[cloth], at % 2 ? '#B93B5E' : c.leaf2, c)),
  ],
  streets: (id, h, c) => [
    heaven(id, h, 300, 58, 22),
    street(c, { base: 226, max: 150, seed: 12, step: 52 }),
    lamp(70, 262, 2, c.rail, c.lamp),
    lamp(352, 262, 2, c.rail, c.lamp),
    person(190, 250, c.stripe, c),
    person(222, 246, c.cloth, c),
  ],
  facades: (id, h, c) => [
    heaven(id, h, 70, 52, 20),
    street(c, { base: 254, max: 208, seed: 44, step: 66 }),
    person(120, 262, c.cloth, c),
    plant(330, 282, 0.9, c),
  ],
  mural: (id, h, c) => [
    heaven(id, h, 340, 40, 16),
    rect(-5, 62, 410, 186, c.wallS),
    path('M-5 248V150Q60 70 140 130T300 110T405 160V248Z', c.cloth),
    path('M-5 248V200Q90 140 170 196T405 190V248Z', c.door),
    disc(286, 132, 40, c.wall2),
    path('M60 248q-10-90 40-104t64 40-20 64z', c.stripe),
    path('M84 172q20-24 44 0-22 16-44 0z', c.linen),
    disc(106, 172, 8, c.rail),
    line('M196 112q40-34 84 0M200 128q36-26 76 0', c.linen, 5),
    rect(-5, 246, 410, 60, c.ground),
    person(236, 256, c.linenS, c),
    path('M270 280h26v-14q-13-10-26 0z', c.wall2),
  ],
  bicycle: (id, h, c) => [
    heaven(id, h, 84, 60, 22),
    street(c, { base: 212, max: 124, seed: 9, step: 46 }),
    wheel(150, 262, c),
    wheel(248, 262, c),
    line(
      'M150 262L176 216H230L248 262M176 216L198 262 230 216M198 262H150M172 204h-14M230 216l-6-20 20-4',
      c.stripe,
      5,
    ),
    path('M158 200h30q4 6-6 8h-18q-8-2-6-8z', c.rail),
    path('M232 196h36l-6 22h-24z', c.wood),
    disc(244, 194, 6, c.bloom),
    disc(256, 192, 6, c.wall2),
    shadow(200, 289, 86, 4),
  ],
  kitchen: rooms.estudio,
  cups: (_, __, c) => [
    atTable(c),
    jar(262, 74, 24, 34, c.cloth),
    jar(300, 74, 20, 26, c.stripe),
    jar(338, 74, 24, 38, c.leaf2),
    pendant(206, 52, c, 15),
    cup(130, 224, c.linen, c),
    cup(222, 226, c.cloth, c),
    cup(312, 224, c.stripe, c),
  ],
  workshop: (_, __, c) => [
    atTable(c),
    jar(256, 74, 26, 40, c.stripe),
    jar(296, 74, 20, 28, c.linen),
    jar(338, 74, 28, 34, c.cloth),
    `<ellipse cx="150" cy="224" rx="64" ry="10" fill="${c.rail}"/>`,
    jar(150, 220, 64, 82, c.roof),
    `<ellipse cx="150" cy="153" rx="21" ry="5" fill="${c.roofS}"/>`,
    jar(262, 226, 40, 48, c.wall3),
    path('M300 226l8-42h30l8 42z', c.linenS),
    line('M314 184l-8-40M324 184l2-48M332 184l10-38', c.wood, 4),
    path('M302 146l2-16 8 14zM322 138l4-18 4 18zM338 148l6-16 4 18z', c.stripe),
  ],
  stage: (_, __, c) => [
    rect(-5, -5, 410, 310, c.innerS),
    path('M-5 -5H90Q70 120 90 232L60 304H-5Z', c.roof),
    path('M405-5H310Q330 120 310 232l30 72h65Z', c.roof),
    line('M18-5Q10 140 14 304M50-5Q38 130 44 304M382-5Q390 140 386 304M350-5Q362 130 356 304', c.roofS, 5),
    path('M200-10L120 232h160z', c.lamp, ' opacity=".25"'),
    rect(-5, 232, 410, 74, c.wood),
    rect(-5, 232, 410, 6, c.woodS),
    person(166, 222, c.stripe, c),
    person(234, 222, c.cloth, c),
    path('M222 208q16-14 26 0t-10 22q-14-2-16-22z', c.woodS),
    line('M246 204L276 184', c.woodS, 4),
    line('M150 184Q130 170 122 150M182 184Q200 166 206 146', c.stripe, 5),
  ],
} satisfies Record<string, View>;

import { turned } from '../poster/parts/solids.ts';
import { bars, disc, path, poly, rect } from '../poster/parts/svg.ts';
import { bed } from './parts/bed.ts';
import { each } from './parts/each.ts';
import {
  curtain,
  pendant,
  picture,
  plant,
  shadow,
  shell,
  sofa,
  table,
  tableLamp,
} from './parts/furniture.ts';
import { line } from './parts/line.ts';
import { type Outlook, outlook, pane } from './parts/window.ts';
import type { View } from './view.ts';

/** A room with a balcony, over what lies before it. */
const balcony =
  (what: Outlook): View =>
  (id, h, c) => [
    shell(c, {
      lit: 300,
      patch: [
        [86, 222],
        [254, 222],
        [300, 298],
        [50, 298],
      ],
    }),
    pane(id, outlook(id, h, [84, 30, 176, 188], what), c, { bars: false }),
    bars(
      [
        [84, 160, 176, 4],
        [84, 208, 176, 5],
      ],
      c.rail,
    ),
    line('M86 185H258', c.rail, 46, ' stroke-dasharray="2.4 8"'),
    poly(
      [
        [84, 28],
        [56, 40],
        [56, 232],
        [84, 218],
      ],
      c.wood,
    ),
    poly(
      [
        [260, 28],
        [288, 40],
        [288, 232],
        [260, 218],
      ],
      c.woodS,
    ),
    line(
      'M62 64l16-6M62 90l16-5M62 116l16-4M62 142l16-4M62 168l16-5M62 194l16-6M282 64l-16-6M282 90l-16-5M282 116l-16-4M282 142l-16-4M282 168l-16-5M282 194l-16-6',
      c.glass,
      3,
      ' opacity=".5"',
    ),
    curtain(96, 24, 30, 196, c, -1),
    line('M50 22H294', c.woodS, 4),
    bed(348, 146, 132, c),
    table(26, 208, 40, c),
    plant(44, 208, 0.7, c),
    shadow(122, 278, 40, 5),
    path('M92 242q-7-34 6-40 10 2 8 30l2 16h30q10 0 10 10v6H98q-6 0-6-10z', c.door),
    path('M118 248h20q10 0 10 10v6h-28z', '#0A171D', ' opacity=".18"'),
    bars(
      [
        [98, 262, 4, 16],
        [142, 262, 4, 16],
      ],
      c.woodS,
    ),
  ];

/** A suite behind a wall of glass. */
const largeSuite =
  (what: Outlook): View =>
  (id, h, c) => [
    shell(c, {
      lit: 290,
      patch: [
        [30, 222],
        [206, 222],
        [262, 298],
        [16, 298],
      ],
    }),
    pane(id, outlook(id, h, [-4, 30, 240, 176], what), c, { bars: false }),
    line('M76 30V206M156 30V206', c.rail, 4),
    curtain(258, 22, 40, 192, c, 1),
    line('M-4 20H262', c.woodS, 4),
    picture(306, 50, 54, 44, c),
    bed(336, 116, 134, c),
    shadow(112, 274, 110, 10, 0.12),
    sofa(30, 196, 150, c),
    `<ellipse cx="112" cy="272" rx="54" ry="9" fill="${c.wood}"/><ellipse cx="112" cy="270" rx="54" ry="8" fill="${c.wallS}"/>`,
    bars([[108, 272, 8, 16]], c.woodS),
    path('M96 270q2-10 8-10t8 10z', c.stripe),
    bars(
      [
        [218, 128, 3, 108],
        [208, 234, 23, 4],
      ],
      c.rail,
    ),
    disc(219, 116, 34, c.lamp, ' opacity=".2"'),
    poly(
      [
        [208, 100],
        [231, 100],
        [238, 128],
        [201, 128],
      ],
      c.lamp,
    ),
    pendant(284, 46, c, 13),
  ];

/** Rooms to sleep in: the wall is lit from the window, and its light lies on the floor. 400 by 300. */
export const rooms = {
  doble: (id, h, c) => [
    shell(c, {
      patch: [
        [60, 226],
        [186, 226],
        [236, 296],
        [76, 296],
      ],
    }),
    pane(id, outlook(id, h, [42, 50, 108, 138], 'techos'), c, { arch: true }),
    curtain(20, 40, 34, 168, c, -1),
    curtain(172, 40, 34, 168, c, 1),
    line('M14 38H178', c.woodS, 4),
    picture(256, 52, 46, 40, c),
    pendant(206, 62, c, 15),
    bed(290, 116, 146, c),
    table(178, 186, 34, c),
    tableLamp(195, 186, c),
    plant(26, 276, 1, c),
  ],
  dosCamas: (id, h, c) => [
    shell(c, {
      lit: 210,
      patch: [
        [156, 226],
        [232, 226],
        [262, 296],
        [140, 296],
      ],
    }),
    pane(id, outlook(id, h, [150, 34, 100, 112], 'sierra'), c),
    curtain(130, 26, 28, 138, c, -1),
    curtain(270, 26, 28, 138, c, 1),
    line('M122 24H278', c.woodS, 4),
    picture(66, 60, 40, 34, c),
    picture(294, 60, 40, 34, c),
    bed(88, 120, 104, c),
    bed(312, 120, 104, c),
    table(178, 186, 44, c),
    tableLamp(200, 186, c),
  ],
  balcon: balcony('mar'),
  /** where no sea is */
  balconTechos: balcony('techos'),
  suite: largeSuite('mar'),
  /** where no sea is */
  suiteCiudad: largeSuite('ciudad'),
  familiar: (id, h, c) => [
    shell(c, {
      lit: 230,
      patch: [
        [150, 226],
        [236, 226],
        [262, 296],
        [128, 296],
      ],
    }),
    `<clipPath id="${id}k"><circle cx="198" cy="92" r="46"/></clipPath><g clip-path="url(#${id}k)"><g transform="translate(150 44)">${outlook(id, h, [0, 0, 98, 98], 'patio').body}</g></g><circle cx="198" cy="92" r="46" fill="none" stroke="${c.wood}" stroke-width="7"/>`,
    line('M198 46V138M152 92H244', c.wood, 3),
    path('M-4 24Q100 54 206 22T404 20', 'none', ` stroke="${c.rail}" stroke-width="1.4"`),
    each(
      [
        [20, 31],
        [58, 37],
        [96, 38],
        [134, 35],
        [172, 29],
        [214, 20],
        [252, 15],
        [290, 14],
        [328, 15],
        [366, 17],
      ],
      ([x, y], i) => path(`M${x} ${y}h18l-9 18z`, [c.stripe, c.cloth, c.door][i % 3] ?? c.door),
    ),
    bed(96, 120, 148, c),
    shadow(322, 266, 66, 6),
    bars(
      [
        [262, 62, 8, 204],
        [374, 62, 8, 204],
      ],
      c.wood,
    ),
    bars([[375, 62, 7, 204]], c.woodS),
    [96, 190]
      .map(
        (y) =>
          rect(266, y + 26, 112, 14, c.wood) +
          rect(340, y + 26, 38, 14, c.woodS) +
          path(`M270 ${y + 26}v-14q0-6 6-6h20q6 0 6 6v14z`, c.linen) +
          rect(304, y + 10, 70, 16, y < 150 ? c.cloth : c.door) +
          rect(304, y + 10, 12, 16, c.linen),
      )
      .join(''),
    bars(
      [
        [266, 98, 112, 4],
        [350, 64, 4, 160],
        [368, 64, 4, 160],
        [350, 92, 20, 4],
        [350, 120, 20, 4],
        [350, 148, 20, 4],
        [350, 176, 20, 4],
      ],
      c.woodS,
    ),
    disc(208, 258, 15, c.stripe),
    path('M208 243a15 15 0 0 1 15 15q-9 4-15-15z', c.cloth),
  ],
  estudio: (id, h, c) => [
    shell(c, {
      lit: 220,
      patch: [
        [40, 226],
        [150, 226],
        [196, 296],
        [56, 296],
      ],
    }),
    pane(id, outlook(id, h, [36, 46, 104, 120], 'techos'), c),
    curtain(18, 38, 26, 148, c, -1),
    bars([[190, 76, 186, 6]], c.wood),
    each(
      [
        [206, 18],
        [230, 26],
      ],
      ([x, k]) =>
        turned(
          x,
          [
            [7, 76],
            [9, 76 - k * 0.6],
            [6, 76 - k],
          ],
          c.stripe,
          c.roofS,
        ),
    ),
    [276, 290, 304, 318].map((x) => rect(x, 54, 10, 22, c.linen) + rect(x + 6, 54, 4, 22, c.linenS)).join(''),
    rect(182, 158, 202, 8, c.linen),
    rect(186, 166, 194, 62, c.door),
    rect(300, 166, 80, 62, '#0A171D', ' opacity=".14"'),
    line('M234 172V222M282 172V222M332 172V222', c.rail, 1.6),
    bars(
      [
        [222, 192, 6, 3],
        [270, 192, 6, 3],
        [320, 192, 6, 3],
        [366, 192, 6, 3],
      ],
      c.lamp,
    ),
    path('M218 158v-12q0-14 12-14t12 12', 'none', ` stroke="${c.rail}" stroke-width="3.4"`),
    path('M296 158h34l-3-20h-28z', c.rail),
    line('M292 140h-6M313 138v-6', c.rail, 4),
    rect(352, 134, 16, 24, c.stripe),
    pendant(150, 52, c, 14),
    pendant(238, 30, c, 11),
    shadow(124, 284, 74, 7),
    bars([[118, 222, 10, 58]], c.woodS),
    path('M50 214h148q4 0 4 5t-4 5H50q-4 0-4-5t4-5z', c.wood),
    path('M150 214h48q4 0 4 5t-4 5h-48z', c.woodS),
    path('M92 214q3-14 14-14t14 14zM134 214v-18h12v18z', c.stripe),
    each(
      [
        [44, 1],
        [186, -1],
      ],
      ([x, s]) =>
        path(`M${x} 246h26v6h-26z`, c.wood) +
        bars(
          [
            [x + 3, 252, 4, 34],
            [x + 19, 252, 4, 34],
          ],
          c.woodS,
        ) +
        (s > 0 ? rect(x - 2, 208, 5, 40, c.woodS) : rect(x + 23, 208, 5, 40, c.woodS)),
    ),
  ],
} satisfies Record<string, View>;

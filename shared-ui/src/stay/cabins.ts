import { disc, path, poly, rect } from '../poster/parts/svg.ts';
import { bed } from './parts/bed.ts';
import { pendant, picture, plant, shell } from './parts/furniture.ts';
import { line } from './parts/line.ts';
import { outlook } from './parts/window.ts';
import type { View } from './view.ts';

/** Cabins of a ship, of the rooms' parts, with rivets of their own. 400 by 300. */
export const cabins = {
  camInterior: (_id, _hour, c) => [
    shell(c, { lit: 170 }),
    rect(0, 0, 400, 26, c.linenS),
    rect(0, 24, 400, 4, c.woodS, ' opacity=".4"'),
    path('M54 60q0-10 10-10h84q10 0 10 10v98q0 10-10 10H64q-10 0-10-10z', c.woodS),
    path('M60 64q0-8 8-8h76q8 0 8 8v90q0 8-8 8H68q-8 0-8-8z', c.glass),
    poly(
      [
        [74, 56],
        [104, 56],
        [70, 162],
        [60, 162],
        [60, 110],
      ],
      '#FFFFFF',
      ' opacity=".35"',
    ),
    [40, 172]
      .map((x) => disc(x, 92, 24, c.lamp, ' opacity=".25"') + path(`M${x - 7} 80h14l4 24h-22z`, c.lamp))
      .join(''),
    rect(34, 186, 150, 7, c.wood),
    rect(40, 193, 138, 34, c.woodS),
    line('M108 196v28', c.wood, 2),
    bed(286, 108, 156, c, { cloth: c.door, dark: c.rail, stripe: c.cloth }),
    picture(262, 52, 50, 34, c),
    plant(162, 186, 0.5, c),
  ],
  camVista: (id, h, c) => [
    shell(c, {
      lit: 240,
      patch: [
        [70, 226],
        [168, 226],
        [206, 292],
        [66, 292],
      ],
    }),
    rect(0, 0, 400, 26, c.linenS),
    rect(0, 24, 400, 4, c.woodS, ' opacity=".4"'),
    `<clipPath id="${id}k"><circle cx="104" cy="110" r="54"/></clipPath><g clip-path="url(#${id}k)"><g transform="translate(48 54)">${outlook(id, h, [0, 0, 112, 112], 'mar').body}</g></g><circle cx="104" cy="110" r="55" fill="none" stroke="${c.linen}" stroke-width="12"/><path d="M104 49a61 61 0 0 1 0 122" fill="none" stroke="${c.linenS}" stroke-width="4"/>`,
    Array.from({ length: 10 }, (_, i) =>
      disc(104 + Math.cos(i * 0.628) * 55, 110 + Math.sin(i * 0.628) * 55, 2, c.woodS),
    ).join(''),
    rect(30, 196, 150, 22, c.door),
    rect(30, 190, 150, 8, c.linen),
    poly(
      [
        [50, 190],
        [58, 168],
        [84, 170],
        [80, 190],
      ],
      c.cloth,
    ),
    bed(290, 112, 150, c, { cloth: c.linen, dark: c.linenS, stripe: c.door }),
    picture(266, 54, 50, 36, c),
    pendant(206, 56, c, 12),
  ],
} satisfies Record<string, View>;

import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { dome } from '../parts/solids.ts';
import { bars, disc, n, path, poly, rect, times } from '../parts/svg.ts';
import { arches, skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** A bell tower with its tall tiled cone: left edge of a tower 36 wide. */
const tower = (x: number): string =>
  rect(x, 236, 36, 112, '#FBEAC8') +
  rect(x + 21, 236, 15, 112, '#D3B48A') +
  rect(x + 3, 200, 30, 36, '#FBEAC8') +
  rect(x + 20, 200, 13, 36, '#D3B48A') +
  path(`M${x + 1} 200L${x + 18} 96L${x + 35} 200Z`, '#F7BE3C') +
  path(`M${x + 18} 96L${x + 35} 200H${x + 18}Z`, '#C98A2A') +
  `<path d="M${x + 5} 176h26M${x + 9} 150h18M${x + 13} 126h10" stroke="#2F6FA0" stroke-width="4"/>` +
  bars(
    [
      [x - 3, 234, 42, 5],
      [x, 197, 36, 5],
      [x - 2, 290, 40, 4],
      [x + 17.2, 82, 1.6, 16],
      [x + 14, 86, 8, 1.6],
    ],
    '#FFF8E4',
  ) +
  arches(
    [
      [x + 6, 230, 9, 22],
      [x + 20, 230, 9, 22],
      [x + 11, 282, 12, 30],
    ],
    '#5A4034',
  );

/** An agave: blue blades in a fan around its heart. */
const agave = (x: number, y: number, r: number): string => {
  const blade = (deg: number, half: number) => {
    const a = (deg * Math.PI) / 180;
    const dx = Math.cos(a);
    const dy = -Math.sin(a);
    return `M${n(x - dy * half)} ${n(y + dx * half)}L${n(x + dx * r)} ${n(y + dy * r)}L${n(x + dy * half)} ${n(y - dx * half)}Z`;
  };
  return (
    path(times(8, (i) => blade(6 + i * 24, r * 0.12)).join(''), '#2F6E7C') +
    path(times(7, (i) => blade(18 + i * 24, r * 0.08)).join(''), '#7FC0B4')
  );
};

export const scene: Scene = {
  focus: 192,
  draw: (id) => [
    sky(id, POSTER, ['#7A64B4', '#CFA3CB', '#FDDDB8']),
    sun(64, 168, 34, '#FFF4CC'),
    clouds(32, { w: 300, y: 92, spread: 90 }, '#FFE9F0', 4, 0.5),
    wind({ w: 300, y: 54, bend: 0.9 }, '#FFF0DC'),
    range(`${id}a`, { w: 300, base: 310, top: 262, seed: 25, rough: 0.5, foot: 330 }, '#9C74A8', '#EBC0B4'),
    skyline({ x0: -5, x1: 305, base: 336, min: 14, max: 46, seed: 38, step: 20 }, '#8C6498'),
    dome(208, 214, 25, { wall: '#F3DDB8', shade: '#C4A27C', cap: '#F7BE3C', capShade: '#C98A2A' }),
    rect(178, 236, 72, 112, '#F3DDB8'),
    rect(226, 236, 24, 112, '#C4A27C'),
    tower(76),
    tower(160),
    rect(112, 254, 48, 94, '#FFF3D8'),
    poly(
      [
        [108, 256],
        [136, 232],
        [164, 256],
      ],
      '#FFF8E4',
    ),
    poly(
      [
        [136, 232],
        [164, 256],
        [140, 256],
      ],
      '#D3B48A',
    ),
    disc(136, 278, 8, '#5A4034'),
    disc(136, 278, 5, '#7FC0B4'),
    arches([[126, 348, 20, 42]], '#5A4034'),
    path('M-5 344H305V405H-5Z', '#9C5A5C'),
    path('M-5 344H305L-5 372Z', '#BE7A68'),
    agave(258, 382, 52),
    agave(34, 376, 50),
    agave(148, 404, 58),
  ],
};

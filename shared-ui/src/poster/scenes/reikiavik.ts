import { gable, panes, stroke } from '../parts/blocks.ts';
import { range } from '../parts/land.ts';
import { POSTER, sky, stars, wind } from '../parts/light.ts';
import { path, rect, times } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** Basalt columns that climb to the tower, mirrored about the middle of the church. */
const organ = times(9, (i) => {
  const x = 22 + i * 11;
  return { x, top: Math.round(172 + i * 8 + (i / 8) ** 2 * 72) };
});
const columns = (side: 1 | -1, dx: number, w: number) =>
  organ
    .map(({ x, top }) => `M${150 + side * (x + dx)} 330V${top}l${side * 2}-6h${side * (w - 2)}V330z`)
    .join('');

const house = (x: number, y: number, w: number, wall: string, dark: string) =>
  rect(x, y, w, 60, wall) +
  gable([x - 3, y + 1, w + 6, 24], '#F2F8FA', '#B9D0DC') +
  path(`M${x} ${y}L${x + w / 2} ${y - 19}l${w / 2} 19z`, wall) +
  rect(x + w * 0.7, y, w * 0.3, 60, dark) +
  panes([x + 7, y + 20, w - 12], { rows: 1, step: 1, wide: 8, gap: 8, high: 12 }, '#FFD98A');

/** A curtain of light: its hem, then the same line again higher up and fainter. */
const curtain = (hem: string, y: number, color: string) =>
  times(5, (i) =>
    stroke(`M-5 ${y - i * 12}${hem}`, color, 12, ` opacity="${[0.6, 0.4, 0.26, 0.15, 0.07][i]}"`),
  ).join('');

export const scene: Scene = {
  focus: 178,
  draw: (id) => [
    sky(id, POSTER, ['#061630', '#0F4258', '#4FB098']),
    stars(53, { w: 300, y: 210 }, '#FFFFFF', 34),
    curtain('c60 40 90-50 150-20s100 40 160-30', 84, '#9A7CF0'),
    curtain('c50-60 80-60 120-20s60 50 100 20 60-70 90-60', 176, '#5FE8AC'),
    wind({ w: 300, y: 44, bend: 1.3 }, '#D6FFEE', 0.45),
    range(`${id}a`, { w: 300, base: 310, top: 236, seed: 61, rough: 0.4, foot: 330 }, '#2B6478', '#7FC0B4'),
    // The church like a cliff of basalt.
    path(columns(-1, 0, 10) + columns(1, 0, 10), '#B9CCD4'),
    path(columns(1, 3, 7), '#7E98AC'),
    path(columns(-1, 0, 3), '#E2EEF0'),
    path('M126 330V168L132 132 140 116V104L150 66 160 104V116L168 132 174 168V330Z', '#DCE8EA'),
    path('M150 66L160 104V116L168 132 174 168V330H156V120Z', '#94AEBE'),
    stroke('M150 66V46M144 53H156', '#F2F8FA', 2.4),
    stroke('M133 330V170M141 330V140M149 330V120M159 330V140M167 330V170', '#A4BAC8', 1.6),
    arches(
      [
        [145, 134, 10, 18],
        [143, 330, 14, 34],
      ],
      '#FFD98A',
    ),
    arches(
      [
        [137, 208, 6, 28],
        [147, 208, 6, 34],
        [157, 208, 6, 28],
      ],
      '#FFC46A',
    ),
    // Coloured houses under their snow.
    path('M-5 326Q150 312 305 326V404H-5Z', '#D6E8EC'),
    house(-14, 342, 50, '#C9483E', '#94303A') + house(60, 348, 46, '#E0A43C', '#B07A2E'),
    house(214, 346, 46, '#2F7E9C', '#1F5A7A') + house(272, 340, 50, '#C9483E', '#94303A'),
    path('M132 330H168L196 404H104Z', '#F6FBFB'),
    path('M-5 388Q70 376 150 390T305 384V404H-5Z', '#B4D0DA'),
  ],
};

import { block, panes, stroke } from '../parts/blocks.ts';
import { gulls } from '../parts/figures.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { bars, path, rect, times } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A Georgian front: tall sashes, chimneys. */
const front = (x: number, top: number, w: number, wall: string, shade: string) =>
  block([x, top, w, 306 - top], wall, shade, 0.2) +
  bars(
    [
      [x + 6, top - 18, 10, 18],
      [x + w - 18, top - 18, 10, 18],
    ],
    shade,
  ) +
  panes(
    [x + 8, top + 20, w - 14],
    { rows: 3, step: 30, wide: 10, gap: Math.round((w - 44) / 2), high: 20 },
    '#F9EFD8',
  ) +
  panes(
    [x + 9.5, top + 20, w - 14],
    { rows: 3, step: 30, wide: 7, gap: Math.round((w - 38) / 2), high: 17 },
    '#3E5A5E',
  );

/** A line of the bridge: highest in the middle, 40 lower at the quays. */
const bow = (top: number) => `M-5 ${top + 40}Q150 ${top - 40} 305 ${top + 40}`;
const at = (x: number, top: number) => Math.round(top + ((x - 150) / 155) ** 2 * 40);
const rail = times(21, (i) => 10 + i * 14)
  .map((x) => `M${x} ${at(x, 274)}v22`)
  .join('');

/** Hoops over the footway, each with its lantern. */
const HOOPS = [58, 150, 242].map((x) => ({ x, y: at(x, 272) }));

export const scene: Scene = {
  focus: 252,
  draw: (id) => [
    sky(id, POSTER, ['#5E8F86', '#B7CFA4', '#FBEDB8']),
    sun(78, 112, 30, '#FFFBE2'),
    clouds(149, { w: 300, y: 84, spread: 84 }, '#FFFFFF', 3, 0.65),
    wind({ w: 300, y: 46, bend: 1.9 }, '#FFFFFF', 0.65),
    gulls(
      [
        [196, 128, 9],
        [222, 142, 6],
      ],
      '#FFFFFF',
      2,
    ),
    front(-16, 192, 76, '#B5654A', '#8E4A3C'),
    front(60, 176, 68, '#8E4A40', '#6B3836'),
    front(128, 202, 66, '#D9A878', '#B07E58'),
    front(194, 184, 62, '#A85A44', '#7E4238'),
    front(256, 196, 64, '#C98A5E', '#9C6446'),
    arches(
      [14, 86, 153, 217, 280].map((x) => [x, 306, 16, 34] as const),
      '#F9EFD8',
    ),
    bars(
      [17, 89, 156, 220, 283].map((x) => [x, 282, 10, 24] as const),
      '#2F6E6A',
    ),
    rect(-5, 304, 310, 26, '#A8A48A') + rect(-5, 304, 310, 4, '#D6D0B0'),
    stroke('M-5 316H305', '#8A8870', 8, ' stroke-dasharray="22 2"'),
    sea(`${id}w`, { w: 300, h: 400, y: 328, lightX: 78, seed: 67 }, '#6E9C86', '#1F4A48', '#FFF6D0'),
    // The iron footbridge for which one paid a halfpenny.
    path('M-5 340Q150 260 305 340V404H296Q274 306 150 306T4 404H-5Z', '#E3E6D2'),
    path(
      'M-5 340Q150 260 305 340V345Q150 265-5 345ZM296 404Q274 306 150 306T4 404H8Q30 312 150 312T292 404Z',
      '#A9B8A2',
    ),
    stroke(
      times(7, (i) => [18 + i * 13, 374 - i * 9])
        .map(([x, y]) => `M${x} ${at(x ?? 0, 304)}V${y}M${300 - (x ?? 0)} ${at(x ?? 0, 304)}V${y}`)
        .join(''),
      '#A9B8A2',
      2,
    ),
    stroke(rail, '#FFFDF2', 1.5) + stroke(bow(274), '#FFFDF2', 3.4) + stroke(bow(284), '#FFFDF2', 1.2),
    stroke(HOOPS.map(({ x, y }) => `M${x - 17} ${y + 4}v-28q17-30 34 0v28`).join(''), '#FFFDF2', 3),
    path(HOOPS.map(({ x, y }) => `M${x - 5} ${y - 38}h10l-2 14h-6zm1-2l4-5 4 5z`).join(''), '#FFD66E'),
    path('M-5 396Q70 380 150 396T305 392V404H-5Z', '#123634'),
  ],
};

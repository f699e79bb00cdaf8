import { block, panes, stroke } from '../parts/blocks.ts';
import { gulls } from '../parts/figures.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes } from '../parts/lists.ts';
import { bars, disc, mirrored, path, rect, times } from '../parts/svg.ts';
import { oldTown } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** A house front that runs away uphill: its windows lean with the street. `from` 0 near, 1 far. */
const lean = (from: number, to: number, low: number, high: number): string => {
  const x = (t: number) => -5 + 97 * t;
  const y = (t: number, v: number) => (92 + 118 * t) * v + (404 - 96 * t) * (1 - v);
  const at = (t: number, v: number) => `${Math.round(x(t))} ${Math.round(y(t, v))}`;
  return `M${at(from, low)}L${at(from, high)}L${at(to, high)}L${at(to, low)}Z`;
};
const windows = times(3, (r) =>
  times(5, (i) => lean(0.1 + i * 0.18, 0.19 + i * 0.175, 0.3 + r * 0.22, 0.43 + r * 0.22)).join(''),
).join('');
const street = (wall: string, roof: string, tile: string) =>
  path(lean(0, 1, 0, 1), wall) +
  path(lean(0.36, 0.7, 0, 0.99), tile) +
  path('M-5 84L96 204V214L-5 98Z', roof) +
  path(windows, '#FFFFFF') +
  path(
    times(3, (r) =>
      times(5, (i) => lean(0.115 + i * 0.18, 0.175 + i * 0.175, 0.31 + r * 0.22, 0.42 + r * 0.22)).join(''),
    ).join(''),
    '#27506E',
  ) +
  path(lean(0, 1, 0.27, 0.29) + lean(0, 1, 0.49, 0.51), '#FFFFFF', ' opacity=".7"');

export const scene: Scene = {
  focus: 268,
  draw: (id) => [
    sky(id, POSTER, ['#1CA3C6', '#A8E4DF', '#FFF7D4']),
    sun(116, 118, 30, '#FFFBE2'),
    clouds(19, { w: 300, y: 86, spread: 70 }, '#FFFFFF', 4, 0.65),
    wind({ w: 300, y: 50, bend: 0.9 }, '#FFFFFF', 0.6),
    gulls(
      [
        [176, 104, 8],
        [196, 116, 6],
        [168, 122, 5],
      ],
      '#2A6C96',
    ),
    // The river and its red bridge at the end of the street.
    rect(60, 216, 180, 50, '#5FB4D0'),
    stroke(
      'M60 213H240M112 213V180M188 213V180M60 204Q86 206 112 182Q150 224 188 182Q214 206 240 204',
      '#D9533C',
      2.2,
    ),
    oldTown(
      { x0: 84, x1: 216, base: 300, min: 34, max: 62, seed: 8, step: 28 },
      ['#F9D9A0', '#FFFFFF', '#F4B6A0', '#BFE0E0'],
      '#D9683C',
      '#4A7A94',
    ),
    path('M92 292H208L322 404H-22Z', '#C9B8A4'),
    path('M92 292H208L212 296H88Z', '#EFE3CC'),
    street('#F7D774', '#C9532F', '#F2B64E'),
    mirrored(street('#6FB3D2', '#B9482F', '#4E96BE')),
    stroke('M132 300L92 404M168 300L208 404M141 300L124 404M159 300L176 404', '#6E6660', 2.4),
    stroke('M-5 150L150 222 305 150M150 222V236', '#33505E', 1.2),
    // The tram.
    path('M104 372V258Q106 236 150 234Q194 236 196 258V372Q150 382 104 372Z', '#F6B41E'),
    path('M176 238Q195 244 196 258V372Q188 376 176 377Z', '#D08E12'),
    path('M104 304V258Q106 236 150 234Q194 236 196 258V304Q150 311 104 304Z', '#FFF6E0'),
    path('M176 238Q195 244 196 258V304L176 308Z', '#E3D3B4'),
    path('M112 256h20v42l-20-2zM137 256h26v44h-26zM168 256h20v40l-20 2z', '#2B4B60'),
    path('M112 256h20v14l-20 12zM137 256h26v10l-26 18z', '#7FC0D8', ' opacity=".8"'),
    block([128, 224, 44, 14], '#33302C', '#211F1E'),
    bars(boxes('134 228 10 6, 148 228 14 6'), '#FFD75E'),
    disc(150, 336, 10, '#8A5A12') + disc(150, 336, 7.4, '#FFFBE2'),
    stroke('M104 318Q150 326 196 318M108 362Q150 370 192 362', '#FFF6E0', 3),
    path('M110 376h80l-6 14h-68z', '#3A3430') + bars(boxes('122 390 8 6, 170 390 8 6'), '#221E1C'),
    panes([116, 250, 72], { rows: 1, step: 9, wide: 2, gap: 4, high: 2 }, '#D08E12'),
  ],
};

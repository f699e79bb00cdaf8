import { panes, stroke } from '../parts/blocks.ts';
import { gulls } from '../parts/figures.ts';
import { grove } from '../parts/grove.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** One shell of the roof: foot to the left, mouth to the right, tip at `h` above. */
function sail(x: number, w: number, h: number, flip: 1 | -1 = 1) {
  const at = (across: number, up: number) =>
    `${Math.round(x + flip * w * across)} ${Math.round(320 - h * up)}`;
  const mouth = `Q${at(0.72, 0.42)} ${at(0.86, 0)}`;
  return (
    path(`M${at(0, 0)}Q${at(0.1, 0.8)} ${at(1, 1)}${mouth}Z`, '#FFFDF4') +
    path(`M${at(0.5, 0)}Q${at(0.46, 0.6)} ${at(1, 1)}${mouth}Z`, '#CFDCE8') +
    path(`M${at(1, 1)}${mouth}L${at(0.74, 0)}Q${at(0.66, 0.46)} ${at(1, 1)}Z`, '#8E6A4E')
  );
}

const arch = (x: number, top: number) => Math.round(top + ((x - 96) / 112) ** 2 * (262 - top));
const posts = times(17, (i) => -8 + i * 13)
  .map((x) => `M${x} ${arch(x, 150)}V258`)
  .join('');
const web = times(16, (i) => -8 + i * 13)
  .map((x) => `M${x} ${arch(x, 150)}L${x + 13} ${arch(x + 13, 166)}M${x} ${arch(x, 166)}V${arch(x, 150)}`)
  .join('');
const curve = (top: number) => `M-16 ${arch(-16, top)}Q96 ${2 * top - arch(-16, top)} 208 ${arch(208, top)}`;

export const scene: Scene = {
  focus: 244,
  draw: (id) => [
    sky(id, POSTER, ['#0E66BE', '#5FAEEC', '#F3F1E2']),
    sun(238, 124, 32, '#FFFBE2'),
    clouds(137, { w: 300, y: 88, spread: 70 }, '#FFFFFF', 4, 0.7),
    wind({ w: 300, y: 48, bend: 1.5 }, '#FFFFFF', 0.6),
    gulls(
      [
        [188, 168, 7],
        [206, 156, 5],
      ],
      '#1B5A94',
    ),
    skyline({ x0: 196, x1: 305, base: 286, min: 24, max: 74, seed: 139, step: 15 }, '#A9CFE4'),
    skyline({ x0: -5, x1: 200, base: 286, min: 8, max: 22, seed: 141, step: 22 }, '#9CC8DC'),
    // The bridge they call the coat hanger.
    stroke(posts, '#5A7890', 1.2),
    stroke(web, '#4A6880', 1.4),
    stroke(curve(150), '#3E5C76', 4) + stroke(curve(166), '#3E5C76', 3),
    rect(-5, 256, 226, 7, '#3E5C76'),
    path('M192 286V226h18v60zM-14 286V226H6v60z', '#E8D2AE') +
      path('M202 286V226h8v60zM-2 286V226h8v60z', '#C4A480'),
    sea(`${id}w`, { w: 300, h: 400, y: 284, lightX: 238, seed: 59 }, '#2FA0D0', '#0B4C86', '#FFFFFF'),
    sailboat(46, 312, 0.8, '#FFFFFF', '#0B3E6E'),
    sailboat(18, 338, 1.1, '#FFFFFF', '#0B3E6E'),
    // The opera on its terraces.
    path('M76 330H305V352H62Z', '#E8C9A0') +
      path('M62 352H305V362H56Z', '#B98A68') +
      path('M84 318H305V332H76Z', '#F4DDBC'),
    panes([92, 325, 210], { rows: 1, step: 1, wide: 12, gap: 8, high: 5 }, '#A87A5A'),
    sail(246, 44, 62) + sail(214, 58, 96),
    sail(164, 78, 136) + sail(134, 60, 98) + sail(106, 44, 60),
    sail(288, 34, 50, -1),
    path('M-5 386Q60 366 140 384T305 378V404H-5Z', '#1B5A4E'),
    grove({ x0: -14, x1: 96, y: 386, r: 18, seed: 14, foot: 404 }, '#1B5A4E'),
  ],
};

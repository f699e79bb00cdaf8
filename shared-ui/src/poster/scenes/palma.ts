import { block, panes, stroke } from '../parts/blocks.ts';
import { needles, pointed } from '../parts/gothic.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes } from '../parts/lists.ts';
import { palm } from '../parts/plants.ts';
import { bars, disc, path, rect, times } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const piers = times(9, (i) => 74 + i * 21);

export const scene: Scene = {
  focus: 212,
  draw: (id) => [
    sky(id, POSTER, ['#178CBC', '#8AD6E0', '#FFF3CC']),
    sun(40, 214, 38, '#FFF9DC'),
    clouds(58, { w: 300, y: 92, spread: 80 }, '#FFFFFF', 4, 0.55),
    wind({ w: 300, y: 52, bend: -1.3 }, '#FFFFFF', 0.6),
    path('M-5 300V262Q30 240 60 258T110 262V300Z', '#8FCBC4'),
    sea(`${id}w`, { w: 300, h: 400, y: 306, lightX: 40, seed: 29 }, '#2BB3B4', '#0B6E86', '#FFF7D6'),
    // The cathedral of light: nave, aisle and a forest of buttresses.
    block([84, 178, 162, 120], '#F2C478', '#CF944E', 0.16),
    block([100, 150, 140, 40], '#FBDCA0', '#E0AC66', 0.2),
    rect(96, 146, 148, 5, '#FFF0C8'),
    panes([108, 170, 114], { rows: 1, step: 1, wide: 9, gap: 12, high: 26 }, '#8A5A3A'),
    path(piers.map((x) => `M${x} 306V206h9V306z`).join(''), '#FFE7B4'),
    path(piers.map((x) => `M${x + 9} 206h5V306h-5z`).join(''), '#B97C44'),
    stroke(
      piers
        .slice(1)
        .map((x) => `M${x + 4} 206L${x + 16} 182`)
        .join(''),
      '#FFE7B4',
      3,
    ),
    needles(
      piers.map((x) => [x + 5, 207, 5, 26] as const),
      '#FFF0C8',
      '#D9A55E',
    ),
    panes([88, 252, 154], { rows: 1, step: 1, wide: 7, gap: 14, high: 28 }, '#8A5A3A'),
    rect(70, 274, 186, 4, '#FFF0C8'),
    // The two western turrets and the rose between them.
    block([236, 164, 36, 142], '#FBDCA0', '#D9A055', 0.4),
    path('M232 165L254 138 276 165Z', '#FFE7B4') + path('M254 138L276 165H260Z', '#CF944E'),
    disc(251, 196, 12, '#FFF0C8') + disc(251, 196, 9.4, '#5E7FA0') + disc(251, 196, 4, '#F6C453'),
    pointed(boxes('242 306 18 52'), '#7A4A34'),
    block([226, 150, 12, 156], '#FFE7B4', '#CF944E', 0.4) +
      block([268, 150, 12, 156], '#FFE7B4', '#CF944E', 0.4),
    needles(
      [
        [232, 152, 7, 48],
        [274, 152, 7, 48],
      ],
      '#FFF0C8',
      '#C98A48',
    ),
    // Sea wall and gardens.
    block([-5, 298, 310, 32], '#E8BE80', '#CF9A5C', 0.25),
    arches(
      boxes('20 330 26 22, 66 330 26 22, 112 330 26 22, 158 330 26 22, 204 330 26 22, 250 330 26 22'),
      '#A86E44',
    ),
    bars(boxes('-5 296 310 4'), '#FFF0C8'),
    sailboat(210, 362, 1.3, '#FFFFFF', '#0B4A5E'),
    path('M-5 384Q60 372 130 384T305 380V404H-5Z', '#0B5468'),
    palm(14, 404, 150, 22, '#0B4A4E', '#16706A'),
  ],
};

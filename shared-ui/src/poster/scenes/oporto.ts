import { panes, placed, stroke } from '../parts/blocks.ts';
import { hillside } from '../parts/hillside.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { turned } from '../parts/solids.ts';
import { bars, path, rect, times } from '../parts/svg.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const rise = (x: number, top: number) => Math.round(top + ((x - 150) / 150) ** 2 * (300 - top));
const outer = (x: number) => rise(x, 192);
const inner = (x: number) => rise(x, 210);
const lattice = times(22, (i) => {
  const x = -5 + i * 14;
  return `M${x} ${outer(x)}l14 ${inner(x + 14) - outer(x)}V${outer(x + 14)}L${x} ${inner(x)}`;
}).join('');
const hangers = [30, 54, 80, 220, 246, 270].map((x) => `M${x} 186V${outer(x)}`).join('');
const ties = [60, 96, 132, 168, 204, 240].map((x) => `M${x} ${inner(x)}V292`).join('');
const curve = (top: number) => `M-5 ${rise(-5, top)}Q150 ${2 * top - rise(-5, top)} 305 ${rise(305, top)}`;

/** The wine boat: square sail, barrels, long steering oar. */
const rabelo =
  path('M-2-62H34Q40-34 34-14H-2Q6-36-2-62Z', '#FFE9C8') +
  path('M20-62H34Q40-34 34-14H20Q28-36 20-62Z', '#E0B790') +
  stroke('M14-70V-6M-48-22L-86 10', '#2B1626', 2.2) +
  path('M-62-16Q-50-2-30 0H34Q58-2 66-18L70-17Q62 12 34 14H-30Q-58 12-66-14Z', '#2B1626') +
  path('M-34-1a7 7 0 0 1 14 0zM-19-1a7 7 0 0 1 14 0zM-4-1a7 7 0 0 1 14 0zM-26-11a7 7 0 0 1 14 0z', '#A4532F');

export const scene: Scene = {
  focus: 244,
  draw: (id) => [
    sky(id, POSTER, ['#2C3E74', '#B96F7C', '#FBC183']),
    sun(98, 240, 40, '#FFE9BC'),
    clouds(27, { w: 300, y: 84, spread: 84 }, '#E9A49A', 5, 0.5),
    wind({ w: 300, y: 52, bend: 1.7 }, '#FFDCC8', 0.5),
    // The town climbing its bank.
    path('M120 312Q150 262 196 240T305 206V312Z', '#8E5266'),
    turned(252, profile('7 236, 7 158, 9 156, 6 152, 6 136, 4 128, .6 108'), '#B9707C', '#8E5266'),
    hillside(
      {
        rows: [
          [222, 306, 250],
          [196, 306, 270],
          [164, 306, 292],
          [132, 306, 314],
        ],
        seed: 12,
        size: 24,
      },
      { walls: ['#F6C27C', '#E5735C', '#FBE0B4', '#D98A74', '#7E8FB0'], roof: '#9C4146', window: '#5A2E4A' },
    ),
    path('M-5 314V248Q34 236 62 266T120 314Z', '#5E3A5C'),
    turned(26, profile('24 246, 24 226, 20 224, 14 212, 5 208, 1 200'), '#D99A86', '#A86A72'),
    sea(`${id}w`, { w: 300, h: 400, y: 312, lightX: 98, seed: 19 }, '#B9707C', '#26305E', '#FFDCA6'),
    // The bridge: two decks and one arch.
    stroke(curve(201), '#2A2140', 20, ' opacity=".25"'),
    stroke(lattice, '#33264A', 1.5),
    stroke(curve(192), '#33264A', 4) + stroke(curve(210), '#33264A', 4),
    stroke(`${hangers}${ties}`, '#33264A', 2),
    rect(-5, 178, 310, 9, '#33264A'),
    stroke('M-5 182.5H305', '#F2A67C', 3, ' stroke-dasharray="2 5" opacity=".8"'),
    bars(boxes('-5 173 310 2.4, -5 290 310 7'), '#33264A'),
    panes([-5, 175, 310], { rows: 1, step: 9, wide: 1.2, gap: 6, high: 6 }, '#33264A'),
    rect(46, 158, 76, 15, '#F2C14A') + rect(98, 158, 24, 15, '#CE9634'),
    panes([50, 164, 70], { rows: 1, step: 9, wide: 9, gap: 3, high: 6 }, '#33264A'),
    placed(196, 362, 1, rabelo),
    path('M-5 392Q90 376 170 392T305 390V404H-5Z', '#1A2148'),
  ],
};

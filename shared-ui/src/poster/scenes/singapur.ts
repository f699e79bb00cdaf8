import { stroke } from '../parts/blocks.ts';
import { grove } from '../parts/grove.ts';
import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { n, path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** One of the hotel's three towers: two legs that lean on each other. */
const tower = (x: number, top: number) =>
  path(`M${x - 24} 300L${x - 13} ${top}h26L${x + 25} 300h-17L${x} 214 ${x - 8} 300Z`, '#CFE9EE') +
  path(`M${x + 3} ${top}h10L${x + 25} 300h-17L${x} 214Z`, '#6FA3BC') +
  stroke(
    times(8, (i) => `M${x - 13 - i} ${176 + i * 15}h${26 + i * 2}`).join(''),
    '#2B5C86',
    1.6,
    ' opacity=".55"',
  ) +
  stroke(
    `M${x - 8} 184h16M${x - 10} 201h8M${x + 4} 190h6M${x - 14} 256h7M${x + 10} 245h6M${x - 13} 234h6`,
    '#FFD98A',
    4,
    ' stroke-dasharray="3 2"',
  );

/** A steel tree of the gardens, lit from within. */
const supertree = (x: number, y: number, h: number) =>
  stroke(`M${x} ${y}V${y - h * 0.6}`, '#8E3F7E', Math.round(h * 0.12)) +
  stroke(
    times(
      5,
      (i) =>
        `M${x} ${Math.round(y - h * 0.55)}Q${Math.round(x + (i - 2) * h * 0.06)} ${Math.round(y - h * 0.8)} ${Math.round(x + (i - 2) * h * 0.21)} ${Math.round(y - h)}`,
    ).join(''),
    '#E06AA8',
    2.4,
  ) +
  path(
    `M${n(x - h * 0.48)} ${n(y - h)}q${n(h * 0.48)} ${n(h * 0.2)} ${n(h * 0.96)} 0q${n(-h * 0.48)} ${n(-h * 0.16)} ${n(-h * 0.96)} 0z`,
    '#B94E98',
  );

export const scene: Scene = {
  focus: 218,
  draw: (id) => [
    sky(id, POSTER, ['#081C48', '#1C5A94', '#6FD0C8']),
    stars(30, { w: 300, y: 120 }, '#FFFFFF', 16),
    moon(62, 92, 20, '#FFF4D4'),
    wind({ w: 300, y: 50, bend: -1 }, '#BFE6F0', 0.45),
    skyline({ x0: -5, x1: 305, base: 304, min: 24, max: 92, seed: 133, step: 17 }, '#3A86A8', '#FFE3A0', 14),
    tower(84, 162) + tower(154, 160) + tower(224, 152),
    // The ship on its roof, with its pool.
    path('M44 152Q150 166 292 134Q282 148 262 152Q150 170 58 162Q44 160 44 152Z', '#F4FAFA'),
    path('M58 162Q150 170 262 152Q282 148 292 134Q274 142 262 144Q150 164 48 157Z', '#8FBCCC'),
    stroke('M66 154q50 4 100-1', '#36C6D0', 3),
    // The flower of the museum.
    path(
      'M4 306Q-2 276-5 262Q16 270 22 292Q22 266 34 250Q46 268 46 290Q56 268 76 262Q74 292 62 306Z',
      '#F6FAFA',
    ),
    path('M46 290Q56 268 76 262Q74 292 62 306H44ZM22 292Q22 276 28 262Q34 286 32 306H24Z', '#A9CCD8'),
    rect(-5, 300, 310, 8, '#16466E'),
    sea(
      `${id}w`,
      { w: 300, h: 400, y: 306, lightX: 150, seed: 53, half: 1.4 },
      '#2F8FA4',
      '#081E48',
      '#FFE0A0',
    ),
    stroke('M84 314V366M154 314V372M224 314V360', '#BFE9EE', 14, ' stroke-dasharray="3 6" opacity=".45"'),
    supertree(262, 404, 112) + supertree(212, 408, 78),
    grove({ x0: 140, x1: 312, y: 396, r: 14, seed: 12, foot: 404 }, '#06183A'),
    grove({ x0: -12, x1: 90, y: 394, r: 16, seed: 15, foot: 404 }, '#06183A'),
  ],
};

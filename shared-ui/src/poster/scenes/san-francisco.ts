import { range } from '../parts/land.ts';
import { POSTER, sky, sun, wind } from '../parts/light.ts';
import { pines } from '../parts/pines.ts';
import { type Box, bars, n, type Point, path, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A stepped tower of the bridge with its portals: centre, top, foot, half a width. */
const tower = (cx: number, top: number, foot: number, half: number): string => {
  const leg = half * 0.42;
  const h = foot - top;
  const beams = [0, 0.16, 0.34, 0.54].map((t): Box => [cx - half, top + h * t, half * 2, half * 0.5]);
  return (
    bars(
      [
        [cx - half, top - 4, leg, h + 4],
        [cx - half - 1.5, top + h * 0.34, leg + 1.5, h * 0.66],
        [cx - half - 3, top + h * 0.62, leg + 3, h * 0.38],
      ],
      '#E0523A',
    ) +
    bars(
      [
        [cx + half - leg, top - 4, leg, h + 4],
        [cx + half - leg, top + h * 0.34, leg + 1.5, h * 0.66],
        [cx + half - leg, top + h * 0.62, leg + 3, h * 0.38],
      ],
      '#A8322E',
    ) +
    bars(beams, '#C8412F')
  );
};

/** Cords from a sagging cable down to the road, which climbs by `slope` from `road` at the near tower. */
function hangers(from: Point, sag: Point, to: Point, count: number, road: number, slope: number): string {
  return times(count, (i) => {
    const t = (i + 1) / (count + 1);
    const u = 1 - t;
    const x = u * u * from[0] + 2 * u * t * sag[0] + t * t * to[0];
    const y = u * u * from[1] + 2 * u * t * sag[1] + t * t * to[1];
    return `M${n(x)} ${n(y)}V${n(Math.max(y, road + (x - 100) * slope))}`;
  }).join('');
}

export const scene: Scene = {
  focus: 215,
  draw: (id) => [
    sky(id, POSTER, ['#C9D6CC', '#F1E2C4', '#FBEFD6']),
    sun(214, 130, 34, '#FFFDF0'),
    wind({ w: 300, y: 52, bend: 1.4 }, '#B5704A', 0.35),
    range(`${id}a`, { w: 300, base: 270, top: 214, seed: 14, rough: 0.4, foot: 290 }, '#A9B9AE', '#F1E6CE'),
    skyline({ x0: 150, x1: 232, base: 268, min: 8, max: 48, seed: 57, step: 10 }, '#B9BFB4'),
    path('M186 268L191 212L196 268Z', '#A9B2AA'),
    path('M305 206Q262 216 238 250L214 284H305Z', '#8C9A84'),
    sea(`${id}w`, { w: 300, h: 400, y: 278, lightX: 214, seed: 8 }, '#A9C2BC', '#3F7C86', '#FFFDF0'),
    path(
      'M-5 264Q30 252 66 262T140 264T226 258T305 262V286Q250 276 190 284T70 282T-5 288Z',
      '#FFFBF0',
      ' opacity=".85"',
    ),
    sailboat(232, 316, 0.9, '#FFFFFF', '#2F4A52'),
    tower(234, 158, 284, 11),
    path('M305 238L100 300L-5 326V336L100 309L305 245Z', '#C8412F'),
    path('M305 242L100 305L-5 331V336L100 309L305 245Z', '#8A2A2A'),
    `<path d="${hangers([243, 156], [262, 214], [305, 236], 5, 305, -0.307)}${hangers([114, 92], [170, 296], [226, 156], 12, 305, -0.307)}${hangers([86, 92], [58, 226], [-5, 292], 8, 305, -0.25)}" stroke="#D9674F" stroke-width="1"/>`,
    `<path d="M-5 292Q58 226 86 92M114 92Q170 296 226 156M243 156Q268 214 305 236" fill="none" stroke="#C8412F" stroke-width="2.6"/>`,
    tower(100, 96, 352, 20),
    path('M66 352H134L140 368H60Z', '#8A7A6C'),
    path('M106 352H134L140 368H112Z', '#6A5E58'),
    path(
      'M-5 350Q30 338 70 352T160 348T240 356T305 350V376Q240 366 170 374T40 370T-5 378Z',
      '#FFFBF0',
      ' opacity=".75"',
    ),
    path('M-5 388Q60 366 140 392L160 405H-5ZM305 370Q250 372 216 405H305Z', '#3F5A48'),
    pines({ x0: -4, x1: 52, y: 396, tall: 54, seed: 6, foot: 405 }, '#24423C'),
    pines({ x0: 250, x1: 306, y: 396, tall: 60, seed: 9, foot: 405 }, '#24423C'),
  ],
};

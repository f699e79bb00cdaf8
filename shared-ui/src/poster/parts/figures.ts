import { placed, stroke } from './blocks.ts';
import { n, path } from './svg.ts';

/** Gulls far off: place and half a span of each. */
export const gulls = (
  list: readonly (readonly [x: number, y: number, r: number])[],
  color: string,
  width = 1.6,
): string =>
  stroke(
    list
      .map(
        ([x, y, r]) =>
          `M${x - r} ${n(y - r * 0.3)}q${n(r * 0.6)} ${n(-r * 0.5)} ${r} ${n(r * 0.3)}q${n(r * 0.4)} ${n(-r * 0.8)} ${r} ${n(-r * 0.3)}`,
      )
      .join(''),
    color,
    width,
    ' stroke-linecap="round"',
  );

/** A street lamp with its light, standing on `y`. */
export const lamp = (x: number, y: number, s: number, iron: string, light: string): string =>
  placed(
    x,
    y,
    s,
    path('M-1 0V-30H1V0ZM-3.4 0h6.8v-3h-6.8zM-4-42h8l-1.4-3h-5.2z', iron) + path('M-4-42h8l-2 11h-4z', light),
  );

/** A walker with a pack and a stick, going right; feet on 0 0. */
export const hiker = (body: string, pack: string, skin: string): string =>
  path('M-5 0L-2.6-13 2.4-13 7-1 4.6 0 .2-8-2.6 0Z', body) +
  path('M-3.6-12L-3-25Q0-28 3.4-25L4-12Z', body) +
  path('M-9-26q3-3 6.4-1l.4 12q-4 2-7 0z', pack) +
  path('M-2-33a3.6 3.6 0 1 1 6 3l-.4 3h-3.6z', skin) +
  path('M-3.4-32q1-5 5.4-4.6Q5-36 5.6-33z', pack) +
  stroke('M3-22L9-17M9.4-19L12 0', body, 1.5);

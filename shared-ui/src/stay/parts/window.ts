import { hills, peak } from '../../poster/parts/land.ts';
import { sky, wind } from '../../poster/parts/light.ts';
import { palm } from '../../poster/parts/plants.ts';
import { dome } from '../../poster/parts/solids.ts';
import { type Box, n, rect } from '../../poster/parts/svg.ts';
import { arches, oldTown, skyline } from '../../poster/parts/town.ts';
import { sailboat, sea } from '../../poster/parts/water.ts';
import { HOURS, type Hour, type HourColors } from '../hours.ts';
import { line } from './line.ts';
import { lightOf } from './outside.ts';

/** What a window looks at. */
export type Outlook = 'mar' | 'sierra' | 'ciudad' | 'patio' | 'techos';

interface Seen {
  body: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const VIEWS: Readonly<Record<Outlook, (id: string, w: number, h: number, c: HourColors) => string>> = {
  mar: (id, w, h, c) =>
    sea(`${id}q`, { w, h, y: h * 0.6, lightX: w * 0.34, seed: 8, half: 0.6 }, c.sea[0], c.sea[1], c.glint) +
    sailboat(w * 0.68, h * 0.74, Math.min(1, w / 150), c.linen, c.leaf),
  sierra: (_, w, h, c) =>
    peak(w * 0.64, h * 0.86, w * 0.46, h * 0.52, c.far, c.mid, c.linen) +
    hills({ w, y: h * 0.84, amp: h * 0.08, k: 2, h }, c.near),
  ciudad: (_, w, h, c) =>
    skyline(
      { x0: -4, x1: w + 4, base: h, min: h * 0.14, max: h * 0.66, seed: 27, step: 16 },
      c.far,
      c.lamp,
      14,
    ) +
    skyline(
      { x0: -4, x1: w + 4, base: h + 2, min: h * 0.06, max: h * 0.36, seed: 5, step: 20 },
      c.near,
      c.lamp,
      16,
    ),
  patio: (_, w, h, c) =>
    rect(0, h * 0.62, w, h * 0.4, c.wallS) +
    arches(
      [0, 1, 2].map((i): Box => [w * (0.08 + i * 0.32), h, w * 0.2, h * 0.3]),
      c.rail,
    ) +
    palm(w * 0.5, h + 6, h * 0.78, 6, c.leaf, c.leaf2),
  techos: (_, w, h, c) =>
    oldTown(
      { x0: -4, x1: w + 4, base: h + 4, min: h * 0.18, max: h * 0.36, seed: 18, step: 24 },
      [c.wall2, c.wall3, c.wall, c.wallS],
      c.roof,
      c.rail,
    ) + dome(w * 0.66, h * 0.6, w * 0.12, { wall: c.wall, shade: c.wallS, cap: c.roof, capShade: c.roofS }),
};

/** What is seen through a window that is so large and hangs there. */
export function outlook(id: string, hour: Hour, [x, y, w, h]: Box, what: Outlook): Seen {
  const c = HOURS[hour];
  const body =
    sky(`${id}v`, { w, h }, c.sky) +
    lightOf(hour, w * 0.34, h * 0.34, Math.min(w, h) * 0.11) +
    wind({ w, y: h * 0.16, bend: 0.5 }, c.wind, 0.6) +
    VIEWS[what](id, w, h, c);
  return { body, x, y, w, h };
}

interface Pane {
  arch?: boolean;
  bars?: boolean;
  frame?: string;
}

/** A window in the wall, with its sill. */
export function pane(
  id: string,
  { body, x, y, w, h }: Seen,
  c: HourColors,
  { arch = false, bars: cross = true, frame = c.rail }: Pane = {},
): string {
  const d = arch
    ? `M${x} ${y + h}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${w} 0V${y + h}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`;
  const bars = cross ? `M${n(x + w / 2)} ${y}V${y + h}M${x} ${n(y + h * 0.42)}h${w}` : '';
  return (
    `<clipPath id="${id}k"><path d="${d}"/></clipPath>` +
    `<g clip-path="url(#${id}k)"><g transform="translate(${x} ${y})">${body}</g></g>` +
    line(d + bars, frame, 4) +
    rect(x - 8, y + h - 2, w + 16, 6, c.wood)
  );
}

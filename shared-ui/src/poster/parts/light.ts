import { disc, fade, n, rect, seeded, times } from './svg.ts';

export interface Size {
  w: number;
  h: number;
}

/** The size of every poster; wide frames cut from it. */
export const POSTER: Size = { w: 300, h: 400 };

export type SkyColors = readonly [top: string, middle: string, low: string];

export const sky = (id: string, { w, h }: Size, [top, middle, low]: SkyColors): string =>
  `<defs>${fade(`${id}s`, top, low, middle)}</defs>${rect(0, 0, w, h, `url(#${id}s)`)}`;

export const sun = (x: number, y: number, r: number, fill: string, halo = 3): string =>
  times(halo, (i) => disc(x, y, r * (1 + (halo - i) * 0.55), fill, ' opacity=".13"')).join('') +
  disc(x, y, r, fill);

export const moon = (x: number, y: number, r: number, fill: string): string =>
  disc(x, y, r * 2.2, fill, ' opacity=".06"') +
  disc(x, y, r * 1.5, fill, ' opacity=".09"') +
  `<path d="M${n(x + r * 0.3)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r)} ${n(y + r * 0.4)}A${n(r * 0.84)} ${n(r * 0.84)} 0 1 1 ${n(x + r * 0.3)} ${n(y - r)}Z" fill="${fill}"/>`;

export function stars(seed: number, { w, y }: { w: number; y: number }, fill: string, count = 22): string {
  const random = seeded(seed);
  const points = times(count, () => `M${n(random() * w)} ${n(random() * y)}h.1`).join('');
  return `<path d="${points}" stroke="${fill}" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>`;
}

/** Long clouds that taper at both ends, as the wind combs them. */
export function clouds(
  seed: number,
  { w, y, spread = 60 }: { w: number; y: number; spread?: number },
  fill: string,
  count = 4,
  opacity = 0.55,
): string {
  const random = seeded(seed);
  const d = times(count, (i) => {
    const x = Math.round(random() * w * 0.8 - 10);
    const cy = Math.round(y + (i / count) * spread);
    const len = 56 + Math.round(random() * 84);
    const up = 5 + random() * 5;
    return `M${x} ${cy}q${n(len * 0.3)} ${n(-up)} ${n(len * 0.5)} ${n(-up * 0.5)}t${n(len * 0.5)} ${n(up * 0.5)}q${n(-len * 0.5)} ${n(up * 0.55)} ${-len} 0z`;
  }).join('');
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** The trade wind: the brand's three lines, in every poster; `bend` lets each place have its own gust. */
export function wind(
  { w, y, bend = 1 }: { w: number; y: number; bend?: number },
  stroke: string,
  opacity = 0.5,
): string {
  const d = [0, 9, 18]
    .map(
      (down, i) =>
        `M${-10 + i * 26} ${n(y + down)}C${n(w * 0.3)} ${n(y + down - 26 * bend)} ${n(w * 0.55)} ${n(y + down + 22 * bend)} ${n(w + 10 - i * 34)} ${n(y + down - 12 * bend)}`,
    )
    .join('');
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="1.4" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** Rays in pairs from the sun, as on old lithographs. */
export function rays(x: number, y: number, len: number, fill: string, opacity = 0.12, count = 9): string {
  const end = (angle: number) =>
    `L${Math.round(x + Math.cos(angle) * len)} ${Math.round(y + Math.sin(angle) * len)}`;
  const d = times(count, (i) => {
    const from = Math.PI + ((i + 0.2) * Math.PI) / count;
    return `M${x} ${y}${end(from)}${end(from + Math.PI / count / 2)}Z`;
  }).join('');
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** A sun cut by haze near the horizon. */
export function hazeSun(id: string, x: number, y: number, r: number, fill: string): string {
  const back = `h${-2 * r}z`;
  const band = (gap: number, high: number) => `m0 ${n(r * gap)}h${2 * r}v${n(r * high)}${back}`;
  const bands = `M${x - r} ${y - r}h${2 * r}v${n(r * 1.16)}${back}${band(1.26, 0.24)}${band(0.36, 0.16)}${band(0.28, 0.1)}`;
  return (
    disc(x, y, r * 1.6, fill, ' opacity=".16"') +
    `<clipPath id="${id}"><path d="${bands}"/></clipPath>` +
    disc(x, y, r, fill, ` clip-path="url(#${id})"`)
  );
}

/** An airliner with its trail. */
export const trail = (x: number, y: number, len: number, stroke: string): string =>
  `<path d="M${x} ${y}l${len} ${-len * 0.34}" stroke="${stroke}" stroke-width="1.8" stroke-linecap="round" opacity=".75"/>` +
  `<path transform="translate(${x + len} ${n(y - len * 0.34)}) rotate(-19)" d="M-7 0L5 -1.2Q8 0 5 1.2L-7 .8ZM1 0L-5 -7H-2.6L4 0ZM1 0L-5 6H-2.8L4 0ZM-6 0L-9 -4H-7L-4 0Z" fill="${stroke}"/>`;

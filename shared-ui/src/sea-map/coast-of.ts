import { mercator } from './mercator.ts';
import { SEAS, type SeaName } from './seas.ts';

/** Addresses of the coasts, which cost a page no script. */
const FILES: Readonly<Record<SeaName, string>> = {
  antilles: new URL('./coasts/antilles.svg', import.meta.url).href,
  bahamas: new URL('./coasts/bahamas.svg', import.meta.url).href,
  caribbean: new URL('./coasts/caribbean.svg', import.meta.url).href,
  california: new URL('./coasts/california.svg', import.meta.url).href,
  inside: new URL('./coasts/inside.svg', import.meta.url).href,
  tyrrhenian: new URL('./coasts/tyrrhenian.svg', import.meta.url).href,
  aegean: new URL('./coasts/aegean.svg', import.meta.url).href,
  adriatic: new URL('./coasts/adriatic.svg', import.meta.url).href,
  fjords: new URL('./coasts/fjords.svg', import.meta.url).href,
  baltic: new URL('./coasts/baltic.svg', import.meta.url).href,
  canaries: new URL('./coasts/canaries.svg', import.meta.url).href,
  'south-atlantic': new URL('./coasts/south-atlantic.svg', import.meta.url).href,
  atlantic: new URL('./coasts/atlantic.svg', import.meta.url).href,
};

/** A part of a map in Mercator's projection, `y` downwards. */
export interface View {
  left: number;
  top: number;
  wide: number;
  high: number;
}

export interface Coast {
  href: string;
  /** of the view's width and height: where the drawing begins, and how large it is */
  x: number;
  y: number;
  wide: number;
  high: number;
}

const isSea = (name: string): name is SeaName => name in SEAS;

const viewOf = (name: SeaName): View => {
  const { west, south, east, north } = SEAS[name];
  const [left, top] = mercator(west, north);
  const [right, bottom] = mercator(east, south);
  return { left, top, wide: right - left, high: bottom - top };
};

/** How much of a view lies in another, 0 to 1. */
function shareIn(view: View, sea: View): number {
  const along = (from: number, size: number, otherFrom: number, otherSize: number) =>
    Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom)) / size;
  return along(view.left, view.wide, sea.left, sea.wide) * along(view.top, view.high, sea.top, sea.high);
}

/** The coast of a view: of the smallest sea with all of it, else of that with most; nothing far from all. */
export function coastOf(view: View): Coast | undefined {
  const seas = Object.keys(SEAS)
    .filter(isSea)
    .map((name) => ({ name, sea: viewOf(name) }))
    .map((one) => ({ ...one, share: shareIn(view, one.sea) }))
    .filter(({ share }) => share > 0)
    .sort(
      (one, other) =>
        other.share - one.share || one.sea.wide * one.sea.high - other.sea.wide * other.sea.high,
    );
  const [best] = seas;
  if (!best) return undefined;
  const { name, sea } = best;
  return {
    href: FILES[name],
    x: (sea.left - view.left) / view.wide,
    y: (sea.top - view.top) / view.high,
    wide: sea.wide / view.wide,
    high: sea.high / view.high,
  };
}

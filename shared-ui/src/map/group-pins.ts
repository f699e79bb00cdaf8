import type { MapPin } from './map-types.ts';

export interface ScreenPoint {
  x: number;
  y: number;
}

/** One pin, or several that would lie over each other, at the place of the first. */
export interface PinGroup {
  /** of the first: stays while the group does */
  id: string;
  pins: readonly [MapPin, ...MapPin[]];
}

/** Bubbles that lie nearer than this cover each other. Pixels. */
const HEIGHT = 34;
/** A bubble is as wide as what it says: of its ends, and of each sign. */
const ENDS = 30;
const SIGN = 7.6;

/** How wide a pin's bubble is, pixels. */
const widthOf = ({ text }: MapPin): number => ENDS + text.length * SIGN;

/** Joins pins whose bubbles would cover each other. The first ones of the list keep their places. */
export function groupPins(pins: readonly MapPin[], project: (pin: MapPin) => ScreenPoint): PinGroup[] {
  const groups: { at: ScreenPoint; pins: [MapPin, ...MapPin[]] }[] = [];
  const width = Math.max(...pins.map(widthOf));
  for (const pin of pins) {
    const at = project(pin);
    const near = groups.find(
      (group) => Math.abs(group.at.x - at.x) < width && Math.abs(group.at.y - at.y) < HEIGHT,
    );
    if (near) near.pins.push(pin);
    else groups.push({ at, pins: [pin] });
  }
  return groups.map(({ pins: joined }) => ({ id: joined[0].id, pins: joined }));
}

export type Way = 'left' | 'right' | 'up' | 'down';

const WAYS: Readonly<Record<Way, ScreenPoint>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** What lies nearest in a direction, off to the side counting double; nothing where there is nothing more. */
export function nextInWay<T extends ScreenPoint>(
  from: ScreenPoint,
  others: readonly T[],
  way: Way,
): T | undefined {
  const { x, y } = WAYS[way];
  let best: T | undefined;
  let least = Infinity;
  for (const other of others) {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y - dy * x);
    // What lies more to the side is reached by another arrow.
    if (ahead <= 0.5 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

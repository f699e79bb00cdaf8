import type { MoneyAmount } from '../values/index.ts';
import { TOUR_ROOMS, type TourRoomKind } from './codes.ts';
import type { TourRoom } from './rooms.ts';

/** What one person pays in a room of a kind. Integer minor units. */
export interface RoomPrice {
  kind: TourRoomKind;
  each: number;
}
export interface DeparturePrices {
  rooms: readonly RoomPrice[];
  /** what a child pays, in whatever room; none where no children are taken */
  child?: number | undefined;
}

/** A line of a price: so many people of one kind at so much each. */
export interface TourPriceLine {
  who: 'adult' | 'child';
  /** of adults */
  room?: TourRoomKind | undefined;
  count: number;
  each: number;
}

/**
 * What each traveler pays, in the order of passengers' ids: adults by their rooms, then children.
 * @returns nothing where the departure does not sell such a room, or takes no children
 */
export function tourShares(rooms: readonly TourRoom[], prices: DeparturePrices): number[] | undefined {
  const grown = rooms.flatMap(({ kind, adults }) =>
    Array<number | undefined>(adults).fill(prices.rooms.find((room) => room.kind === kind)?.each),
  );
  const children = rooms.flatMap(({ childAges }) => childAges.map(() => prices.child));
  const shares = [...grown, ...children].flatMap((share) => share ?? []);
  return shares.length === grown.length + children.length ? shares : undefined;
}

/** The same by kinds of room: the lines add up to the shares. */
export function tourPriceLines(rooms: readonly TourRoom[], prices: DeparturePrices): TourPriceLine[] {
  const kinds = TOUR_ROOMS.flatMap((room): TourPriceLine[] => {
    const count = rooms.reduce((sum, { kind, adults }) => sum + (kind === room ? adults : 0), 0);
    const each = prices.rooms.find(({ kind }) => kind === room)?.each;
    return count > 0 && each !== undefined ? [{ who: 'adult', room, count, each }] : [];
  });
  const children = rooms.reduce((sum, { childAges }) => sum + childAges.length, 0);
  return children > 0 && prices.child !== undefined
    ? [...kinds, { who: 'child', count: children, each: prices.child }]
    : kinds;
}

/** Minor units of a whole unit of the currency that tours are priced in. */
const WHOLE = 100;

/**
 * What of each share is paid at once: a part of it, to the next whole unit.
 * @param percent of the whole price
 */
export const depositShares = (shares: readonly number[], percent: number): number[] =>
  shares.map((share) => Math.min(share, Math.ceil((share * percent) / 100 / WHOLE) * WHOLE));

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Tours are priced in one currency. */
export const inTourCurrency = (amount: number): MoneyAmount => ({ amount, currency: 'USD' });

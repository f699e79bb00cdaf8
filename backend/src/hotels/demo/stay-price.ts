import {
  type Cancellation,
  type CancellationStep,
  type ConvertedRateInfo,
  chargedNow,
} from '@alisio/shared-contracts/hotels';
import { shiftedDay } from './days.ts';
import { factorFor, lengthFactor, type Night } from './night-factors.ts';
import { mealsOf, type Plan } from './plans.ts';
import { taxesOf } from './price-levels.ts';
import type { RoomType } from './room-types.ts';
import type { DemoHotel } from './town-hotels.ts';

/** Who sleeps in a room. `ages`: of its children, whole years */
export interface Sleepers {
  adults: number;
  ages: readonly number[];
}

/** All of the demonstration is priced in it. */
const CURRENCY = 'USD';
/** A child eats half; a baby of less than two years nothing. */
const CHILD_EATS = 0.5;
const BABY = 2;
/** What a room costs more of which much is sold. */
const SOUGHT = 1.08;

/** A price before tax, US cents: whole dollars a night, so that a stay is the sum of what its nights are shown for. */
const dollars = (cents: number) => Math.max(500, Math.round(cents / 100) * 100);

/** What one room costs in one night, US cents before tax. `sought`: see `isSought` */
export function nightPrice(
  hotel: DemoHotel,
  type: RoomType,
  plan: Plan,
  night: Night,
  nights: number,
  { adults, ages }: Sleepers,
  sought: boolean,
): number {
  const room =
    hotel.night *
    type.factor *
    plan.factor *
    factorFor(hotel.kind, night) *
    lengthFactor(nights) *
    (sought ? SOUGHT : 1);
  const eaters = adults + ages.filter((age) => age >= BABY).length * CHILD_EATS;
  return dollars(room + mealsOf(hotel, plan.board) * eaters);
}

type Tax = ConvertedRateInfo['taxes'][number];

/** What one room costs for a stay, US cents, taxes and fees by name. */
export function roomPrice(
  hotel: DemoHotel,
  type: RoomType,
  plan: Plan,
  nights: readonly Night[],
  sleepers: Sleepers,
  sought: boolean,
): { beforeTax: number; taxes: Tax[] } {
  const beforeTax = nights.reduce(
    (sum, night) => sum + nightPrice(hotel, type, plan, night, nights.length, sleepers, sought),
    0,
  );
  const taxes = taxesOf(hotel.town.country, hotel.kind === 'resort').map(
    ({ code, share = 0, aRoomNight = 0, anAdultNight = 0, payAtHotel }) => ({
      code,
      amount: Math.round(beforeTax * share) + nights.length * (aRoomNight + anAdultNight * sleepers.adults),
      payAtHotel,
    }),
  );
  return { beforeTax, taxes };
}

/** Prices of rooms together, as §3 says them. ISO dates; `rooms`: one of each searched room, at least one. */
export function rateInfoOf(
  rooms: readonly { beforeTax: number; taxes: readonly Tax[] }[],
  nights: readonly Night[],
): ConvertedRateInfo {
  const taxes = new Map<string, Tax>();
  let beforeTax = 0;
  for (const room of rooms) {
    beforeTax += room.beforeTax;
    for (const tax of room.taxes) {
      const before = taxes.get(tax.code);
      taxes.set(tax.code, before ? { ...before, amount: before.amount + tax.amount } : tax);
    }
  }
  const all = [...taxes.values()];
  const afterTax = all.reduce((sum, { amount }) => sum + amount, beforeTax);
  const [first, last] = [nights[0], nights.at(-1)];
  if (!first || !last) throw new RangeError('a stay has a night');
  return {
    startDate: first.date,
    endDate: shiftedDay(last.date, 1),
    currencyCode: CURRENCY,
    amountBeforeTax: beforeTax,
    taxes: all,
    amountAfterTax: afterTax,
    payAtHotel: all.reduce((sum, { amount, payAtHotel }) => sum + (payAtHotel ? amount : 0), 0),
    averageNightlyRate: Math.ceil(afterTax / (nights.length * rooms.length)),
  };
}

/** §9: so many days before the arrival a free cancellation ends, at noon by the hotel's clock. */
export const DAYS_TO_CANCEL = 6;
const NOON = 'T12:00:00';

/**
 * What a plan's policy comes to for a stay: what can be given back for nothing no longer is for good.
 * @param clock what the hotel's clock shows, `YYYY-MM-DDTHH:mm:ss`
 */
export function policyOf({ cancellation }: Plan, startDate: string, clock: string): Cancellation {
  const isOver = shiftedDay(startDate, -DAYS_TO_CANCEL) + NOON <= clock;
  return cancellation === 'free-cancellation' && isOver ? 'non-refundable' : cancellation;
}

/** Until when a stay can be given back for nothing, by the hotel's clock; nothing where it cannot. @param clock see `policyOf` */
export const freeUntil = (plan: Plan, startDate: string, clock: string): string | undefined =>
  policyOf(plan, startDate, clock) === 'free-cancellation'
    ? shiftedDay(startDate, -DAYS_TO_CANCEL) + NOON
    : undefined;

/**
 * What is kept of what was paid when a room is given back. What is paid at the hotel was not paid yet.
 * @param clock see `policyOf`
 */
export function cancellationOf(
  plan: Plan,
  rate: ConvertedRateInfo,
  nights: number,
  clock: string,
): CancellationStep[] {
  const { startDate } = rate;
  const paid = chargedNow(rate);
  const limit = freeUntil(plan, startDate, clock);
  if (limit) return [{ keeps: 0 }, { from: limit, keeps: paid }];
  if (plan.cancellation !== 'part-refund') return [{ keeps: paid }];
  return [{ keeps: Math.ceil(paid / nights) }, { from: startDate + NOON, keeps: paid }];
}

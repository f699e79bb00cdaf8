import {
  type Cancellation,
  type CancellationStep,
  type ConvertedRateInfo,
  chargedNow,
} from '@alisio/shared-contracts/hotels';
import { shiftedDay } from './days.ts';
import type { DemoHotel } from './demo-hotel.ts';
import { factorFor, lengthFactor, type Night } from './night-factors.ts';
import { packageFactor } from './package-rate.ts';
import { mealsOf, type Plan } from './plans.ts';
import { type TaxRule, taxesOf } from './price-levels.ts';
import type { RoomType } from './room-types.ts';

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

/** How many adults eat as much as these people do. */
export const eatersOf = ({ adults, ages }: Sleepers): number =>
  adults + ages.filter((age) => age >= BABY).length * CHILD_EATS;

/**
 * What one room costs in one night, US cents before tax, by number, since a search asks it of thousands.
 * @param room a plain double's night times the type's factor
 * @param night `factorFor` of hotel and night
 * @param length `lengthFactor` of the stay
 * @param meals what its people eat in a night
 * @param sought see `isSought`
 */
export const nightPrice = (
  room: number,
  plan: number,
  night: number,
  length: number,
  meals: number,
  sought: boolean,
): number => dollars(room * plan * night * length * (sought ? SOUGHT : 1) + meals);

/** What a tax or a fee comes to, US cents. @param adults who sleep in the room */
export const taxOf = (
  { share = 0, aRoomNight = 0, anAdultNight = 0 }: TaxRule,
  beforeTax: number,
  nights: number,
  adults: number,
): number => Math.round(beforeTax * share) + nights * (aRoomNight + anAdultNight * adults);

/** What rooms of one hotel cost for a stay. US cents. */
export interface StayPrice {
  beforeTax: number;
  /** what each of its `taxesOf` comes to */
  taxes: readonly number[];
}

/** What one room costs for a stay. @param inPackage at the price that it has only with a flight */
export function roomPrice(
  hotel: DemoHotel,
  type: RoomType,
  plan: Plan,
  nights: readonly Night[],
  sleepers: Sleepers,
  sought: boolean,
  inPackage = false,
): StayPrice {
  const room = hotel.night * type.factor * (inPackage ? packageFactor(hotel) : 1);
  const length = lengthFactor(nights.length);
  const meals = mealsOf(hotel, plan.board) * eatersOf(sleepers);
  let beforeTax = 0;
  for (const night of nights)
    beforeTax += nightPrice(room, plan.factor, factorFor(hotel.kind, night), length, meals, sought);
  const taxes = taxesOf(hotel).map((rule) => taxOf(rule, beforeTax, nights.length, sleepers.adults));
  return { beforeTax, taxes };
}

/** Of one room and night, taxes included, rounded up. */
export const nightlyRate = (afterTax: number, nights: number, rooms: number): number =>
  Math.ceil(afterTax / (nights * rooms));

/** A price as §3 says it. @param rooms how many it is of */
export function rateInfoOf(
  hotel: DemoHotel,
  { beforeTax, taxes }: StayPrice,
  nights: readonly Night[],
  rooms: number,
): ConvertedRateInfo {
  const [first, last] = [nights[0], nights.at(-1)];
  if (!first || !last) throw new RangeError('a stay has a night');
  let [afterTax, payAtHotel] = [beforeTax, 0];
  const named = taxesOf(hotel).map((rule, at) => {
    const amount = taxes[at] ?? 0;
    afterTax += amount;
    if (rule.payAtHotel) payAtHotel += amount;
    return { code: rule.code, amount, payAtHotel: rule.payAtHotel };
  });
  return {
    startDate: first.date,
    endDate: shiftedDay(last.date, 1),
    currencyCode: CURRENCY,
    amountBeforeTax: beforeTax,
    taxes: named,
    amountAfterTax: afterTax,
    payAtHotel,
    averageNightlyRate: nightlyRate(afterTax, nights.length, rooms),
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

import type { TravelerPricing } from '@alisio/shared-contracts/flights';
import type { TravelerCounts } from '@alisio/shared-contracts/rules';
import { LRUCache } from 'lru-cache';
import { familyFare } from '../fares/base-fare.ts';
import { fareIn, feeIn } from '../fares/currencies.ts';
import { packageFare } from '../fares/package-fare.ts';
import { taxesOf } from '../fares/taxes.ts';
import { longest, type TaxList } from '../journeys/journey.ts';
import type { Fare } from './trip.ts';

type TravelerType = TravelerPricing['type'];

/** Taxes of one seat; integer minor units of the trip's currency. */
export interface SeatTaxes {
  taxes: readonly { code: string; amount: number }[];
  sum: number;
}

/** Price of one traveller; integer minor units of the trip's currency. */
export interface TravelerPrice extends SeatTaxes {
  base: number;
  total: number;
}

/** Of the adult fare: §5's children pay three quarters, lap infants a tenth. */
const SHARE: Record<TravelerType, number> = { ADULT: 1, CHILD: 0.75, INFANT: 0.1 };

function sumTaxes(lists: readonly TaxList[], currency: string): SeatTaxes {
  const cents = new Map<string, number>();
  for (const { charges } of lists) {
    for (const tax of charges) cents.set(tax.code, (cents.get(tax.code) ?? 0) + tax.cents);
  }
  const taxes = Array.from(cents, ([code, sum]) => ({ code, amount: feeIn(currency, sum) }));
  return { taxes, sum: taxes.reduce((sum, { amount }) => sum + amount, 0) };
}

/** More than the ways that are asked for within an hour differ in. */
const MOST_SUMS = 50_000;
const sums = new LRUCache<string, SeatTaxes>({ max: MOST_SUMS });

/** Taxes of one seat on all journeys. */
export function seatTaxes(journeys: Fare['journeys'], currency: string): SeatTaxes {
  let key = currency;
  for (const { journey } of journeys) key += ` ${taxesOf(journey).id}`;
  let taxes = sums.get(key);
  if (!taxes) {
    taxes = sumTaxes(
      journeys.map(({ journey }) => taxesOf(journey)),
      currency,
    );
    sums.set(key, taxes);
  }
  return taxes;
}

/** Infants have no seat and so no taxes of one. */
const NO_TAXES: SeatTaxes = { taxes: [], sum: 0 };

function adultDollars({ journeys, rules }: Fare, inPackage = false): number {
  const alone = journeys.reduce((sum, { seatFare }) => sum + familyFare(seatFare, rules), 0);
  const [outbound] = journeys;
  return inPackage && outbound ? packageFare(alone, longest(outbound.journey).flight.route.airline) : alone;
}

const baseOf = (type: TravelerType, dollars: number, currency: string): number =>
  fareIn(currency, Math.round(dollars * SHARE[type]));

/** Prices of one traveller of each type. @param ofSeat see `seatTaxes` @param inPackage at the fare of packages */
export function priceFare(
  fare: Fare,
  currency: string,
  ofSeat: SeatTaxes,
  inPackage = false,
): Record<TravelerType, TravelerPrice> {
  const dollars = adultDollars(fare, inPackage);
  const priceOf = (type: TravelerType): TravelerPrice => {
    const base = baseOf(type, dollars, currency);
    const { taxes, sum } = type === 'INFANT' ? NO_TAXES : ofSeat;
    return { base, taxes, sum, total: base + sum };
  };
  return { ADULT: priceOf('ADULT'), CHILD: priceOf('CHILD'), INFANT: priceOf('INFANT') };
}

/** What all who travel pay together; integer minor units. */
export function totalOf(
  fare: Fare,
  { currency, travelers }: { currency: string; travelers: TravelerCounts },
): number {
  const { adult, child, infant } = travelers;
  const dollars = adultDollars(fare);
  const bases = (type: TravelerType, count: number) =>
    count === 0 ? 0 : baseOf(type, dollars, currency) * count;
  return (
    bases('ADULT', adult) +
    bases('CHILD', child) +
    bases('INFANT', infant) +
    seatTaxes(fare.journeys, currency).sum * (adult + child)
  );
}

/** What each who travels pays, adults first; integer minor units. */
export function sharesOf(
  fare: Fare,
  { currency, travelers }: { currency: string; travelers: TravelerCounts },
): number[] {
  const { ADULT, CHILD, INFANT } = priceFare(fare, currency, seatTaxes(fare.journeys, currency));
  const { adult, child, infant } = travelers;
  const each = (count: number, { total }: TravelerPrice) => Array<number>(count).fill(total);
  return [...each(adult, ADULT), ...each(child, CHILD), ...each(infant, INFANT)];
}

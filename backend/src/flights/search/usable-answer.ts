import {
  type FlightOffer,
  type FlightSearchPayload,
  LONGEST_OFFER_ID,
} from '@alisio/shared-contracts/flights';
import { SEAL_LENGTH } from '../../holds/index.ts';
import {
  type CalendarQuestion,
  datesOf,
  type FlightSupplier,
  type LowestTotals,
  type SupplierAnswer,
} from '../flight-supplier.ts';
import { UnusableAnswer } from './ask-suppliers.ts';
import { expectCurrency } from './one-currency.ts';

/** A supplier's answer with its offers made. */
export interface UsableAnswer extends SupplierAnswer {
  offers: readonly FlightOffer[];
}

/** Whether everything is there that is told of an offer: one that lacks it would take the answers of all with it. */
function isWhole({
  included,
  fareRules,
  co2Emissions,
  dictionaries,
  travelerPricings,
  validatingAirlineCodes: validating,
}: FlightOffer): boolean {
  const { carriers, locations, aircraft } = dictionaries;
  const parts: unknown[] = [included, fareRules, co2Emissions, carriers, locations, aircraft];
  const lists: unknown[] = [validating];
  for (const { price, fareDetailsBySegment } of travelerPricings) {
    parts.push(price.intBase);
    lists.push(price.taxes, fareDetailsBySegment);
  }
  return (
    parts.every((part) => typeof part === 'object' && part !== null) &&
    lists.every((list) => Array.isArray(list) && list.every((item) => item !== null && item !== undefined))
  );
}

/** What would be sold wrongly: somebody else's id or one too long for a seal, another trip, other travellers, or a sum that is none. */
function isSold(offer: FlightOffer, asked: Asked): boolean {
  const { id, price, itineraries, travelerPricings } = offer;
  const sum = travelerPricings.reduce((total, { price: { intTotal } }) => total + intTotal.amount, 0);
  return (
    id.startsWith(asked.prefix) &&
    id.length + SEAL_LENGTH <= LONGEST_OFFER_ID &&
    price.currency === asked.currency &&
    price.intTotal.currency === asked.currency &&
    price.intTotal.amount > 0 &&
    price.intTotal.amount === sum &&
    itineraries.length === asked.legs &&
    itineraries.every(({ segments }) => segments.length > 0) &&
    travelerPricings.length === asked.travelers &&
    isWhole(offer)
  );
}

interface Asked {
  prefix: string;
  currency: string;
  legs: number;
  travelers: number;
}

/**
 * Makes the offers of an answer and looks at each, so that one supplier's nonsense is nobody else's.
 * @param currency what all prices of the search are in, ISO code
 * @throws UnusableAnswer
 */
export function usableAnswer(
  { name }: Pick<FlightSupplier, 'name'>,
  { legInfo, travelerInfo: { adult, child, infant } }: FlightSearchPayload,
  answer: SupplierAnswer,
  currency: string,
): UsableAnswer {
  expectCurrency(answer, currency);
  const asked = {
    prefix: `${name}.`,
    currency,
    legs: Object.keys(legInfo).length,
    travelers: adult + child + infant,
  };
  try {
    const offers = [...answer.offers];
    if (offers.every((offer) => isSold(offer, asked))) return { ...answer, offers };
  } catch (error) {
    throw new UnusableAnswer('offers that cannot be read', { cause: error });
  }
  throw new UnusableAnswer('offers that nobody may sell');
}

/** The same of a calendar: a total or none for each of its days, the sum of what each traveller pays. @throws UnusableAnswer */
export function usableTotals(asked: CalendarQuestion, answer: LowestTotals, currency: string): LowestTotals {
  expectCurrency(answer, currency);
  const days = datesOf(asked).length;
  if (answer.totals.length !== days) throw new UnusableAnswer(`${answer.totals.length} of ${days} days`);
  for (const lowest of answer.totals) {
    if (lowest && lowest.shares.reduce((sum, share) => sum + share, 0) !== lowest.total)
      throw new UnusableAnswer('a total that does not add up');
  }
  return answer;
}

import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';
import { minorAmount } from '@alisio/shared-contracts/money';
import { plainOf } from '../../offers/with-bag.ts';

export interface TypeLines {
  type: TravelerPricing['type'];
  count: number;
  /** of one of them; integer minor units of what is charged. what `total` is above `base`, it is for taxes, fees and bags */
  base: number;
  taxes: number;
  fees: number;
  /** checked bags that are counted, and not sold with it */
  bags: number;
  total: number;
}

/** What carriers charge on top of their fares goes by these codes in the list of taxes (IATA). */
const CARRIER_FEES = new Set(['YQ', 'YR']);
const TYPES = ['ADULT', 'CHILD', 'INFANT'] as const;

function linesOf(sold: TravelerPricing, counted: TravelerPricing): Omit<TypeLines, 'type' | 'count'> {
  const { price } = sold;
  const [base, total] = [price.intBase.amount, counted.price.intTotal.amount];
  const bags = total - price.intTotal.amount;
  const fees = price.taxes
    .filter(({ code }) => CARRIER_FEES.has(code))
    .reduce((sum, { amount }) => sum + minorAmount(amount, price.currency), 0);
  return { base, fees, bags, taxes: total - base - fees - bags, total };
}

/** What a traveller of each type pays, and for what. Travellers of one type pay alike. */
export function priceLines(offer: FlightOffer): TypeLines[] {
  const { travelerPricings } = plainOf(offer);
  return TYPES.flatMap((type) => {
    const of = travelerPricings.filter((pricing) => pricing.type === type);
    const counted = offer.travelerPricings.find((pricing) => pricing.type === type);
    return of[0] && counted ? [{ type, count: of.length, ...linesOf(of[0], counted) }] : [];
  });
}

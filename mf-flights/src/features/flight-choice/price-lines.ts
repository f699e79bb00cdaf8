import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';
import { minorAmount } from '@alisio/shared-contracts/money';

export interface TypeLines {
  type: TravelerPricing['type'];
  count: number;
  /** of one of them; integer minor units of what is charged. `taxes` and `fees` are what `total` is above `base` */
  base: number;
  taxes: number;
  fees: number;
  total: number;
}

/** What carriers charge on top of their fares goes by these codes in the list of taxes (IATA). */
const CARRIER_FEES = new Set(['YQ', 'YR']);
const TYPES = ['ADULT', 'CHILD', 'INFANT'] as const;

function linesOf({ price }: TravelerPricing): Omit<TypeLines, 'type' | 'count'> {
  const [base, total] = [price.intBase.amount, price.intTotal.amount];
  const fees = price.taxes
    .filter(({ code }) => CARRIER_FEES.has(code))
    .reduce((sum, { amount }) => sum + minorAmount(amount, price.currency), 0);
  return { base, fees, taxes: total - base - fees, total };
}

/** What a traveller of each type pays, and for what. Travellers of one type pay alike. */
export const priceLines = ({ travelerPricings }: Pick<FlightOffer, 'travelerPricings'>): TypeLines[] =>
  TYPES.flatMap((type) => {
    const of = travelerPricings.filter((pricing) => pricing.type === type);
    return of[0] ? [{ type, count: of.length, ...linesOf(of[0]) }] : [];
  });

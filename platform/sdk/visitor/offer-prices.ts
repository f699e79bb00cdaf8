import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { PriceParts } from '@alisio/shared-contracts/money';
import { useFormats } from '../i18n/index.ts';
import { type Prices, type PricesOptions, type ShownAmount, usePrices } from './prices.ts';

/** The part of an offer that says what it costs. */
export type PricedOffer = Pick<FlightOffer, 'price' | 'travelerPricings'>;

/** What flights cost as the visitor reads it, so that totals, breakdowns and differences add up to the last unit. */
export interface OfferPrices {
  prices: Prices;
  /** several amounts of one currency as their sum, each rounded as it is shown */
  sum(amounts: readonly number[], currency: string): ShownAmount;
  total(offer: PricedOffer): ShownAmount;
  totalText(offer: PricedOffer): string;
  totalParts(offer: PricedOffer): PriceParts;
  /** What will be charged, in its own currency, whatever the visitor's: for whatever agrees to a price. */
  chargedText(offer: PricedOffer): string;
  /** how much dearer one is than another; nothing when it is not */
  dearer(offer: PricedOffer, than: PricedOffer): string | undefined;
}

/** What each traveller pays; the total alone where that does not add up to it. Integer minor units. */
function amountsOf({ price, travelerPricings }: PricedOffer): number[] {
  const each = travelerPricings.map((pricing) => pricing.price.intTotal.amount);
  const { amount } = price.intTotal;
  return each.reduce((sum, one) => sum + one, 0) === amount ? each : [amount];
}

/** In another currency a total is the sum of what is shown for each traveller, never a conversion of its own. */
export function useOfferPrices(options?: PricesOptions): OfferPrices {
  const { money, moneyParts } = useFormats();
  const prices = usePrices(options);
  const sum = (amounts: readonly number[], currency: string): ShownAmount => ({
    currency: prices.shown(0, currency).currency,
    minor: amounts.reduce((total, amount) => total + prices.shown(amount, currency).minor, 0),
  });
  const total = (offer: PricedOffer) => sum(amountsOf(offer), offer.price.intTotal.currency);
  return {
    prices,
    sum,
    total,
    totalText: (offer) => {
      const { minor, currency } = total(offer);
      return money(minor, currency);
    },
    totalParts: (offer) => {
      const { minor, currency } = total(offer);
      return moneyParts(minor, currency);
    },
    chargedText: ({ price: { intTotal } }) => money(intTotal.amount, intTotal.currency),
    dearer: (offer, than) => {
      const { minor, currency } = total(offer);
      const difference = minor - total(than).minor;
      return difference > 0 ? money(difference, currency) : undefined;
    },
  };
}

import { type PriceSum, type PriceSums, usePriceSums } from '@alisio/platform/sdk/visitor';
import { type PricedOffer, priceShares } from '@alisio/shared-contracts/flights';
import type { PriceParts } from '@alisio/shared-contracts/money';

/** What flights cost as the visitor reads it: the sum of what is shown for each traveler. */
export interface OfferPrices {
  prices: PriceSums['prices'];
  totalText(offer: PricedOffer): string;
  totalParts(offer: PricedOffer): PriceParts;
  /** What will be charged, in its own currency: for whatever agrees to a price. */
  chargedText(offer: PricedOffer): string;
  /** how much dearer one is than another; nothing when it is not */
  dearer(offer: PricedOffer, than: PricedOffer): string | undefined;
}

const sumOf = (offer: PricedOffer): PriceSum => ({
  currency: offer.price.intTotal.currency,
  amounts: priceShares(offer),
});

/** The sdk's sums, asked by offer. */
export function useOfferPrices(): OfferPrices {
  const { prices, totalText, totalParts, chargedText, dearer } = usePriceSums();
  return {
    prices,
    totalText: (offer) => totalText(sumOf(offer)),
    totalParts: (offer) => totalParts(sumOf(offer)),
    chargedText: (offer) => chargedText(sumOf(offer)),
    dearer: (offer, than) => dearer(sumOf(offer), sumOf(than)),
  };
}

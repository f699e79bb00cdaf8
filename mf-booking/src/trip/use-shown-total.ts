import { useFormats } from '@alisio/platform/sdk/i18n';
import { useOfferPrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';

/** An offer's total in the visitor's currency with the day of its rate; nothing where that is what is charged. */
export function useShownTotal(offer: FlightOffer): { total: string; day: string } | undefined {
  const { dayAndMonth } = useFormats();
  const { prices, totalText } = useOfferPrices();
  if (prices.ratesDate === null || !prices.converts(offer.price.intTotal.currency)) return undefined;
  return { total: totalText(offer), day: dayAndMonth(prices.ratesDate) };
}

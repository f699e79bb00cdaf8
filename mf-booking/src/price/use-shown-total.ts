import { useFormats } from '@alisio/platform/sdk/i18n';
import { type PriceSum, usePriceSums } from '@alisio/platform/sdk/visitor';

/** A price in the visitor's currency with the day of its rate; nothing where that is what is charged. */
export function useShownTotal(price: PriceSum): { total: string; day: string } | undefined {
  const { dayAndMonth } = useFormats();
  const { prices, totalText } = usePriceSums();
  if (prices.ratesDate === null || !prices.converts(price.currency)) return undefined;
  return { total: totalText(price), day: dayAndMonth(prices.ratesDate) };
}

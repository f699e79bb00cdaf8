import { clientConfiguration } from '@alisio/shared-contracts/visitor-stores';
import { useBootstrap } from '../page/index.ts';
import { useSessionStore } from '../state/index.ts';
import { useCurrencyAwaited, useCurrencyCode } from './visitor.ts';

/**
 * Whether prices charged in a currency may still turn into another: the visitor or the rates are on their way. Apart
 * from the prices, for pages that have to count their bytes.
 */
export function usePricesAwaited(currency: string): boolean {
  const { rates } = useBootstrap();
  const { ratesAskedAt } = useSessionStore(clientConfiguration);
  const wanted = useCurrencyCode();
  const unknown = useCurrencyAwaited();
  return unknown || (!rates && ratesAskedAt === 0 && wanted !== currency);
}

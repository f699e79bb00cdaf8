import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import type { FlightSupplier } from '../flight-supplier.ts';
import { UnusableAnswer } from './ask-suppliers.ts';

/**
 * What all prices of a search or a calendar are in, settled before anybody is asked, so that it is nobody's haste: what
 * is wished where one of the suppliers sells in it, US dollars otherwise (§9). ISO codes.
 */
export const currencyOf = (suppliers: readonly Pick<FlightSupplier, 'sellsIn'>[], wished: string): string =>
  suppliers.some((supplier) => supplier.sellsIn(wished)) ? wished : DEFAULT_CURRENCY;

/** @throws UnusableAnswer for prices that cannot stand beside the others */
export function expectCurrency(answer: { currency: string }, currency: string): void {
  if (answer.currency !== currency)
    throw new UnusableAnswer(`prices in ${answer.currency}, not in ${currency}`);
}

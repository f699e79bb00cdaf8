import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import type { ApiClient } from '../http/api-client.ts';

/** `Bootstrap.rates` */
export interface ShownRates {
  date: string;
  perDollar: Record<string, number>;
}

/** The rate of the currency that a page begins with; nothing where none is needed or known. */
export async function ratesFor(
  api: Pick<ApiClient, 'rates'>,
  wanted: string,
): Promise<ShownRates | undefined> {
  if (wanted === DEFAULT_CURRENCY) return undefined;
  const answer = await api.rates();
  const rate = answer?.base === DEFAULT_CURRENCY ? answer.rates[wanted] : undefined;
  return answer && rate !== undefined ? { date: answer.date, perDollar: { [wanted]: rate } } : undefined;
}

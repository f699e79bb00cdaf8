import { currencyOfCountry, DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import type { ApiClient } from '../http/api-client.ts';
import type { Chosen } from '../http/visitor.ts';

/** `Bootstrap.rates` */
export interface ChosenRates {
  date: string;
  perDollar: Record<string, number>;
}

/** The rate of what a visitor chose before, so that the first paint is in it; nothing where none is needed or known. */
export async function chosenRates(
  api: Pick<ApiClient, 'rates'>,
  { currency, country }: Chosen,
): Promise<ChosenRates | undefined> {
  const wanted = currency ?? currencyOfCountry(country ?? null);
  if (wanted === DEFAULT_CURRENCY) return undefined;
  const answer = await api.rates();
  const rate = answer?.base === DEFAULT_CURRENCY ? answer.rates[wanted] : undefined;
  return answer && rate !== undefined ? { date: answer.date, perDollar: { [wanted]: rate } } : undefined;
}

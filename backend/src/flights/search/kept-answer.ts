import type { FlightSearchAnswer } from '@alisio/shared-contracts/flights';
import type { MoneyAmount } from '@alisio/shared-contracts/values';

/** What is told of a kept answer without its offers. */
export interface KeptAnswer {
  count: number;
  lowest: MoneyAmount;
}

const read = (text: string): FlightSearchAnswer => JSON.parse(text);

/** How many offers an answer of ours has, and the lowest total; nothing where it has none. */
export function keptAnswerOf(text: string): KeptAnswer | undefined {
  const { data, meta } = read(text);
  if (data.length === 0) return undefined;
  const amount = Math.min(...data.map(({ price }) => price.intTotal.amount));
  return { count: meta.count, lowest: { amount, currency: meta.currency } };
}

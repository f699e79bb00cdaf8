import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { MoneyAmount } from '@alisio/shared-contracts/values';

/** What is told of a kept answer without its offers. */
export interface KeptAnswer {
  count: number;
  lowest: MoneyAmount;
}

/** How many offers an answer has, and the lowest total; nothing where it has none. @param currency of all of them */
export function keptAnswerOf(
  offers: readonly Pick<FlightOffer, 'price'>[],
  currency: string,
): KeptAnswer | undefined {
  if (offers.length === 0) return undefined;
  const amount = Math.min(...offers.map(({ price }) => price.intTotal.amount));
  return { count: offers.length, lowest: { amount, currency } };
}

import type { ListedHotel, OtherRate } from '@alisio/shared-contracts/hotels';
import type { DemoHotel } from '../demo/index.ts';
import { nightlyRate, type Plan, rateInfoOf, type StayPrice } from '../demo/index.ts';
import { type OfferedPlans, sameKey } from './offered-plans.ts';
import { totalOf } from './stay-rates.ts';
import type { TownStay } from './town-stay.ts';

/** What a facet can choose between: of each board and policy the cheapest, other than the best price's. */
function cheapestOfEach(lead: Pick<OtherRate, 'board' | 'cancellation'>, others: readonly OtherRate[]) {
  const cheapest = new Map<string, OtherRate>();
  for (const other of others) {
    const before = cheapest.get(sameKey(other));
    if (!before || other.amountBeforeTax < before.amountBeforeTax) cheapest.set(sameKey(other), other);
  }
  cheapest.delete(sameKey(lead));
  return [...cheapest.values()];
}

/**
 * What the best price of a hotel is for a stay, and among what it was chosen.
 * @param left see `FreeRooms`, where it is told
 * @param priceBy of all rooms by a plan
 */
export function leadRateOf(
  hotel: DemoHotel,
  { lead, others, allDiffer, boards, cancellations }: OfferedPlans,
  { nights }: TownStay,
  rooms: number,
  left: number | undefined,
  priceBy: (plan: Plan) => StayPrice,
): ListedHotel['hotelRateInfo'] {
  const rates = others.map(({ plan, brings }): OtherRate => {
    const price = priceBy(plan);
    return {
      ...brings,
      amountBeforeTax: price.beforeTax,
      taxes: [...price.taxes],
      averageNightlyRate: nightlyRate(totalOf(price), nights.length, rooms),
    };
  });
  return {
    rateInfo: { convertedRateInfo: [rateInfoOf(hotel, priceBy(lead.plan), nights, rooms)] },
    lead: { ...lead.brings, ...(left === undefined ? {} : { left }) },
    boards,
    cancellations,
    others: allDiffer ? rates : cheapestOfEach(lead.brings, rates),
  };
}

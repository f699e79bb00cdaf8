import type { ListedHotel, OtherRate } from '@alisio/shared-contracts/hotels';
import { freeUntil, type Plan, policyOf } from '../demo/index.ts';
import { plansFor, type Stay } from './hotel-stay.ts';

type RateInfo = ListedHotel['hotelRateInfo'];

/** What a plan brings for a stay, beside its price. */
type Brought = Pick<OtherRate, 'board' | 'cancellation' | 'freeUntil'>;

/** By what some hotels can be bought for a stay, the cheapest plan first: all that does not depend on the hotel. */
export interface OfferedPlans extends Pick<RateInfo, 'boards' | 'cancellations'> {
  lead: { plan: Plan; brings: Brought };
  others: readonly { plan: Plan; brings: Brought }[];
  /** no two of them bring the same */
  allDiffer: boolean;
}

export const sameKey = ({ board, cancellation }: Brought): string => `${board} ${cancellation}`;

/** @returns nothing where none may be bought */
export function offeredPlans(all: readonly Plan[], stay: Omit<Stay, 'rooms'>): OfferedPlans | undefined {
  const { nights, clock } = stay;
  const start = nights[0]?.date ?? clock.slice(0, 10);
  const plans = plansFor(all, stay).map((plan) => {
    const until = freeUntil(plan, start, clock);
    const brings: Brought = {
      board: plan.board,
      cancellation: policyOf(plan, start, clock),
      ...(until ? { freeUntil: until } : {}),
    };
    return { plan, brings };
  });
  const [lead, ...others] = plans;
  return (
    lead && {
      lead,
      others,
      allDiffer: new Set(plans.map(({ brings }) => sameKey(brings))).size === plans.length,
      boards: [...new Set(plans.map(({ brings }) => brings.board))],
      cancellations: [...new Set(plans.map(({ brings }) => brings.cancellation))],
    }
  );
}

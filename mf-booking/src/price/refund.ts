import type { ConfirmedBooking, ItemCancellation } from '@alisio/shared-contracts/orders';

type Refund = NonNullable<ItemCancellation['cancelled']>;

/**
 * What comes back of a booking that was given back, all its items together; nothing while any of it stands. `at`: when it
 * was cancelled (UTC, ISO 8601); `returned` in integer minor units; `calledOff` where whoever gives an item did it.
 */
export function refundOf({ items }: Pick<ConfirmedBooking, 'items'>): Refund | undefined {
  const given = items.flatMap(({ cancellation }) => cancellation?.cancelled ?? []);
  const [first] = given;
  if (!first || given.length < items.length) return undefined;
  return {
    at: first.at,
    returned: { ...first.returned, amount: given.reduce((sum, { returned }) => sum + returned.amount, 0) },
    isBack: given.every(({ isBack }) => isBack),
    ...(first.calledOff ? { calledOff: first.calledOff } : {}),
  };
}

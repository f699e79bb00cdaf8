import type { OrderStatus } from '@alisio/shared-contracts/orders';

/**
 * What can happen to an order. `edit`: contact, travellers, billing or card. `replace`: another offer was chosen.
 * `pay`: seats are taken and the card is about to be charged. `wait`: the provider's answer is not known.
 * `approve`, `decline`: what the provider says. `void`: the charge never happened and never will.
 */
export type OrderEvent = 'edit' | 'replace' | 'pay' | 'wait' | 'approve' | 'decline' | 'void';

const TRANSITIONS: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  draft: { edit: 'draft', replace: 'abandoned', pay: 'paying' },
  declined: { edit: 'declined', replace: 'abandoned', pay: 'paying' },
  paying: { wait: 'pending', approve: 'confirmed', decline: 'declined', void: 'draft' },
  pending: { wait: 'pending', approve: 'confirmed', decline: 'declined', void: 'draft' },
  confirmed: {},
  abandoned: {},
};

/** Where an event takes an order, or nothing when the order is past it. */
export const nextStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined =>
  TRANSITIONS[status][event];

/** Whether seats are held for an order in this state. */
export const holdsSeats = (status: OrderStatus): boolean =>
  status === 'paying' || status === 'pending' || status === 'confirmed';

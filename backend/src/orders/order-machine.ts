import type { OrderState } from '../database/schema.ts';

/**
 * What can happen to an order. `edit`: contact, travellers, particulars, billing or card. `replace`: something else
 * was chosen, and nothing is kept of what was typed. `pay`: the items are held and the card is about to be charged. `wait`: the provider's answer is not known,
 * or it is charged and not booked yet. `book`: charged and booked. `fail`: charged, and not to be booked: it is given
 * back. `decline`: what the provider says. `void`: the charge never happened and never will. `cancel`: what is booked is
 * given back by who booked it, or called off by who gives it.
 */
export type OrderEvent =
  | 'edit'
  | 'replace'
  | 'pay'
  | 'wait'
  | 'book'
  | 'fail'
  | 'decline'
  | 'void'
  | 'cancel';

const TRANSITIONS: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  draft: { edit: 'draft', replace: 'abandoned', pay: 'paying' },
  declined: { edit: 'declined', replace: 'abandoned', pay: 'paying' },
  paying: { wait: 'pending', decline: 'declined', void: 'draft' },
  pending: { wait: 'pending', book: 'confirmed', fail: 'declined', decline: 'declined', void: 'draft' },
  confirmed: { cancel: 'cancelled' },
  abandoned: {},
  cancelled: {},
};

/** Where an event takes an order, or nothing when the order is past it. */
export const nextStatus = (status: OrderState, event: OrderEvent): OrderState | undefined =>
  TRANSITIONS[status][event];

/** Whether the items of an order in this state are held. After `fail` and `cancel` they are let go of when the money is back. */
export const holdsItems = (status: OrderState): boolean =>
  status === 'paying' || status === 'pending' || status === 'confirmed';

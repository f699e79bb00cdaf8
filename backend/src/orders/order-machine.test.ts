import fc from 'fast-check';
import type { OrderState } from '../database/schema.ts';
import { holdsItems, nextStatus, type OrderEvent } from './order-machine.ts';

const events: OrderEvent[] = ['edit', 'replace', 'pay', 'wait', 'book', 'fail', 'decline', 'void', 'cancel'];
const history = fc.array(fc.constantFrom(...events), { maxLength: 40 });

/** Every state that a history of events leads through; an event that does not apply leaves the order as it is. */
function statesOf(past: readonly OrderEvent[]) {
  const states: OrderState[] = ['draft'];
  for (const event of past) {
    const now = states.at(-1) ?? 'draft';
    states.push(nextStatus(now, event) ?? now);
  }
  return states;
}

test('nothing happens to a cancelled or an abandoned order any more, and a confirmed one is cancelled at most', () => {
  for (const event of events) {
    expect(nextStatus('confirmed', event)).toBe(event === 'cancel' ? 'cancelled' : undefined);
    expect(nextStatus('cancelled', event)).toBeUndefined();
    expect(nextStatus('abandoned', event)).toBeUndefined();
  }
});

test('an order is confirmed only out of a payment, never out of a draft', () => {
  fc.assert(
    fc.property(history, (past) => {
      const states = statesOf(past);
      const confirmed = states.indexOf('confirmed');
      if (confirmed > 0) expect(states[confirmed - 1]).toBe('pending');
    }),
  );
});

test('while a charge may be under way, nobody edits, replaces or pays again', () => {
  for (const status of ['paying', 'pending'] as const) {
    for (const event of ['edit', 'replace', 'pay'] as const)
      expect(nextStatus(status, event)).toBeUndefined();
  }
});

test('items are held by paying alone, and kept or let go of at every step from there', () => {
  fc.assert(
    fc.property(history, (past) => {
      let held = 0;
      let status: OrderState = 'draft';
      for (const event of past) {
        const next = nextStatus(status, event);
        if (!next) continue;
        if (event === 'pay') held += 1;
        if (event === 'fail' || event === 'decline' || event === 'void' || event === 'cancel') held -= 1;
        status = next;
        expect(held).toBe(holdsItems(status) ? 1 : 0);
      }
    }),
  );
});

test('an order that was declined, or could not be booked, can be paid again', () => {
  expect(nextStatus('pending', 'fail')).toBe('declined');
  expect(nextStatus('declined', 'pay')).toBe('paying');
});

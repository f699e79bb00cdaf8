import { cart, checkoutDraft } from '../checkout-stores/index.ts';
import { bookingSession } from './index.ts';

test('on a server a store holds its initial state and touches no storage', () => {
  expect(cart.get()).toEqual({ id: null, items: [] });
  expect(checkoutDraft.get().passengers).toEqual([]);
});

test('what one request sets, no other request reads or hears of', () => {
  let heard = 0;
  const stop = bookingSession.subscribe(() => {
    heard += 1;
  });
  bookingSession.set({ agentId: 'lucia', token: 'hers' });
  expect(bookingSession.get()).toEqual({ agentId: '', token: null });
  bookingSession.set((state) => ({ ...state, token: 'another' }));
  bookingSession.reset();
  expect(bookingSession.get()).toBe(bookingSession.initial);
  expect(heard).toBe(0);
  stop();
});

test('a state that breaks the schema is a programming error there too', () => {
  expect(() => bookingSession.set(JSON.parse('{"agentId":1}'))).toThrow(TypeError);
});

import { cart, checkoutDraft } from '../checkout-stores/index.ts';

test('on a server a store holds its initial state and touches no storage', () => {
  expect(cart.get()).toEqual({ item: null });
  expect(checkoutDraft.get().passengers).toEqual([]);
});

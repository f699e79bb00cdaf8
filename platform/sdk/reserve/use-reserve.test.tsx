import { type CartItem, cart } from '@alisio/shared-contracts/checkout-stores';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'react-router';
import { useReserve } from './index.ts';

/** A page whose address says the chosen room: `/room?pick=quiet`. */
function Page(room: string) {
  return useReserve({
    occasion: `/room?pick=${room}`,
    confirm: room === '' ? undefined : async () => (room === 'sold' ? { kind: 'gone' } : { room }),
    itemsOf: (confirmed: { room: string }): CartItem[] => [
      {
        ...{ product: 'room', reference: confirmed.room, title: confirmed.room, heldUntil: null },
        ...{ total: { amount: 100, currency: 'USD' }, shares: [100], pricedAt: '2026-11-25T10:00:00Z' },
        ...{ backHref: '/room', travelers: { adult: 1, child: 0, infant: 0 }, details: {} },
      },
    ],
    onLeave: () => {},
  });
}

let shown = '';
const navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };
/** The shell's router: it shows an address some time after the browser has it. */
const Shell = ({ children }: { children: ReactNode }) => (
  <Router location={shown} navigator={navigator}>
    {children}
  </Router>
);
const shows = (room: string) => {
  shown = `/room?pick=${room}`;
};
const at = (room: string) => {
  window.history.replaceState(null, '', `/room?pick=${room}`);
  shows(room);
};
const show = (room: string) => {
  at(room);
  return renderHook(Page, { initialProps: room, wrapper: Shell });
};
const bought = () => cart.get().items.map(({ reference }) => reference);
afterEach(() => cart.reset());

test('what is confirmed goes into the cart', async () => {
  const { result } = show('quiet');
  await act(() => result.current.reserve('all'));
  expect(bought()).toEqual(['quiet']);
  expect(result.current.busy).toBe('all');
});

test('what keeps it from the checkout is told, and forgotten with another choice', async () => {
  const { result, rerender } = show('sold');
  await act(() => result.current.reserve('all'));
  expect(result.current.trouble).toEqual({ kind: 'gone' });
  expect([bought(), result.current.busy]).toEqual([[], undefined]);
  at('quiet');
  rerender('quiet');
  expect(result.current.trouble).toBeUndefined();
});

test('a press while another choice is on its way to the page takes that one', async () => {
  const { result, rerender } = show('sold');
  window.history.replaceState(null, '', '/room?pick=quiet');
  await act(() => result.current.reserve('all'));
  expect(result.current.busy).toBe('all');
  shows('quiet');
  rerender('quiet');
  await waitFor(() => expect(bought()).toEqual(['quiet']));
});

test('a press while a choice is on its way that is not whole is over with it', async () => {
  const { result, rerender } = show('quiet');
  window.history.replaceState(null, '', '/room?pick=');
  await act(() => result.current.reserve('all'));
  shows('');
  rerender('');
  expect([bought(), result.current.busy]).toEqual([[], undefined]);
});

test('a choice that is changed after the press is not bought by it', async () => {
  const { result, rerender } = show('quiet');
  act(() => void result.current.reserve('all'));
  at('loud');
  rerender('loud');
  await act(async () => {});
  expect([bought(), result.current.busy]).toEqual([[], undefined]);
});

import { type ApiStub, problemAnswer, stubApi } from '@alisio/platform/testing';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { CART_ID, confirmedBookingFor } from '../../testing/bookings.ts';
import { orderApi, PAY } from '../../testing/order-api.ts';
import { waitingPayments } from '../../waiting-payments/waiting-payments.ts';
import { keepBooking } from './made-booking.ts';
import { type PaymentOptions, usePayment } from './use-payment.ts';

const token = { token: `tok_${'0'.repeat(22)}`, brand: 'visa', last4: '4242', cardName: 'LUCIA' } as const;
const target = { orderId: 'order-1', transactionId: 'tx-1' };

let api: ApiStub;
beforeEach(() => {
  api = stubApi(orderApi());
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
});

const open = (options: Partial<PaymentOptions>) =>
  renderHook(() =>
    usePayment({
      cartId: CART_ID,
      orderId: () => 'order-1',
      tokenOf: async () => token,
      dropToken: () => undefined,
      targetFor: async () => target,
      pageFor: async () => 'replaced',
      onLeave: () => undefined,
      forgetSaved: () => undefined,
      onOfferChanged: () => undefined,
      onConfirmed: () => undefined,
      ...options,
    }),
  ).result;

/** Pays, and gives what went wrong on our side. */
const payIn = (payment: ReturnType<typeof open>) =>
  act(() =>
    payment.current.pay().then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
const broken = new TypeError('broken');

test.each([
  ['making the token', { tokenOf: () => Promise.reject(broken) }],
  ['saving the order', { targetFor: () => Promise.reject(broken) }],
])('an error of our own while %s gives the form back and is told to whoever mends it', async (_, options) => {
  const payment = open(options);
  expect(await payIn(payment)).toBe(broken);
  expect(payment.current).toMatchObject({ phase: 'editing', trouble: { kind: 'not-saved' } });
  expect(checkoutDraft.get().payment).toBeNull();
  expect(await payIn(payment)).toBe(broken);
});

test('an error of our own after the charge was asked for never says that nothing was charged', async () => {
  let shown = 0;
  const payment = open({
    onConfirmed: () => {
      shown += 1;
      throw broken;
    },
  });
  expect(await payIn(payment)).toBe(broken);
  expect(shown).toBe(1);
  await waitFor(() => expect(payment.current).toMatchObject({ phase: 'pending', trouble: undefined }));
  expect(checkoutDraft.get().payment).toEqual({ cartId: CART_ID, ...target });
});

test('what is called off is followed no more: a card that pays next is neither told of it nor forgotten', async () => {
  jest.useFakeTimers();
  const page = 'https://pay.test/pay/abc';
  checkoutDraft.set((draft) => ({ ...draft, payment: { cartId: CART_ID, ...target, page } }));
  const answers = (path: string, body: unknown) => ({ method: 'POST' as const, path, body });
  api.use(
    answers(PAY, { status: 'pending', hosted: { url: page, until: '2027-01-05T15:30:00Z' } }),
    answers('/user/session/payment-direction/call-off', { isOver: true }),
  );
  const payment = open({});
  const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await after(0);
  expect(payment.current).toMatchObject({ phase: 'pending', hosted: { url: page } });
  const notMade = problemAnswer('POST', PAY, 'payment-not-made');
  const asked = Promise.withResolvers<void>();
  const { status, body } = notMade;
  const answersLate = {
    ...notMade,
    respond: () => asked.promise.then(() => ({ status: status ?? 0, body })),
  };
  api.use(answersLate);
  await after(2000);
  api.use(notMade);
  await act(() => payment.current.callOff());
  expect(payment.current).toMatchObject({ phase: 'editing', trouble: undefined });
  const byCard = { cartId: CART_ID, orderId: 'order-1', transactionId: 'tx-card' };
  checkoutDraft.set((draft) => ({ ...draft, payment: byCard }));
  asked.resolve();
  await after(20_000);
  expect(payment.current).toMatchObject({ phase: 'editing', trouble: undefined });
  expect(checkoutDraft.get().payment).toEqual(byCard);
});

test('a charge that is not settled is kept for other tabs of the device, until it is booked', async () => {
  let status = 'pending';
  const booking = confirmedBookingFor();
  api.use({
    method: 'POST',
    path: PAY,
    respond: () => ({ body: status === 'pending' ? { status } : { status, booking } }),
  });
  const made: string[] = [];
  const payment = open({ onConfirmed: (booked) => made.push(keepBooking(booked)) });
  await act(() => {
    void payment.current.pay();
  });
  await waitFor(() => expect(waitingPayments()).toMatchObject([target]));
  status = 'confirmed';
  await waitFor(() => expect(made).toHaveLength(1), { timeout: 10_000 });
  await waitFor(() => expect(waitingPayments()).toEqual([]));
}, 15_000);

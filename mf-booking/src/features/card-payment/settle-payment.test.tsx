import { type ApiHandler, type ApiStub, problemAnswer, stubApi } from '@alisio/platform/testing';
import { confirmedBookingFor } from '../../testing/bookings.ts';
import { hear } from '../../testing/logged.ts';
import { ORDER, orderApi, orderAt, PAY } from '../../testing/order-api.ts';
import { settleAsked, settleKept } from './settle-payment.ts';

const card = { orderId: 'order-1', transactionId: 'tx-1' };
const onPage = { ...card, page: 'https://pay.test/pay/tx-1' };
const WAITING = '/user/payment/waiting';
const hosted = { url: onPage.page, until: '2026-12-01T10:00:00.000Z' };

const logged = hear('error');
let api: ApiStub;
afterEach(() => api.restore());

/** The session that paid is over: the one of now knows no such order. */
const sessionIsOver = (...told: ApiHandler[]) => {
  api = stubApi(orderApi());
  api.use(
    problemAnswer('GET', ORDER, 'order-not-found'),
    problemAnswer('POST', PAY, 'order-not-found'),
    ...told,
  );
};
const tells = (answer: object): ApiHandler => ({ method: 'POST', path: WAITING, body: answer });

describe.each([
  ['after a reload', settleKept],
  ['in a tab that slept', settleAsked],
])('what was paid in a session that is over, %s', (_, settle) => {
  const booking = confirmedBookingFor();
  test.each([
    [
      'a card that was charged and booked',
      card,
      { status: 'confirmed', booking },
      { kind: 'confirmed', booking },
    ],
    ['one that is being booked', card, { status: 'pending' }, { kind: 'pending' }],
    ['one that was never charged', card, { status: 'over' }, { kind: 'open', wasDeclined: false }],
    [
      'a voucher that waits',
      onPage,
      { status: 'waiting', titles: ['Bogotá a Miami'], total: { amount: 1, currency: 'USD' }, hosted },
      { kind: 'pending', hosted },
    ],
    ['one that was paid meanwhile', onPage, { status: 'confirmed', booking }, { kind: 'confirmed', booking }],
    ['one whose time is over', onPage, { status: 'over' }, { kind: 'not-made' }],
  ])('%s is told by its key', async (_name, kept, told, expected) => {
    sessionIsOver(tells(told));
    expect(await settle(kept)).toEqual(expected);
  });

  test('is not said to have come to nothing while nobody can tell', async () => {
    sessionIsOver(problemAnswer('POST', WAITING, 'rate-limited'));
    expect(await settle(card)).toEqual({ kind: 'pending' });
  });
});

describe.each([
  ['a card', card, 'Payment status fail'],
  ['a payment on the provider’s page', onPage, 'Hosted payment status fail'],
] as const)('the status of %s (§8)', (_, kept, said) => {
  const orderIs = (status: string) => {
    api = stubApi(orderApi());
    api.use(orderAt(status));
  };

  test.each([
    ['no answer', { method: 'POST', path: PAY, respond: () => 'network-error' } satisfies ApiHandler],
    ['an error of the server', problemAnswer('POST', PAY, 'internal')],
    ['too many questions', problemAnswer('POST', PAY, 'rate-limited')],
  ])('is logged where it cannot be had: %s', async (_case, answer) => {
    orderIs('paying');
    api.use(answer);
    expect(await settleKept(kept)).toEqual({ kind: 'pending' });
    expect(logged).toEqual([said]);
  });

  test('is logged where the order does not tell it', async () => {
    api = stubApi([...orderApi(), problemAnswer('GET', ORDER, 'unavailable')]);
    api.use(problemAnswer('POST', PAY, 'unavailable'));
    expect(await settleKept(kept)).toEqual({ kind: 'pending' });
    expect(logged).toEqual([said, said]);
  });

  test('is logged where its key does not tell it', async () => {
    sessionIsOver(problemAnswer('POST', WAITING, 'unavailable'));
    expect(await settleAsked(kept)).toEqual({ kind: 'pending' });
    expect(logged).toEqual([said]);
  });

  test.each([
    ['a decline', problemAnswer('POST', PAY, 'payment-declined', { reason: 'bank-refused' })],
    ['that it waits', { method: 'POST', path: PAY, body: { status: 'pending' } } satisfies ApiHandler],
  ])('is not logged where it is told: %s', async (_case, answer) => {
    orderIs('paying');
    api.use(answer);
    await settleKept(kept);
    expect(logged).toEqual([]);
  });
});

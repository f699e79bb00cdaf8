import { type ApiHandler, type ApiStub, problemAnswer, stubApi } from '@alisio/platform/testing';
import { confirmedBookingFor } from '../../testing/bookings.ts';
import { ORDER, orderApi, PAY } from '../../testing/order-api.ts';
import { settleAsked, settleKept } from './settle-payment.ts';

const card = { orderId: 'order-1', transactionId: 'tx-1' };
const onPage = { ...card, page: 'https://pay.test/pay/tx-1' };
const WAITING = '/user/payment/waiting';
const hosted = { url: onPage.page, until: '2026-12-01T10:00:00.000Z' };

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

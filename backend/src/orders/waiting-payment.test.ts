import { callOffWaitingPayment, findWaitingPayment } from '@alisio/shared-contracts/endpoints';
import { onThePage } from '../../testing/hosted-order.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { into, Visitor } from '../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

/** A payment that waits, and another tab of the device: it knows what the first one keeps, and has no session. */
async function waiting(id: string) {
  const page = await onThePage(api, id);
  const tab = Visitor.withoutSession(into(api.app));
  const key = { orderId: page.visitor.orderId, transactionId: page.transactionId };
  return {
    ...page,
    key,
    ask: async (more: Partial<typeof key> = {}) =>
      (await tab.ask(findWaitingPayment, { ...key, ...more })).answer,
    callOffThere: async (more: Partial<typeof key> = {}) =>
      (await tab.ask(callOffWaitingPayment, { ...key, ...more })).answer,
  };
}

test.each([
  ['asked', findWaitingPayment],
  ['called off', callOffWaitingPayment],
])(
  'a payment is %s by its key so often a minute, and no oftener: nobody tries keys',
  async (_, endpoint) => {
    const narrow = await startTestApi({ lookUpsPerMinute: 2 });
    const tab = Visitor.withoutSession(into(narrow.app));
    const seen: number[] = [];
    for (let tries = 0; tries < 3; tries++)
      seen.push((await tab.ask(endpoint, { orderId: 'x', transactionId: 'y' })).status);
    await narrow.close();
    expect(seen).toEqual([200, 200, 429]);
  },
  60_000,
);

const VOUCHER = { reference: '0123456789' };

test('another tab of the device is told for what, how much, until when and where, a voucher by its number', async () => {
  const { ask, becomes, until, transactionId } = await waiting('told');
  const hosted = { url: `https://pay.test/pay/${transactionId}`, until };
  const told = { status: 'waiting', titles: ['Bogotá a Miami'], total: { amount: 57_000, currency: 'USD' } };
  expect(await ask()).toEqual({ ...told, hosted });
  becomes({ kind: 'open', until, voucher: VOUCHER });
  expect(await ask()).toEqual({ ...told, hosted: { ...hosted, voucher: VOUCHER } });
});

test('who knows one half of the key learns nothing, and calls nothing off: as of what there is none of', async () => {
  const { ask, callOffThere, order } = await waiting('halves');
  const other = await waiting('others');
  const wrong = [
    { orderId: other.key.orderId },
    { transactionId: other.key.transactionId },
    { orderId: 'x' },
  ];
  for (const half of wrong) {
    expect(await ask(half)).toEqual({ status: 'over' });
    expect(await callOffThere(half)).toEqual({ isOver: true });
  }
  expect(await order()).toBe('pending');
});

test('called off there, it is over in its own tab too, and the seats are free', async () => {
  const { ask, callOffThere, left, status } = await waiting('called-off-there');
  expect(await callOffThere()).toEqual({ isOver: true, notMade: true });
  expect(await ask()).toEqual({ status: 'over' });
  expect((await status()).problem?.type).toBe('/problems/payment-not-made');
  expect(await left()).toBe(9);
});

test('paid meanwhile it is the booking, which is not called off any more', async () => {
  const { ask, becomes, callOffThere } = await waiting('paid-there');
  becomes({ kind: 'approved', paidWith: { means: 'voucher' } });
  expect(await ask()).toMatchObject({ status: 'confirmed', booking: { status: 'confirmed' } });
  expect(await callOffThere()).toEqual({ isOver: true, notMade: false });
});

test('after two days the key opens nothing: the booking is found by its reference', async () => {
  const { ask, becomes } = await waiting('days-later');
  becomes({ kind: 'approved', paidWith: { means: 'voucher' } });
  expect((await ask())?.status).toBe('confirmed');
  api.wait(47 * 60 * 60_000);
  expect((await ask())?.status).toBe('confirmed');
  api.wait(2 * 60 * 60_000);
  expect(await ask()).toEqual({ status: 'over' });
});

test('while the provider is silent what is written down is told', async () => {
  const { ask } = await waiting('silent-there');
  api.payments.hosted.answers(false);
  expect(await ask()).toMatchObject({ status: 'waiting' });
  api.payments.hosted.answers(true);
});

test('a charge of a card is told to who holds its key, as its session may be over, and is not called off', async () => {
  const { ask, callOff, callOffThere, visitor, offer } = await waiting('then-card');
  await callOff();
  const transactionId = await visitor.giveCard(offer);
  // Typed and not charged.
  expect(await ask({ transactionId })).toEqual({ status: 'over' });
  expect((await visitor.pay(transactionId)).answer?.status).toBe('confirmed');
  expect(await ask({ transactionId })).toMatchObject({
    status: 'confirmed',
    booking: { status: 'confirmed' },
  });
  expect(await callOffThere({ transactionId })).toEqual({ isOver: true });
  expect(await ask({ transactionId })).toMatchObject({ status: 'confirmed' });
  expect(await ask({ transactionId, orderId: 'x' })).toEqual({ status: 'over' });
});

import { createBillingInfo, createPaymentInfo, setCustomer } from '@alisio/shared-contracts/endpoints';
import { bookedFlight } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { billingFor, cardFor, customerDetails, infoData, into, Visitor } from '../../testing/visitor.ts';
import { reconcilePayments } from './index.ts';
import { settlePayment } from './settle-payment.ts';

let api: TestApi;
beforeEach(() => api?.payments.next({ kind: 'approved' }));
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A visitor who is about to pay. */
async function atTheTill(id: string, seats = 9) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, seats);
  const visitor = await Visitor.arrive(into(api.app));
  return {
    offer,
    visitor,
    transactionId: await visitor.prepare(offer),
    charges: api.payments.approvedCharges(),
  };
}

test('a double click charges once and both clicks end alike', async () => {
  const { visitor, transactionId, charges } = await atTheTill('double');
  const clicks = await Promise.all(Array.from({ length: 5 }, () => visitor.pay(transactionId)));
  const last = await visitor.pay(transactionId);
  expect(api.payments.approvedCharges()).toBe(charges + 1);
  for (const { answer } of clicks) expect(answer).toEqual(last.answer);
  expect(await api.inventory.seatsLeft('double')).toBe(6);
});

test('a declined card gives the seats back and the order can be paid with another', async () => {
  const { offer, visitor, transactionId, charges } = await atTheTill('declined');
  api.payments.next({ kind: 'declined', reason: 'insufficient-funds' });
  const declined = await visitor.pay(transactionId);
  expect(declined).toMatchObject({ status: 402, problem: { reason: 'insufficient-funds' } });
  expect(await visitor.pay(transactionId)).toEqual(declined);
  expect(await api.inventory.seatsLeft('declined')).toBe(9);

  api.payments.next({ kind: 'approved' });
  const paid = await visitor.pay(await visitor.giveCard(offer));
  expect(paid.answer?.status).toBe('confirmed');
  expect(api.payments.approvedCharges()).toBe(charges + 1);
});

test('a token that the provider does not know asks for the card again', async () => {
  const { visitor, transactionId } = await atTheTill('unknown-token');
  api.payments.next({ kind: 'voided' });
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/payment-token-unknown');
  expect(await api.inventory.seatsLeft('unknown-token')).toBe(9);
  expect((await visitor.look()).answer).toMatchObject({ status: 'draft' });
});

test('an answer that is lost is pending, never failed, and the reconciliation confirms it', async () => {
  const { visitor, transactionId, charges } = await atTheTill('lost');
  api.payments.next({ kind: 'lost' });
  expect((await visitor.pay(transactionId)).answer).toEqual({ status: 'pending', waitsFor: 'bank' });
  expect((await visitor.look()).answer).toMatchObject({ status: 'pending' });
  expect(
    (await visitor.ask(setCustomer, { orderId: visitor.orderId, customerDetails, infoData })).problem?.type,
  ).toBe('/problems/order-state');

  await reconcilePayments(api.orderDeps, 60_000);
  expect((await visitor.look()).answer).toMatchObject({ status: 'confirmed' });
  expect(api.payments.approvedCharges()).toBe(charges + 1);
});

test('a charge that never arrived is called off: nobody is charged and the seats are back', async () => {
  const { visitor, transactionId, charges } = await atTheTill('never');
  api.payments.next({ kind: 'unknown' });
  expect((await visitor.pay(transactionId)).answer).toEqual({ status: 'pending', waitsFor: 'bank' });
  await reconcilePayments(api.orderDeps, 60_000);
  expect((await visitor.look()).answer).toMatchObject({ status: 'draft' });
  expect(await api.inventory.seatsLeft('never')).toBe(9);
  expect(api.payments.approvedCharges()).toBe(charges);
});

test('a charge under way is left alone by the reconciliation of another process', async () => {
  const { visitor, transactionId } = await atTheTill('underway');
  const release = api.payments.hold();
  const paying = visitor.pay(transactionId);
  const status = async () => (await visitor.look()).answer?.status;
  while ((await status()) === 'draft') await new Promise((next) => setImmediate(next));
  await reconcilePayments(api.orderDeps, 60_000);
  expect(await status()).toBe('paying');
  release();
  expect((await paying).answer?.status).toBe('confirmed');
});

test('the last seats are sold once, however many pay for them at the same moment', async () => {
  const offer = makeOffer({ id: 'last-seats' });
  await api.inventory.put(offer, 3);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => Visitor.arrive(into(api.app))));
  const charges = api.payments.approvedCharges();
  const results = await Promise.all(buyers.map(async (buyer) => buyer.pay(await buyer.prepare(offer))));

  expect(results.filter(({ answer }) => answer?.status === 'confirmed')).toHaveLength(1);
  expect(results.filter(({ problem }) => problem?.type === '/problems/seats-gone')).toHaveLength(7);
  expect(api.payments.approvedCharges()).toBe(charges + 1);
  expect(await api.inventory.seatsLeft('last-seats')).toBe(0);
});

test('a payment that cannot be settled keeps none behind it waiting', async () => {
  api.payments.next({ kind: 'lost' });
  const stuck = await atTheTill('stuck');
  const behind = await atTheTill('behind');
  for (const { visitor, transactionId } of [stuck, behind]) {
    expect((await visitor.pay(transactionId)).answer).toEqual({ status: 'pending', waitsFor: 'bank' });
  }
  const payments = {
    ...api.payments,
    resolve: (key: string) =>
      key === stuck.transactionId ? Promise.reject(new Error('cannot be read')) : api.payments.resolve(key),
  };
  await reconcilePayments({ ...api.orderDeps, payments }, 60_000);
  expect((await behind.visitor.look()).answer).toMatchObject({ status: 'confirmed' });
  expect((await stuck.visitor.look()).answer).toMatchObject({ status: 'pending' });
  expect(api.log.join('')).toContain(stuck.transactionId);

  await reconcilePayments(api.orderDeps, 60_000);
  expect((await stuck.visitor.look()).answer).toMatchObject({ status: 'confirmed' });
});

test('a payment is settled once: what comes second changes neither the booking nor the seats', async () => {
  const { visitor, transactionId } = await atTheTill('settled');
  const { answer } = await visitor.pay(transactionId);
  await settlePayment(api.orderDeps, transactionId, { kind: 'declined', reason: 'card-declined' });
  await settlePayment(api.orderDeps, transactionId, { kind: 'voided' });
  await settlePayment(api.orderDeps, transactionId, { kind: 'approved' });
  expect(await api.inventory.seatsLeft('settled')).toBe(6);
  expect((await visitor.pay(transactionId)).answer).toEqual(answer);

  const other = await atTheTill('settled-declined');
  api.payments.next({ kind: 'declined', reason: 'card-declined' });
  await other.visitor.pay(other.transactionId);
  await settlePayment(api.orderDeps, other.transactionId, { kind: 'declined', reason: 'card-declined' });
  expect(await api.inventory.seatsLeft('settled-declined')).toBe(9);
});

test('what is charged is the total of the order, to the minor unit', async () => {
  const { offer, visitor, transactionId } = await atTheTill('amount');
  const { amount, currency } = offer.price.intTotal;
  const { orderId } = visitor;
  for (const wrong of [{ amount: amount - 1 }, { amount: amount + 1 }, { currency: 'COP' }]) {
    const paymentInformation = { ...cardFor(offer), ...wrong };
    const card = await visitor.ask(createPaymentInfo, { orderId, paymentInformation, infoData });
    expect(card.problem?.type).toBe('/problems/price-changed');
    const billingInformation = { ...billingFor(offer), ...wrong };
    const bill = await visitor.ask(createBillingInfo, { orderId, billingInformation, infoData });
    expect(bill.problem?.type).toBe('/problems/price-changed');
  }
  await visitor.pay(transactionId);
  expect(api.payments.chargeOf(transactionId)).toMatchObject({ amount, currency });
});

test('a transaction over another amount than the order costs is not charged', async () => {
  const { visitor, transactionId, charges } = await atTheTill('tampered');
  await api.database.db
    .updateTable('payment_transaction')
    .set({ amount: 1 })
    .where('id', '=', transactionId)
    .execute();
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/price-changed');
  expect(api.payments.approvedCharges()).toBe(charges);
});

test('a booked flight tells the airline’s own locator, the same whenever it is asked', async () => {
  const { visitor, transactionId } = await atTheTill('located');
  const [paid, again] = [await visitor.pay(transactionId), await visitor.pay(transactionId)];
  if (paid.answer?.status !== 'confirmed') throw new Error('not confirmed');
  const flight = z.parse(bookedFlight, paid.answer.booking.items[0]?.details);
  expect(flight.airlineLocator).toMatch(/^[A-Z][A-Z0-9]{5}$/);
  expect(again.answer).toEqual(paid.answer);
});

import {
  cancelBooking,
  createBillingInfo,
  findBooking,
  getBookingDocument,
  setCustomer,
} from '@alisio/shared-contracts/endpoints';
import { Life, type Lives, livesOf } from '../../testing/lives.ts';
import { mixedOrders, visitorName } from '../../testing/mixed-orders.ts';
import { GUIDE, MUSEUM_TICKET, TICKET } from '../../testing/museum.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { billingFor, customerDetails } from '../../testing/visitor.ts';
import { type Mail, sendDueMails } from '../mail/index.ts';
import { readSite } from '../site/index.ts';
import { orderDesk, orderMails, reconcilePayments } from './index.ts';

let api: TestApi;
let lives: Lives;
beforeAll(async () => {
  api = await startTestApi({}, undefined, (ports) => {
    lives = livesOf(ports);
    return lives.deps;
  });
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  api.payments.losesRefunds(false);
  api.museum.supplier('answers');
  return api.database.db.deleteFrom('mail').execute();
});

const { ticketOn, flightNamed, ordered, readyToPay } = mixedOrders(() => api);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = () => api.orderDeps.clock().getTime();

let days = 0;
/** A booked ticket that is taken back for so long; with a flight beside it that is not. */
async function booked({ freeFor = HOUR, withFlight = false } = {}) {
  const day = new Date(Date.UTC(2027, 2, ++days)).toISOString().slice(0, 10);
  const ticket = await ticketOn(day, 5);
  const until = now() + freeFor;
  api.museum.takesBackUntil(day, until);
  const items = withFlight ? [ticket, await flightNamed(`beside-${days}`)] : [ticket];
  const { visitor, transactionId, orderId } = await readyToPay(items);
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  const statusOf = async () => {
    const { status } = await api.database.db
      .selectFrom('booking_order')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return status;
  };
  return {
    ...{ visitor, transactionId, key, until, statusOf, booking: answer.booking },
    cancel: () => visitor.ask(cancelBooking, key),
    isRefunded: () => api.payments.refunded().includes(transactionId),
    tickets: () => api.museum.countOf(day),
  };
}

async function delivered(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { db, products, clock, log } = api.orderDeps;
  const send = async (_id: string, mail: Mail) => void sent.push(mail);
  const writers = orderMails({ db, products, siteUrl: 'https://alisio.test', site: readSite(undefined) });
  await sendDueMails({ db, clock, log, port: { send }, writers });
  return sent;
}

const back = (at: unknown, isBack = true) => ({ cancelled: { at, returned: TICKET, isBack } });

test('who cancels in time gets all of it back, the ticket is on sale again, and one mail says so', async () => {
  const { cancel, visitor, key, isRefunded, tickets, until, booking } = await booked();
  expect(booking.items[0]?.cancellation).toEqual({ freeUntil: new Date(until).toISOString() });
  await delivered();
  const { answer } = await cancel();
  expect(answer?.items[0]?.cancellation).toEqual(back(expect.any(String)));
  expect([isRefunded(), await tickets()]).toEqual([true, { left: 5, paid: 0 }]);
  expect((await visitor.call(findBooking, key)).items[0]?.cancellation).toEqual(back(expect.any(String)));
  const mails = await delivered();
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Tu reserva .* está cancelada$/),
  ]);
  expect(mails[0]?.text).toContain('18,50, todo lo que se cobró');
  expect(mails[0]?.files).toEqual([]);
});

test('pressed twice, in two tabs and again later, it is cancelled once', async () => {
  const { cancel, tickets, transactionId } = await booked();
  await delivered();
  const all = await Promise.all([cancel(), cancel(), cancel()]);
  const again = await cancel();
  const at = again.answer?.items[0]?.cancellation?.cancelled?.at;
  // Who comes second may be answered while the first still asks the provider.
  expect(all.map(({ answer }) => answer?.items[0]?.cancellation?.cancelled?.at)).toEqual([at, at, at]);
  expect(again.answer?.items[0]?.cancellation).toEqual(back(at));
  expect(await tickets()).toEqual({ left: 5, paid: 0 });
  expect(api.museum.asksFor('cancel', transactionId)).toBe(1);
  expect(await delivered()).toHaveLength(1);
});

test('after its time it is refused, though the page was opened before, and nothing is given back', async () => {
  const { cancel, isRefunded, statusOf, tickets, until, visitor, key } = await booked({
    freeFor: 10 * MINUTE,
  });
  const told = async () => (await visitor.call(findBooking, key)).items[0]?.cancellation;
  const at = new Date(until).toISOString();
  api.wait(9 * MINUTE);
  expect(await told()).toEqual({ freeUntil: at });
  api.wait(MINUTE);
  // What is looked up by then promises nothing any more, and says what was.
  expect(await told()).toEqual({ wasFreeUntil: at });
  const { status, problem } = await cancel();
  expect([status, problem?.type, problem?.reason]).toEqual([409, '/problems/not-cancellable', 'too-late']);
  expect([isRefunded(), await statusOf(), (await tickets()).paid]).toEqual([false, 'confirmed', 1]);
});

test('of two things that are given back for nothing the one whose time ends first counts', async () => {
  const [first, second] = ['2027-06-01', '2027-06-02'];
  // Whatever their order in the cart.
  const items = [await ticketOn(second, 5), await ticketOn(first, 5), await ticketOn('2027-06-03', 5)];
  const until = now() + HOUR;
  api.museum.takesBackUntil(second, until + HOUR);
  api.museum.takesBackUntil(first, until);
  api.museum.takesBackUntil('2027-06-03', until + 2 * HOUR);
  const { visitor, transactionId } = await readyToPay(items);
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const ends = answer.booking.items.map(({ cancellation }) => cancellation?.freeUntil);
  expect(ends).toEqual(Array(3).fill(new Date(until).toISOString()));
  api.wait(HOUR);
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  expect((await visitor.ask(cancelBooking, key)).problem?.reason).toBe('too-late');
});

test('what was added to an item comes back with it', async () => {
  const day = '2027-06-04';
  const reference = await api.museum.open(day, 5, 5);
  api.museum.takesBackUntil(day, now() + HOUR);
  const order = await ordered([{ product: MUSEUM_TICKET, reference, total: TICKET }]);
  const { visitor, orderId } = order;
  const { session_id: sessionId } = await api.database.db
    .selectFrom('booking_order')
    .select('session_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const services = [{ name: GUIDE.name, quantity: 2, each: GUIDE.each }];
  const added = { sessionId, orderId, place: 0, product: MUSEUM_TICKET, services };
  await orderDesk(api.orderDeps).setServices({ ...added, pathOf: ({ name }) => name });
  const paid = { ...TICKET, amount: TICKET.amount + 2 * GUIDE.each.amount };
  const price = { intTotal: paid };
  await visitor.call(setCustomer, { orderId, customerDetails });
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor({ price }) });
  await order.tell({ visitorName });
  const { answer } = await visitor.pay(await visitor.giveCard({ price }));
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  const { items } = await visitor.call(cancelBooking, key);
  expect(items[0]?.cancellation?.cancelled).toMatchObject({ returned: paid, isBack: true });
});

test('once the money is back it is said to be, though whoever keeps the list has not cancelled, and though it never does', async () => {
  const { cancel, visitor, key, transactionId } = await booked();
  const stands = async () => {
    const row = api.database.db.selectFrom('payment_transaction').select('status');
    return (await row.where('id', '=', transactionId).executeTakeFirstOrThrow()).status;
  };
  const told = async () => (await visitor.call(findBooking, key)).items[0]?.cancellation;
  api.museum.supplier('is down');
  await cancel();
  expect([await stands(), await told()]).toEqual(['cancelling', back(expect.any(String))]);
  // As if it had been asked for days.
  const tried = api.database.db.updateTable('payment_transaction').set({ tries: 100 });
  await tried.where('id', '=', transactionId).execute();
  api.wait(24 * HOUR);
  await reconcilePayments(api.orderDeps, MINUTE);
  expect([await stands(), await told()]).toEqual(['uncancelled', back(expect.any(String))]);
});

test('a card that was declined before stays declined, whatever became of the booking by another one', async () => {
  const day = '2027-06-05';
  const ticket = await ticketOn(day, 5);
  api.museum.takesBackUntil(day, now() + HOUR);
  const { visitor, transactionId: declined, card } = await readyToPay([ticket]);
  api.payments.next({ kind: 'declined', reason: 'insufficient-funds' });
  await visitor.pay(declined);
  api.payments.next({ kind: 'approved' });
  const { answer } = await visitor.pay(await card());
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  await visitor.call(cancelBooking, key);
  expect((await visitor.pay(declined)).problem).toMatchObject({
    type: '/problems/payment-declined',
    reason: 'insufficient-funds',
  });
});

test('what stands beside something that only a person can give back is cancelled by phone', async () => {
  const { cancel, isRefunded, booking } = await booked({ withFlight: true });
  expect(booking.items.map(({ cancellation }) => cancellation)).toEqual([undefined, undefined]);
  expect((await cancel()).problem?.reason).toBe('by-phone');
  expect(isRefunded()).toBe(false);
});

test('who has another e-mail cancels nothing, and learns nothing', async () => {
  const { visitor, key, statusOf } = await booked();
  const { problem } = await visitor.ask(cancelBooking, { ...key, email: 'otra@ejemplo.test' });
  expect([problem?.type, await statusOf()]).toEqual(['/problems/booking-not-found', 'confirmed']);
});

test('while the provider is silent the money is said to be on its way; it is asked until it is back', async () => {
  const { cancel, visitor, key, tickets } = await booked();
  api.payments.losesRefunds(true);
  const { answer } = await cancel();
  expect(answer?.items[0]?.cancellation).toEqual(back(expect.any(String), false));
  expect((await tickets()).left).toBe(4);
  api.payments.losesRefunds(false);
  api.wait(2 * MINUTE);
  await reconcilePayments(api.orderDeps, MINUTE);
  expect((await visitor.call(findBooking, key)).items[0]?.cancellation).toEqual(back(expect.any(String)));
  expect(await tickets()).toEqual({ left: 5, paid: 0 });
});

test('a tab that still asks about the payment is told that it was booked, and that it was cancelled', async () => {
  const { cancel, visitor, transactionId } = await booked();
  await cancel();
  const paid = await visitor.pay(transactionId);
  expect(paid.answer).toMatchObject({
    status: 'confirmed',
    booking: { items: [{ cancellation: back(expect.any(String)) }] },
  });
  expect((await visitor.look()).answer).toMatchObject({ status: 'confirmed' });
});

test('its papers say so, and its calendar is empty', async () => {
  const { cancel, visitor, key } = await booked();
  await cancel();
  expect((await visitor.ask(getBookingDocument, { key, document: 'pdf' })).status).toBe(200);
  expect((await visitor.ask(getBookingDocument, { key, document: 'calendar' })).status).toBe(404);
});

/** Where the server dies while it cancels: at some thirty places, of which the suite takes a few. `KILL_EVERY=1` takes all. */
const EVERY = Number(process.env.KILL_EVERY ?? 7);

test('wherever the server dies while it cancels, the booking stands and is paid, or is cancelled and the money is back, once', async () => {
  let deaths = 0;
  for (let at = 1; ; at += EVERY) {
    const { cancel, isRefunded, statusOf, tickets, transactionId } = await booked({ freeFor: 100 * HOUR });
    const life = new Life(at);
    await lives.live(life, cancel).catch(() => undefined);
    for (const minutes of [2, 5, 10]) {
      api.wait(minutes * MINUTE);
      await reconcilePayments(api.orderDeps, MINUTE);
    }
    const status = await statusOf();
    const isCancelled = status === 'cancelled';
    expect({ at, isRefunded: isRefunded(), ...(await tickets()) }).toEqual({
      at,
      isRefunded: isCancelled,
      left: isCancelled ? 5 : 4,
      paid: isCancelled ? 0 : 1,
    });
    // Who comes back and presses again has it cancelled, once.
    expect((await cancel()).answer?.items[0]?.cancellation).toMatchObject({ cancelled: { isBack: true } });
    expect([await tickets(), isRefunded()]).toEqual([{ left: 5, paid: 0 }, true]);
    expect(api.payments.refunded().filter((key) => key === transactionId)).toHaveLength(1);
    if (!life.isOver) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(20 / EVERY);
});

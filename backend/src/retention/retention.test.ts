import { sendEnquiry, sendReports } from '@alisio/shared-contracts/endpoints';
import { makeOffer } from '../../testing/flight-offer.ts';
import { mixedOrders } from '../../testing/mixed-orders.ts';
import { TICKET } from '../../testing/museum.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { caller, customerDetails, into, Visitor } from '../../testing/visitor.ts';
import { orderMail } from '../mail/index.ts';
import { orderById } from '../orders/order-repository.ts';
import { deleteWhatIsOver, startRetention } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { drafts: 7, declined: 30, abandoned: 2, sessions: 1, enquiries: 365, mails: 30 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

const offered = async (id: string) => {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  return offer;
};

/** What is left of orders, sessions and requests, on a day from today. */
async function leftAfter(days: number) {
  const { db } = api.database;
  const now = new Date(Date.now() + days * DAY_MS);
  // As several processes would.
  await Promise.all([1, 2, 3].map(() => deleteWhatIsOver(db, DAYS, now)));
  const orders = await db.selectFrom('booking_order').select('status').orderBy('status').execute();
  const count = async (table: 'payment_transaction' | 'session' | 'visitor_request') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    orders: orders.map(({ status }) => status),
    payments: await count('payment_transaction'),
    sessions: await count('session'),
    requests: await count('visitor_request'),
  };
}

test('each kind is kept for its own time; what was booked, or may have been charged, stays', async () => {
  const replaced = await Visitor.arrive(into(api.app));
  await replaced.prepare(await offered('replaced'));
  await replaced.prepare(await offered('begun'));
  const booked = await Visitor.arrive(into(api.app));
  const offer = await offered('booked');
  await booked.pay(await booked.prepare(offer));
  api.payments.next({ kind: 'declined', reason: 'card-declined' });
  const declined = await Visitor.arrive(into(api.app));
  await declined.pay(await declined.prepare(offer));
  api.payments.next({ kind: 'lost' });
  const pending = await Visitor.arrive(into(api.app));
  await pending.pay(await pending.prepare(offer));
  await booked.call(sendEnquiry, { ...caller, about: '' });

  const all = ['abandoned', 'confirmed', 'declined', 'draft', 'pending'];
  expect(await leftAfter(0)).toEqual({ orders: all, payments: 5, sessions: 4, requests: 1 });
  expect((await leftAfter(1.9)).orders).toEqual(all);
  expect((await leftAfter(2.1)).orders).toEqual(['confirmed', 'declined', 'draft', 'pending']);
  expect(await leftAfter(7.1)).toEqual({
    orders: ['confirmed', 'declined', 'pending'],
    payments: 3,
    sessions: 0,
    requests: 1,
  });
  expect((await leftAfter(31)).orders).toEqual(['confirmed', 'pending']);
  expect(await leftAfter(400)).toEqual({
    orders: ['confirmed', 'pending'],
    payments: 2,
    sessions: 0,
    requests: 0,
  });
});

test('of what was charged and given back the charge is kept, and nothing of what was typed', async () => {
  const { flightAndMuseum } = mixedOrders(() => api);
  api.payments.next({ kind: 'approved' });
  api.museum.supplier('refuses');
  const { visitor, transactionId, orderId } = await flightAndMuseum('given-back', '2027-03-01');
  await visitor.pay(transactionId);
  const kept = async () => {
    const { db } = api.database;
    const of = db.selectFrom('payment_transaction').where('id', '=', transactionId);
    const order = await orderById(db, orderId);
    return {
      ...(await of.select(['status', 'amount']).executeTakeFirst()),
      items: order?.items.length,
      customer: order?.customer,
    };
  };
  const amount = 57_000 + TICKET.amount;
  await leftAfter(29);
  expect(await kept()).toMatchObject({
    status: 'refunded',
    amount,
    items: 2,
    customer: { email: customerDetails.email },
  });
  await leftAfter(31);
  expect(await kept()).toEqual({ status: 'refunded', amount, items: 0, customer: null });
  await leftAfter(400);
  expect(await kept()).toMatchObject({ status: 'refunded', amount });
});

test('what a supplier has to cancel still is kept until it has, by itself or by a person', async () => {
  const { flightAndMuseum } = mixedOrders(() => api);
  api.payments.next({ kind: 'approved' });
  api.museum.supplier('never cancels');
  const { db } = api.database;
  const { visitor, transactionId, orderId } = await flightAndMuseum('not-cancelled', '2027-03-02');
  await visitor.pay(transactionId);
  const items = async () => (await orderById(db, orderId))?.items.length;
  await leftAfter(400);
  expect(await items()).toBe(2);
  const becomes = (status: 'uncancelled' | 'refunded') =>
    db.updateTable('payment_transaction').set({ status }).where('id', '=', transactionId).execute();
  await becomes('uncancelled');
  await leftAfter(400);
  expect(await items()).toBe(2);
  await becomes('refunded');
  await leftAfter(400);
  expect(await items()).toBe(0);
  const charge = await db
    .selectFrom('payment_transaction')
    .select('status')
    .where('id', '=', transactionId)
    .executeTakeFirst();
  expect(charge?.status).toBe('refunded');
});

test('the API deletes by itself, from its start on', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.order(await offered('forgotten'));
  const clock = () => new Date(Date.now() + 10 * DAY_MS);
  const retention = startRetention({ db: api.database.db, clock, log: api.app.log }, DAYS);
  await retention.stop();
  expect((await visitor.look()).status).toBe(401);
  const left = await api.database.db.selectFrom('booking_order').select('status').execute();
  expect(left.map(({ status }) => status)).not.toContain('draft');
});

test('who reported what is forgotten with its hour, also when nobody reports any more', async () => {
  const { db } = api.database;
  const report = { kind: 'error', source: 'host', version: '1', page: '/', name: 'Error' };
  await api.app.inject({
    method: 'POST',
    url: sendReports.path,
    payload: { host: '1', reports: [report] },
  });
  const kept = async () => [
    (await db.selectFrom('report_count').select('seen_by').execute()).flatMap(({ seen_by: by }) => by).length,
    (await db.selectFrom('report_hour').selectAll().execute()).length,
    (await db.selectFrom('report_count').selectAll().execute()).length,
  ];
  // The error, and that a page of that version was troubled by it.
  expect(await kept()).toEqual([2, 1, 2]);
  await leftAfter(1 / 24);
  expect(await kept()).toEqual([0, 0, 2]);
});

test('that a mail was sent is kept for its time; one that waits stays', async () => {
  const { db } = api.database;
  await db.deleteFrom('mail').execute();
  const start = new Date();
  for (const about of ['sent', 'waiting'])
    await orderMail(
      db,
      { kind: 'greeting', about, recipient: 'lucia@ejemplo.test', language: null },
      start.toISOString(),
    );
  await db
    .updateTable('mail')
    .set({ ended: 'sent', ended_at: start.toISOString(), next_try_at: null, recipient: null })
    .where('about', '=', 'sent')
    .execute();
  const left = async () =>
    (await db.selectFrom('mail').select('about').orderBy('about').execute()).map(({ about }) => about);
  await leftAfter(29);
  expect(await left()).toEqual(['sent', 'waiting']);
  await leftAfter(31);
  expect(await left()).toEqual(['waiting']);
});

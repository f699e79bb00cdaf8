import { cancelBooking, findBooking } from '@alisio/shared-contracts/endpoints';
import { Life, type Lives, livesOf } from '../../testing/lives.ts';
import { mixedOrders } from '../../testing/mixed-orders.ts';
import { TICKET } from '../../testing/museum.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { customerDetails } from '../../testing/visitor.ts';
import { type Mail, sendDueMails } from '../mail/index.ts';
import { readSite } from '../site/index.ts';
import { orderMails, reconcilePayments } from './index.ts';

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

const { ticketOn, flightNamed, readyToPay } = mixedOrders(() => api);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reconcile = (life = new Life()) => lives.live(life, () => reconcilePayments(api.orderDeps, MINUTE));

let days = 0;
/** A booked ticket, which nobody could give back online; with a flight before it. */
async function booked({ withFlight = false } = {}) {
  const day = new Date(Date.UTC(2027, 4, ++days)).toISOString().slice(0, 10);
  const ticket = await ticketOn(day, 5);
  const flight = `beside-${day}`;
  const items = withFlight ? [await flightNamed(flight, 9), ticket] : [ticket];
  const { visitor, transactionId, orderId } = await readyToPay(items);
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  await api.database.db.deleteFrom('mail').execute();
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  return {
    ...{ visitor, transactionId, orderId, key, day },
    cancellations: async () =>
      (await visitor.call(findBooking, key)).items.map(({ cancellation }) => cancellation),
    refunds: () => api.payments.refunded().filter((one) => one === transactionId).length,
    tickets: () => api.museum.countOf(day),
    seats: () => api.inventory.seatsLeft(flight),
    /** as its order has it */
    row: (column: 'status' | 'watch_at') =>
      api.database.db
        .selectFrom('booking_order')
        .select(column)
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),
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

const why = {
  es: 'El museo cierra ese día por una obra.',
  en: 'The museum is closed that day for building work.',
};

test('what is called off by who gives it comes back whole without a press, and one mail says why', async () => {
  const { day, cancellations, refunds, tickets } = await booked();
  api.museum.callsOff(day);
  api.wait(11 * MINUTE);
  // Two processes come to it at once.
  await Promise.all([reconcile(), reconcile()]);
  const cancelled = { at: expect.any(String), returned: TICKET, isBack: true, calledOff: { place: 0, why } };
  expect(await cancellations()).toEqual([{ cancelled }]);
  expect([refunds(), await tickets()]).toEqual([1, { left: 5, paid: 0 }]);
  const [mail, ...others] = await delivered();
  expect(mail?.subject).toMatch(/^La reserva .* se canceló y te devolvemos el dinero$/);
  expect(mail?.text).toContain('Se canceló «Museo del Oro». El museo cierra ese día por una obra.');
  expect(mail?.text).toContain('18,50, todo lo que se cobró');
  expect(mail?.text).not.toContain('La cancelaste');
  expect(others).toEqual([]);
});

test('of an order of several it takes all along, and each item says which one it was', async () => {
  const { day, cancellations, refunds, tickets, seats } = await booked({ withFlight: true });
  const before = await seats();
  api.museum.callsOff(day);
  api.wait(11 * MINUTE);
  await reconcile();
  const told = (await cancellations()).map((one) => one?.cancelled?.calledOff);
  expect(told).toEqual([
    { place: 1, why },
    { place: 1, why },
  ]);
  expect([refunds(), await tickets(), (await seats()) > before]).toEqual([1, { left: 5, paid: 0 }, true]);
  expect((await delivered())[0]?.text).toContain('Como todo va junto, se cancela la reserva entera.');
});

test('what stands is asked about again and again, and no more when its day is over', async () => {
  const { day, row } = await booked();
  const watched = async () => (await row('watch_at')).watch_at;
  const first = await watched();
  api.wait(11 * MINUTE);
  await reconcile();
  const second = await watched();
  expect(second !== null && first !== null && second > first).toBe(true);
  api.wait(Date.parse(day) - api.orderDeps.clock().getTime() + 49 * HOUR);
  await reconcile();
  expect(await watched()).toBeNull();
  api.museum.callsOff(day);
  api.wait(HOUR);
  await reconcile();
  expect((await row('status')).status).toBe('confirmed');
});

test('what its buyer brought about gives back nothing beside it that is not free by its own terms', async () => {
  const title = { es: 'No pagaste el resto', en: 'You did not pay the rest' };
  const [beside, alone] = [await booked({ withFlight: true }), await booked()];
  for (const { day } of [beside, alone]) api.museum.callsOff(day, title);
  api.wait(11 * MINUTE);
  await reconcile();
  expect((await beside.row('status')).status).toBe('confirmed');
  expect([beside.refunds(), alone.refunds()]).toEqual([0, 1]);
  expect((await alone.cancellations())[0]?.cancelled?.calledOff).toEqual({ place: 0, why, title });
  const mails = await delivered();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('No pagaste el resto');
  expect(mails[0]?.text).not.toContain('Quien presta el servicio');
});

test('who gave it back themselves a moment before is not told that somebody else did', async () => {
  const { day, visitor, key, cancellations, refunds } = await booked();
  api.museum.takesBackUntil(day, api.orderDeps.clock().getTime() + HOUR);
  await visitor.call(cancelBooking, key);
  api.museum.callsOff(day);
  api.wait(11 * MINUTE);
  await reconcile();
  expect((await cancellations())[0]?.cancelled?.calledOff).toBeUndefined();
  expect([refunds(), (await delivered()).length]).toEqual([1, 1]);
});

/** Where the server dies while it calls off: at some thirty places, of which the suite takes a few. `KILL_EVERY=1` takes all. */
const EVERY = Number(process.env.KILL_EVERY ?? 7);

test('wherever the server dies while it calls off, all of it is back in the end, once, and told once', async () => {
  let deaths = 0;
  for (let at = 1; ; at += EVERY) {
    const { day, cancellations, refunds, tickets } = await booked({ withFlight: at % 2 === 0 });
    api.museum.callsOff(day);
    api.wait(11 * MINUTE);
    const life = new Life(at);
    await reconcile(life).catch(() => undefined);
    for (const minutes of [11, 5, 10]) {
      api.wait(minutes * MINUTE);
      await reconcile();
    }
    const told = (await cancellations()).map((one) => one?.cancelled?.isBack);
    expect({ at, told: [...new Set(told)], refunds: refunds(), ...(await tickets()) }).toEqual({
      at,
      told: [true],
      refunds: 1,
      left: 5,
      paid: 0,
    });
    expect(await delivered()).toHaveLength(1);
    if (!life.isOver) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(20 / EVERY);
});

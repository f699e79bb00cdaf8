import { reconcilePayments } from '../src/orders/index.ts';
import { Life, type Lives, livesOf } from './lives.ts';
import { mixedOrders } from './mixed-orders.ts';
import { Purchase, type PurchaseEnd } from './purchase.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { into } from './visitor.ts';

const MINUTE = 60_000;

/** What came of one purchase whose server was killed on the way. */
export interface Aftermath {
  /** what it came to last; nothing where it came to its end before */
  killedBefore: string | undefined;
  /** told to be booked, and not booked */
  lostBookings: number;
  /** charged, not booked, and not given back */
  unbookedCharges: number;
  /** more charges than one for a booking */
  doubleCharges: number;
  /** seats and tickets that are held for nobody, or sold and not held */
  strayHolds: number;
  /** who came back had no booking in the end */
  unserved: number;
}

export interface KillDesk {
  api: TestApi;
  /** Purchases of a flight and a ticket, or some, from a server that is killed; another one starts and reconciles. */
  buy: (killed: KilledPurchase) => Promise<Aftermath>;
  close: () => Promise<void>;
}

/** Whom the offer of the factory seats. */
const SEATED = 3;

export interface KilledPurchase {
  /** before the how many-th thing that their server does it is killed */
  at: number;
  /** whether they go on when another server is there, or stay away */
  comesBack: boolean;
  answerIsLost?: boolean;
  /** days at the museum beside the flight; one unless told */
  days?: number;
  /** who buy the same from the same server at the same moment */
  buyers?: number;
}

/** The API on a database of its own, in processes that die when they are told. */
export async function killDesk(): Promise<KillDesk> {
  let lives: Lives | undefined;
  const api = await startTestApi({}, undefined, (ports) => {
    lives = livesOf(ports);
    return lives.deps;
  });
  const { live } = lives ?? livesOf(api.orderDeps);
  const orders = mixedOrders(() => api);
  const send = into(api.app);
  let bought = 0;
  let opened = 0;

  /** Long enough that a charge belongs to nobody, and that suppliers are asked again. */
  async function reconcile(): Promise<void> {
    for (let runs = 0; runs < 3; runs++) {
      api.wait(2 * MINUTE);
      await reconcilePayments(api.orderDeps, MINUTE);
    }
  }

  async function returnOnce(purchase: Purchase): Promise<PurchaseEnd> {
    const told = await purchase.go();
    if (told.kind === 'pending') await reconcile();
    return told;
  }

  async function buy({
    at,
    comesBack,
    answerIsLost = false,
    days: visited = 1,
    buyers = 1,
  }: KilledPurchase): Promise<Aftermath> {
    const name = `killed-${++bought}`;
    const days = Array.from({ length: visited }, () =>
      new Date(Date.UTC(2026, 6, ++opened)).toISOString().slice(0, 10),
    );
    const room = { seats: SEATED * (buyers + 1), tickets: buyers + 1 };
    const items = [
      await orders.flightNamed(name, room.seats),
      ...(await Promise.all(days.map((day) => orders.ticketOn(day, room.tickets)))),
    ];
    const purchases = Array.from({ length: buyers }, () => new Purchase(send, items));
    const before = new Set(api.payments.approvedKeys());
    const life = new Life(at);
    api.payments.next({ kind: answerIsLost ? 'lost' : 'approved' });
    const told = await Promise.all(purchases.map((purchase) => live(life, () => purchase.go())));
    api.payments.next({ kind: 'approved' });
    await reconcile();
    for (const [i, purchase] of purchases.entries())
      for (let returns = 0; comesBack && told[i]?.kind !== 'confirmed' && returns < 3; returns++)
        told[i] = await returnOnce(purchase);
    await reconcile();

    const orderIds = purchases.map(({ orderId }) => orderId);
    const booked = await api.database.db
      .selectFrom('booking_order')
      .select('booking_reference')
      .where('id', 'in', orderIds)
      .where('status', '=', 'confirmed')
      .execute();
    const references = booked.map(({ booking_reference: reference }) => reference);
    const refunded = api.payments.refunded();
    const charged = api.payments.approvedKeys().filter((key) => !before.has(key) && !refunded.includes(key));
    const seats = await api.inventory.seatsLeft(name);
    const tickets = await Promise.all(days.map((day) => api.museum.countOf(day)));
    const strayTickets = tickets.map(
      ({ left, paid }) => Math.abs(room.tickets - left - booked.length) + Math.abs(paid - booked.length),
    );
    return {
      killedBefore: life.isOver ? life.passed.at(-1) : undefined,
      lostBookings: told.filter((end) => end.kind === 'confirmed' && !references.includes(end.referenceId))
        .length,
      unbookedCharges: Math.max(0, charged.length - booked.length),
      doubleCharges: Math.max(0, charged.length - buyers),
      strayHolds:
        Math.abs(room.seats - seats - SEATED * booked.length) +
        strayTickets.reduce((sum, stray) => sum + stray, 0),
      unserved: comesBack ? buyers - booked.length : 0,
    };
  }

  return { api, buy, close: api.close };
}

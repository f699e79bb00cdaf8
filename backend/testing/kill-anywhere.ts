import { reconcilePayments } from '../src/orders/index.ts';
import { Life, type Lives, livesOf } from './lives.ts';
import { mixedOrders } from './mixed-orders.ts';
import { Purchase } from './purchase.ts';
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
  /**
   * One purchase of a flight and a ticket. Before the `at`-th thing that its server does it is killed; another one
   * starts, the reconciliation runs, and whoever bought goes on or stays away.
   */
  buy: (at: number, how: { comesBack: boolean; answerIsLost?: boolean }) => Promise<Aftermath>;
  close: () => Promise<void>;
}

const SEATS = 9;
const TICKETS = 5;
/** Whom the offer of the factory seats. */
const SEATED = 3;

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

  /** Long enough that a charge belongs to nobody, and that suppliers are asked again. */
  async function reconcile(): Promise<void> {
    for (let runs = 0; runs < 3; runs++) {
      api.wait(2 * MINUTE);
      await reconcilePayments(api.orderDeps, MINUTE);
    }
  }

  async function buy(
    at: number,
    { comesBack, answerIsLost = false }: { comesBack: boolean; answerIsLost?: boolean },
  ): Promise<Aftermath> {
    const name = `killed-${++bought}`;
    const day = new Date(Date.UTC(2027, 0, bought)).toISOString().slice(0, 10);
    const items = [await orders.flightNamed(name, SEATS), await orders.ticketOn(day, TICKETS)];
    const purchase = new Purchase(send, items);
    const charges = new Set(api.payments.approvedKeys());
    const life = new Life(at);
    api.payments.next({ kind: answerIsLost ? 'lost' : 'approved' });
    let told = await live(life, () => purchase.go());
    api.payments.next({ kind: 'approved' });
    await reconcile();
    for (let returns = 0; comesBack && told.kind !== 'confirmed' && returns < 3; returns++) {
      told = await purchase.go();
      if (told.kind === 'pending') await reconcile();
    }
    await reconcile();

    const order = await api.database.db
      .selectFrom('booking_order')
      .select(['status', 'booking_reference'])
      .where('id', '=', purchase.orderId)
      .executeTakeFirst();
    const isBooked = order?.status === 'confirmed' ? 1 : 0;
    const charged = api.payments
      .approvedKeys()
      .filter((key) => !charges.has(key) && !api.payments.refunded().includes(key)).length;
    const [seats, tickets] = [await api.inventory.seatsLeft(name), await api.museum.countOf(day)];
    const isLost = told.kind === 'confirmed' && order?.booking_reference !== told.referenceId;
    return {
      killedBefore: life.isOver ? life.passed.at(-1) : undefined,
      lostBookings: isLost ? 1 : 0,
      unbookedCharges: Math.max(0, charged - isBooked),
      doubleCharges: Math.max(0, charged - 1),
      strayHolds:
        Math.abs(SEATS - seats - SEATED * isBooked) +
        Math.abs(TICKETS - tickets.left - isBooked) +
        Math.abs(tickets.paid - isBooked),
      unserved: comesBack && !isBooked ? 1 : 0,
    };
  }

  return { api, buy, close: api.close };
}

import {
  cancelBooking,
  createBillingInfo,
  createPassenger,
  createPaymentInfo,
  setCustomer,
  setOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import { newCartId, type OrderItem } from '@alisio/shared-contracts/orders';
import type { OrderState } from '../src/database/schema.ts';
import { reconcilePayments } from '../src/orders/index.ts';
import { deleteWhatIsOver } from '../src/retention/index.ts';
import { Life, type Lives } from './lives.ts';
import { cartOf, mixedOrders, sumOf, visitorName } from './mixed-orders.ts';
import { CARTS, FREE_UNTIL, type OUTCOMES, type Part, type Step, type SUPPLIERS } from './order-steps.ts';
import type { TestApi } from './test-api.ts';
import { billingFor, cardFor, customerDetails, into, passengers, Visitor } from './visitor.ts';

const MINUTE = 60_000;
const SEATS = 30;
/** Whom the offer of the factory seats. */
const SEATED = 3;
const RETENTION = { drafts: 7, declined: 30, abandoned: 2, sessions: 1, enquiries: 365, mails: 30 };

interface Transaction {
  id: string;
  status: string;
}

interface Seen {
  id: string;
  status: OrderState;
  booking_reference: string | null;
  transactions: Transaction[];
}

/** Where an order may be after somebody paid, by what the provider and the supplier said while the server lived. */
function afterPaying(outcome: (typeof OUTCOMES)[number], supplier: (typeof SUPPLIERS)[number]): OrderState {
  if (outcome === 'declined') return 'declined';
  if (outcome === 'voided') return 'draft';
  if (outcome === 'unknown' || outcome === 'lost') return 'pending';
  if (supplier === 'answers') return 'confirmed';
  return supplier === 'refuses' ? 'declined' : 'pending';
}

/** What who edits an order is told when it cannot be edited. */
const refusalIn = (status: OrderState) =>
  status === 'abandoned' ? '/problems/order-replaced' : '/problems/order-state';

const UNDER_WAY: readonly OrderState[] = ['paying', 'pending'];

/**
 * One session at the real API beside what is known of it without looking: which order is which cart's, what was said of
 * it, and where each step may lead. After each step the two are compared, and what is held, charged and booked is counted
 * in the database, at the provider and at the supplier.
 */
export class OrderModel {
  readonly #api: TestApi;
  readonly #live: Lives['live'];
  readonly #visitor: Visitor;
  readonly #items: readonly OrderItem[][];
  readonly #names: readonly string[];
  readonly #days: readonly string[];
  readonly #carts: [string, string] = [newCartId(), newCartId()];
  /** of which cart each order is */
  readonly #orders = new Map<string, 0 | 1>();
  readonly #keys = new Set<string>();
  #said = new Set<Part>();
  #cart: 0 | 1 | undefined;
  #transactionId: string | undefined;

  private constructor(
    api: TestApi,
    live: Lives['live'],
    visitor: Visitor,
    kept: { items: OrderItem[][]; names: string[]; days: string[] },
  ) {
    this.#api = api;
    this.#live = live;
    this.#visitor = visitor;
    this.#items = kept.items;
    this.#names = kept.names;
    this.#days = kept.days;
  }

  /** @param name of this run's flight; `firstDay`: of three days at the museum that are its own */
  static async begin(api: TestApi, live: Lives['live'], name: string, firstDay: number): Promise<OrderModel> {
    api.payments.next({ kind: 'approved' });
    api.payments.losesRefunds(false);
    api.museum.supplier('answers');
    const { flightNamed, ticketOn } = mixedOrders(() => api);
    const days = [0, 1, 2].map((more) =>
      new Date(Date.UTC(2027, 0, firstDay + more)).toISOString().slice(0, 10),
    );
    const names = [name];
    const [one, ...free] = await Promise.all(days.map((day) => ticketOn(day, SEATS)));
    for (const day of days) api.museum.takesBackUntil(day, FREE_UNTIL);
    const items = [[await flightNamed(name, SEATS), ...(one ? [one] : [])], free];
    return new OrderModel(api, live, await Visitor.arrive(into(api.app)), { items, names, days });
  }

  get #content() {
    return CARTS[this.#cart ?? 0];
  }

  get #price() {
    return { price: { intTotal: sumOf(this.#items[this.#cart ?? 0] ?? []) } };
  }

  async #seen(id = this.#visitor.orderId): Promise<Seen | undefined> {
    const { db } = this.#api.database;
    const order = await db
      .selectFrom('booking_order')
      .select(['id', 'status', 'booking_reference'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!order) return undefined;
    const transactions = await db
      .selectFrom('payment_transaction')
      .select(['id', 'status'])
      .where('order_id', '=', id)
      .execute();
    return { ...order, transactions };
  }

  async #order(cart: 0 | 1): Promise<void> {
    const before = await this.#seen();
    const { answer, problem } = await this.#visitor.ask(
      setOrder,
      cartOf(this.#items[cart] ?? [], this.#carts[cart]),
    );
    const isOther = this.#cart !== undefined && this.#cart !== cart;
    if (isOther && before && UNDER_WAY.includes(before.status)) {
      // A cart that is booked already stays that, whatever else is being paid.
      if (problem) expect(problem.type).toBe('/problems/order-busy');
      if (!answer) return;
    }
    if (!answer) throw new Error(`set/order: ${JSON.stringify(problem)}`);
    if (answer.id !== this.#visitor.orderId) {
      this.#said = new Set();
      this.#transactionId = undefined;
      if (before && isOther && (before.status === 'draft' || before.status === 'declined')) {
        const left = await this.#seen(before.id);
        expect(['abandoned', before.status]).toContain(left?.status);
      }
    }
    this.#cart = cart;
    this.#visitor.orderId = answer.id;
    this.#orders.set(answer.id, cart);
    const now = await this.#seen();
    if (now?.status === 'draft' && !before) expect(now.transactions).toEqual([]);
  }

  async #say(part: Part): Promise<void> {
    const before = await this.#seen();
    if (!before || !this.#content.parts.some((one) => one === part)) return;
    const { orderId } = this.#visitor;
    const asked = this.#content.flights > 0 ? [{}, { visitorName }] : [{ visitorName }, { visitorName }];
    const { status, problem } = await {
      customer: () => this.#visitor.ask(setCustomer, { orderId, customerDetails }),
      passengers: () => this.#visitor.ask(createPassenger, { orderId, passengers }),
      particulars: () => this.#visitor.ask(setParticulars, { orderId, items: asked }),
      billing: () =>
        this.#visitor.ask(createBillingInfo, { orderId, billingInformation: billingFor(this.#price) }),
    }[part]();
    const isOpen = before.status === 'draft' || before.status === 'declined';
    if (isOpen) expect({ part, status }).toEqual({ part, status: 200 });
    else expect(problem?.type).toBe(refusalIn(before.status));
    if (isOpen) this.#said.add(part);
    expect((await this.#seen())?.status).toBe(before.status);
  }

  async #card(): Promise<void> {
    const before = await this.#seen();
    if (!before) return;
    const { orderId } = this.#visitor;
    const { answer, problem } = await this.#visitor.ask(createPaymentInfo, {
      orderId,
      paymentInformation: cardFor(this.#price),
    });
    if (before.status === 'draft' || before.status === 'declined') {
      if (!answer) throw new Error(JSON.stringify(problem));
      this.#transactionId = answer.transactionId;
      this.#keys.add(answer.transactionId);
    } else expect(problem?.type).toBe(refusalIn(before.status));
  }

  async #pay({ outcome, supplier, diesAt }: Extract<Step, { do: 'pay' }>): Promise<void> {
    const before = await this.#seen();
    const transactionId = this.#transactionId;
    const transaction = before?.transactions.find(({ id }) => id === transactionId);
    if (!before || !transactionId || !transaction) return;
    const { payments, museum } = this.#api;
    payments.next(outcome === 'declined' ? { kind: 'declined', reason: 'card-declined' } : { kind: outcome });
    museum.supplier(supplier);
    const life = new Life(diesAt || undefined);
    const { status, problem } = await this.#live(life, () => this.#visitor.pay(transactionId));
    const now = await this.#seen();
    payments.next({ kind: 'approved' });
    if (life.isOver) return;
    const missing = this.#content.parts.find((part) => !this.#said.has(part));
    if (transaction.status === 'created' && missing) {
      expect({ status, reason: problem?.reason }).toEqual({ status: 409, reason: missing });
      expect(now?.status).toBe(before.status);
    } else if (transaction.status === 'created') expect(now?.status).toBe(afterPaying(outcome, supplier));
    else if (!UNDER_WAY.includes(before.status)) expect(now?.status).toBe(before.status);
  }

  async #cancel({ presses, diesAt }: Extract<Step, { do: 'cancel' }>): Promise<void> {
    const before = await this.#seen();
    if (!before?.booking_reference) return;
    const key = { referenceId: before.booking_reference, email: customerDetails.email };
    const life = new Life(diesAt || undefined);
    const answers = await this.#live(life, () =>
      Promise.all(Array.from({ length: presses }, () => this.#visitor.ask(cancelBooking, key))),
    );
    const now = await this.#seen();
    if (life.isOver) {
      expect(['confirmed', 'cancelled']).toContain(now?.status);
      return;
    }
    const { isFree } = this.#content;
    for (const { answer, problem } of answers) {
      if (isFree) expect(answer?.items[0]?.cancellation?.cancelled).toBeDefined();
      else expect(problem?.reason).toBe('by-phone');
    }
    expect(now?.status).toBe(isFree ? 'cancelled' : before.status);
  }

  async #reconcile({ minutes, diesAt }: Extract<Step, { do: 'reconcile' }>): Promise<void> {
    this.#api.wait(minutes * MINUTE);
    await this.#live(new Life(diesAt || undefined), () =>
      reconcilePayments(this.#api.orderDeps, MINUTE),
    ).catch(() => undefined);
  }

  async #retention(days: number): Promise<void> {
    this.#api.wait(days * 24 * 60 * MINUTE);
    const now = this.#api.orderDeps.clock();
    // Its session is one that is still used.
    await deleteWhatIsOver(this.#api.database.db, { ...RETENTION, sessions: 36_500 }, now);
    await this.#api.database.db
      .updateTable('session')
      .set({ expires_at: new Date(now.getTime() + 60 * 24 * 60 * MINUTE).toISOString() })
      .execute();
    if (!(await this.#seen())) this.#transactionId = undefined;
  }

  async step(step: Step): Promise<void> {
    switch (step.do) {
      case 'order':
        await this.#order(step.cart);
        break;
      case 'say':
        await this.#say(step.part);
        break;
      case 'card':
        await this.#card();
        break;
      case 'pay':
        await this.#pay(step);
        break;
      case 'cancel':
        await this.#cancel(step);
        break;
      case 'reconcile':
        await this.#reconcile(step);
        break;
      case 'refunds':
        this.#api.payments.losesRefunds(step.areLost);
        break;
      case 'retention':
        await this.#retention(step.days);
    }
    await this.#check();
  }

  async #all(): Promise<(Seen & { content: (typeof CARTS)[number] })[]> {
    const seen = await Promise.all(
      Array.from(this.#orders, async ([id, cart]) => {
        const order = await this.#seen(id);
        return order ? [{ ...order, content: CARTS[cart] }] : [];
      }),
    );
    return seen.flat();
  }

  /** What has to be true at every moment. */
  async #check(): Promise<void> {
    const orders = await this.#all();
    const isOver = ({ status }: Seen) =>
      status === 'confirmed' || status === 'cancelled' || status === 'abandoned';
    expect(orders.filter((order) => !isOver(order)).length).toBeLessThanOrEqual(1);
    const held = { flights: 0, tickets: 0 };
    for (const { status, transactions, content } of orders) {
      const holds = status === 'paying' || status === 'pending' || status === 'confirmed' ? 1 : 0;
      const times = holds + transactions.filter((one) => isGoingBack(one)).length;
      held.flights += times * content.flights;
      held.tickets += times * content.tickets;
    }
    const { inventory, museum } = this.#api;
    const seats = await Promise.all(this.#names.map((name) => inventory.seatsLeft(name)));
    const tickets = await Promise.all(this.#days.map((day) => museum.countOf(day)));
    expect({
      flights: seats.reduce((sum, left) => sum + (SEATS - left) / SEATED, 0),
      tickets: tickets.reduce((sum, { left }) => sum + SEATS - left, 0),
    }).toEqual(held);
    for (const { status, transactions } of orders) {
      const booked = transactions.filter((one) => one.status === 'approved');
      expect(booked.length).toBe(status === 'confirmed' ? 1 : 0);
      const charged = transactions.filter(({ id }) => this.#charged().includes(id));
      const known = ['charging', 'charged', 'approved', 'refunding'];
      expect(charged.filter((one) => !known.includes(one.status))).toEqual([]);
    }
  }

  /** Of this run: approved, and not given back. */
  #charged(): string[] {
    const { payments } = this.#api;
    const back = payments.refunded();
    return payments.approvedKeys().filter((key) => this.#keys.has(key) && !back.includes(key));
  }

  /** All answer again, and time passes: what is charged is booked, what is not booked is given back, nothing is held. */
  async end(): Promise<void> {
    this.#api.museum.supplier('answers');
    this.#api.payments.losesRefunds(false);
    for (const minutes of [2, 5, 10, 70, 70]) await this.#reconcile({ do: 'reconcile', minutes, diesAt: 0 });
    await this.#check();
    const orders = await this.#all();
    const confirmed = orders.filter(({ status }) => status === 'confirmed');
    const booked = confirmed.reduce((sum, { content }) => sum + content.tickets, 0);
    const onTheirWay = orders.flatMap(({ transactions }) =>
      transactions.filter((one) => one.status === 'charging' || one.status === 'charged' || isGoingBack(one)),
    );
    expect(onTheirWay).toEqual([]);
    const listed = await Promise.all(this.#days.map((day) => this.#api.museum.countOf(day)));
    expect({
      charged: this.#charged().length,
      listed: listed.reduce((sum, { paid }) => sum + paid, 0),
    }).toEqual({ charged: confirmed.length, listed: booked });
  }
}

const isGoingBack = ({ status }: Transaction) => status === 'refunding' || status === 'cancelling';

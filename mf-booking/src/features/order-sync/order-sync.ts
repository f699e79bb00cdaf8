import { isProblem } from '@alisio/platform/sdk/api';
import type { KnownSaves } from './known-saves.ts';
import {
  ORDER_PARTS,
  type OrderPart,
  type OrderParts,
  SAVE_DELAY_MS,
  type SaveState,
  type SendParts,
} from './order-parts.ts';
import { type Slot, slotFor } from './slot.ts';

/** First pause before a part that got no answer is sent again; doubled each time, up to the second. Milliseconds. */
const RETRY_MS = { first: 2000, longest: 30_000 } as const;

export interface OrderSync {
  /** What a part holds now; nothing while it cannot be sent. The same content again changes nothing. */
  put: <Part extends OrderPart>(part: Part, payload: OrderParts[Part] | undefined) => void;
  /** Sends now what has changed, of all parts or of those named. @throws what the first failed call threw */
  flush: (...parts: OrderPart[]) => Promise<void>;
  /** Sends what it can in calls that outlive the page. */
  leave: () => void;
  /** Forgets what was saved, of all parts or of those named, so that the next flush sends it again. */
  forget: (...parts: OrderPart[]) => void;
  stateOf: (part: OrderPart) => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** counts up with each change */
  revision: () => number;
  /** Sends nothing any more. */
  stop: () => void;
}

export interface OrderSyncListener {
  /** hears what another try would not better, `price-changed` for one */
  onProblem: (part: OrderPart, error: unknown) => void;
  /** another tab of the session had ordered something else; this page's order is set again */
  onReplaced: () => void;
}

/** No answer, or one that another try may better. */
const isPassing = (error: unknown): boolean =>
  isProblem(error) &&
  (error.status === 0 || error.status === 429 || error.status >= 500 || isProblem(error, 'order-busy'));

/** The server has no order that these parts could go into: it is made again. */
const lacksOrder = (error: unknown): boolean =>
  isProblem(error, 'order-not-found') || isProblem(error, 'order-replaced');

/**
 * §8: a save that failed is logged; its section says no more than that it is not saved yet. How the order stands, or
 * that an offer is gone, is an answer: the page tells it, or waits.
 */
function logSave(part: OrderPart, error: unknown): void {
  if (!isProblem(error) || (error.status !== 409 && error.status !== 404))
    console.warn('order save', part, error);
}

/** What is said at the order's total, which what is added to it changes. */
const isPriced = (part: OrderPart): boolean => part === 'billing' || part === 'card';

const addsNothing = (services: OrderParts['services'] | undefined): boolean =>
  services?.every(({ added }) => added.length === 0) ?? false;

/**
 * Keeps the order on the server in step with what is typed (§4): each part after its own pause, one call at a time,
 * the order before its parts, and what is added to it before what it is billed and paid at. A call without an answer is repeated; an order that the server no longer knows (the
 * session ended) or has left for that of another tab is made again with everything in it.
 *
 * @param known what was saved before the page was begun anew: it is sent again, and shows as saved meanwhile
 */
export function createOrderSync(
  send: SendParts,
  { onProblem, onReplaced }: OrderSyncListener,
  known?: KnownSaves,
): OrderSync {
  const before = (part: OrderPart) =>
    known && {
      has: (key: string) => known.has(part, key),
      keep: (key: string) => known.keep(part, key),
      drop: () => known.drop(part),
    };
  const slots: { [Part in OrderPart]: Slot<OrderParts[Part]> } = {
    order: slotFor(send.order, before('order')),
    services: slotFor(send.services, before('services')),
    customer: slotFor(send.customer, before('customer')),
    passengers: slotFor(send.passengers, before('passengers')),
    particulars: slotFor(send.particulars, before('particulars')),
    billing: slotFor(send.billing, before('billing')),
    card: slotFor(send.card),
  };
  const listeners = new Set<() => void>();
  let queue: Promise<void> = Promise.resolve();
  let revision = 0;
  let stopped = false;
  let isOrdered = false;

  function tell(): void {
    revision += 1;
    for (const listener of listeners) listener();
  }

  /** What waits for a total does not go out before what makes it. */
  const delayOf = (part: OrderPart) =>
    isPriced(part) && slots.services.isDue()
      ? Math.max(SAVE_DELAY_MS[part], SAVE_DELAY_MS.services)
      : SAVE_DELAY_MS[part];

  function later(part: OrderPart, delay: number): void {
    const slot = slots[part];
    clearTimeout(slot.timer);
    if (stopped || !slot.isDue()) return;
    slot.timer = setTimeout(() => void enqueue(part).catch(() => undefined), delay);
  }

  /** What was saved before goes out again after its pause. */
  function forget(parts: readonly OrderPart[]): void {
    for (const part of parts) {
      if (slots[part].state() !== 'saved') continue;
      slots[part].forget();
      later(part, delayOf(part));
    }
  }

  async function saveOne(part: OrderPart): Promise<void> {
    const slot = slots[part];
    if (!slot.isDue()) return;
    slot.saving = true;
    tell();
    try {
      await slot.send();
      if (part !== 'order') return;
      // Another cart is another order: the server may not have carried everything over.
      if (isOrdered) forget(ORDER_PARTS.slice(1));
      isOrdered = true;
    } finally {
      slot.saving = false;
      tell();
    }
  }

  async function saveInOrder(part: OrderPart): Promise<void> {
    if (isPriced(part)) await saveOne('services');
    await saveOne(part);
  }

  async function saveWithOrder(part: OrderPart): Promise<void> {
    await saveOne('order');
    if (part === 'order') return;
    try {
      await saveInOrder(part);
    } catch (error) {
      // A copy of this tab may have added something else: the order is to cost what this page shows.
      if (isPriced(part) && isProblem(error, 'price-changed') && slots.services.recall())
        return saveInOrder(part);
      if (!lacksOrder(error)) throw error;
      forget(ORDER_PARTS);
      await saveOne('order');
      await saveInOrder(part);
      if (isProblem(error, 'order-replaced')) onReplaced();
    }
  }

  async function save(part: OrderPart): Promise<void> {
    clearTimeout(slots[part].timer);
    if (stopped) return;
    const slot = slots[part];
    try {
      await saveWithOrder(part);
      slot.failures = 0;
    } catch (error) {
      slot.failures += 1;
      logSave(part, error);
      tell();
      if (isPassing(error))
        later(part, Math.min(RETRY_MS.first * 2 ** (slot.failures - 1), RETRY_MS.longest));
      else onProblem(part, error);
      throw error;
    }
  }

  function enqueue(part: OrderPart): Promise<void> {
    const turn = queue.then(() => save(part));
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    put(part, payload) {
      const wasEmpty = slots[part].state() === 'empty';
      if (!slots[part].put(payload)) return;
      // An order begins with nothing added.
      if (part === 'services' && wasEmpty && addsNothing(slots.services.payload())) slots.services.assume();
      later(part, delayOf(part));
      tell();
    },
    async flush(...parts) {
      const wanted = ORDER_PARTS.filter((part) => parts.length === 0 || parts.includes(part));
      const due = () => wanted.filter((part) => slots[part].isDue() || slots[part].saving);
      // A second round sends what an order made anew lacks.
      for (let round = 0; round < 3 && due().length > 0; round++) {
        const turns = await Promise.allSettled(due().map(enqueue));
        const failed = turns.find((turn) => turn.status === 'rejected');
        if (failed) throw failed.reason;
      }
    },
    leave() {
      if (stopped) return;
      const due = ORDER_PARTS.filter((part) => part !== 'card' && slots[part].isDue() && !slots[part].saving)
        // These would race what makes their total.
        .filter((part) => !isPriced(part) || !slots.services.isDue());
      // Without an order the others would be refused; there is no time to wait for its answer.
      const now = slots.order.isDue() ? due.filter((part) => part === 'order') : due;
      for (const part of now) slots[part].send(true).then(tell, (error: unknown) => logSave(part, error));
    },
    forget: (...parts) => forget(parts.length > 0 ? parts : ORDER_PARTS),
    stateOf: (part) => slots[part].state(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
    stop() {
      stopped = true;
      for (const part of ORDER_PARTS) clearTimeout(slots[part].timer);
    },
  };
}

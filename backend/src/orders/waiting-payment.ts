import type {
  AnswerOf,
  BodyOf,
  callOffWaitingPayment,
  findWaitingPayment,
} from '@alisio/shared-contracts/endpoints';
import { bookingOf } from './confirmed-booking.ts';
import type { OrderDeps } from './deps.ts';
import { endPage } from './direct-payment.ts';
import { type Order, orderById } from './order-repository.ts';
import { askPage, hostedOf } from './page-state.ts';
import { isOnPage, type PaymentTransaction, transactionById } from './transaction-repository.ts';

/** As long as a device keeps the key: the booking is then found by its reference, as any other. */
const TOLD_FOR_MS = 48 * 60 * 60_000;

type Key = BodyOf<typeof findWaitingPayment>;
interface Known {
  order: Order;
  transaction: PaymentTransaction;
}

/** The payment that a key opens, with its order as it is now. */
async function known({ db }: OrderDeps, { orderId, transactionId }: Key): Promise<Known | undefined> {
  const transaction = await transactionById(db, transactionId);
  if (transaction?.order_id !== orderId) return undefined;
  const order = await orderById(db, orderId);
  return order && { order, transaction };
}

/**
 * How a payment stands, whoever holds its key: by card too, since the session that charged it may be over. Of one on the
 * provider's page the provider is asked, as for the tab that began it; where it is silent, what is written down is told.
 */
export async function waitingPayment(
  deps: OrderDeps,
  key: Key,
): Promise<AnswerOf<typeof findWaitingPayment>> {
  const before = await known(deps, key);
  if (before?.transaction.status === 'charging' && isOnPage(before.transaction))
    await askPage(deps, before.transaction).catch((error: unknown) =>
      deps.log.error({ err: error, transactionId: key.transactionId }, 'payment not settled yet'),
    );
  const now = before && (await known(deps, key));
  if (!now) return { status: 'over' };
  const { order, transaction } = now;
  if (deps.clock().getTime() - Date.parse(transaction.created_at) > TOLD_FOR_MS) return { status: 'over' };
  switch (transaction.status) {
    case 'charging': {
      if (!isOnPage(transaction)) return { status: 'pending' };
      const { hosted } = hostedOf(transaction);
      if (!hosted) return { status: 'over' };
      const { amount, currency } = transaction;
      return {
        status: 'waiting',
        titles: order.items.map(({ title }) => title),
        total: { amount, currency },
        hosted,
      };
    }
    case 'charged':
      return { status: 'pending' };
    case 'approved':
      return { status: 'confirmed', booking: await bookingOf(deps, order) };
    default:
      return { status: 'over' };
  }
}

/** Calls off a payment on the provider's page, whoever holds its key. @throws ProblemError order-busy */
export async function callOffWaiting(
  deps: OrderDeps,
  key: Key,
): Promise<AnswerOf<typeof callOffWaitingPayment>> {
  const found = await known(deps, key);
  return found && isOnPage(found.transaction) ? endPage(deps, found.transaction) : { isOver: true };
}

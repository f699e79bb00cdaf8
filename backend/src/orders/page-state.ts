import type { HostedPayment } from '@alisio/shared-contracts/endpoints';
import { sql } from 'kysely';
import type { PageState } from '../payments/index.ts';
import type { OrderDeps } from './deps.ts';
import type { Order } from './order-repository.ts';
import { settlePayment } from './settle-payment.ts';
import {
  isOnPage,
  moveTransaction,
  type PaymentTransaction,
  transactionById,
} from './transaction-repository.ts';
import { voucherMail } from './voucher-mail.ts';

/** How often a payment on the provider's page is asked about, of which a notice may have been lost. */
export const ASK_EVERY_MS = 60_000;

/**
 * Writes down how a payment on the provider's page stands: until when it can be paid and by which voucher, or what came
 * of it. Exactly as any other charge is settled, once, whoever learns it.
 */
async function learn(deps: OrderDeps, transaction: PaymentTransaction, state: PageState): Promise<void> {
  const { id } = transaction;
  const now = deps.clock();
  const next_try_at = new Date(now.getTime() + ASK_EVERY_MS).toISOString();
  if (state.kind !== 'open' && state.kind !== 'unknown') return settlePayment(deps, id, state);
  // Whoever asked meanwhile may know more by now: only what was told is written, and no time is shortened by an older one.
  const voucher = state.kind === 'open' ? state.voucher?.reference : undefined;
  const told =
    state.kind === 'open'
      ? {
          page_until: sql<string>`greatest(page_until, ${state.until}::timestamptz)`,
          ...(voucher === undefined ? {} : { voucher }),
        }
      : {};
  await deps.db.transaction().execute(async (tx) => {
    const isWaiting = await moveTransaction(tx, id, 'charging', { status: 'charging', next_try_at, ...told });
    if (isWaiting && voucher !== undefined) await voucherMail(tx, transaction, now.toISOString());
  });
}

const pageOf = ({ id: key, page_until: until, created_at }: PaymentTransaction) => ({
  key,
  until: until ?? created_at,
});

/** Where and until when it can be paid still. */
export function hostedOf({ page_url: url, page_until: until, voucher }: PaymentTransaction): {
  hosted?: HostedPayment;
} {
  if (url === null || until === null) return {};
  return { hosted: { url, until, ...(voucher ? { voucher: { reference: voucher } } : {}) } };
}

/** The payment on a page that an order waits for, or waited for last. */
async function lastOnPage(
  { db }: Pick<OrderDeps, 'db'>,
  { transaction_id: id }: Order,
): Promise<PaymentTransaction | undefined> {
  const transaction = id === null ? undefined : await transactionById(db, id);
  return transaction && isOnPage(transaction) ? transaction : undefined;
}

/** The payment on a page that an order waits for; nothing when it waits for none. */
export async function openPayment(
  deps: Pick<OrderDeps, 'db'>,
  order: Order,
): Promise<PaymentTransaction | undefined> {
  const transaction = await lastOnPage(deps, order);
  return transaction?.status === 'charging' ? transaction : undefined;
}

/** Whether a payment on a page came to nothing: it was called off, or its time is over. */
export const isNotMade = (transaction: PaymentTransaction | undefined): boolean =>
  transaction?.status === 'voided' && isOnPage(transaction);

/**
 * What is told of it with the order: where it is paid, to whoever has lost the answer that opened the page; or that
 * nothing came of it.
 */
export async function pageOfOrder(
  deps: Pick<OrderDeps, 'db'>,
  order: Order,
): Promise<{ hosted?: HostedPayment; transactionId?: string; notMade?: string }> {
  const last = await lastOnPage(deps, order);
  if (!last) return {};
  if (isNotMade(last)) return { notMade: last.id };
  const { hosted } = last.status === 'charging' ? hostedOf(last) : {};
  return hosted ? { hosted, transactionId: last.id } : {};
}

/** Asks the provider how the payment of a page stands, with no transaction open. */
export async function askPage(deps: OrderDeps, transaction: PaymentTransaction): Promise<PageState> {
  const state = await deps.payments.hosted.lookUp(pageOf(transaction));
  await learn(deps, transaction, state);
  return state;
}

/** Calls off the payment of a page, so that nobody can make it later; one that was made is settled. */
export async function closePage(deps: OrderDeps, transaction: PaymentTransaction): Promise<PageState> {
  const state = await deps.payments.hosted.close(pageOf(transaction));
  await learn(deps, transaction, state);
  return state;
}

/**
 * Asks about a page of which nothing was heard for a while. One that was never seen to open, or whose time is over by
 * what the provider tells now, is called off there before its items are let go of.
 */
export async function reconcilePage(deps: OrderDeps, transaction: PaymentTransaction): Promise<void> {
  if (transaction.page_url !== null) {
    const state = await askPage(deps, transaction);
    if (state.kind !== 'open' || Date.parse(state.until) > deps.clock().getTime()) return;
  }
  await closePage(deps, transaction);
}

import type { AnswerOf, BodyOf, finalizeCardPayment } from '@alisio/shared-contracts/endpoints';
import type { Language } from '@alisio/shared-contracts/languages';
import type { GiveBack } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { beginPayment } from './begin-payment.ts';
import { bookCharged } from './book-charged.ts';
import { bookingOf } from './confirmed-booking.ts';
import { type DeclineLimits, keptCallerKey, takeCardAttempt } from './declines.ts';
import type { OrderDeps } from './deps.ts';
import { type Order, orderById, ownOrder } from './order-repository.ts';
import { askPage, hostedOf } from './page-state.ts';
import { withoutRaces } from './retry.ts';
import { settlePayment } from './settle-payment.ts';
import { isOnPage, type PaymentTransaction, transactionById } from './transaction-repository.ts';

type Answer = AnswerOf<typeof finalizeCardPayment>;
type PayCall = BodyOf<typeof finalizeCardPayment> & { sessionId: string; caller: string; language: Language };

/** Both as they stood at one moment: read apart, one could be older than the other. */
function read({ db }: OrderDeps, { sessionId, orderId, transactionId }: PayCall) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const transaction = await transactionById(tx, transactionId);
      const order = transaction && (await orderById(tx, transaction.order_id));
      if (!transaction || order?.id !== orderId) throw new ProblemError('order-not-found');
      return { order: ownOrder(order, sessionId), transaction };
    });
}

/** How far a payment has come; without an answer when the provider has not been asked. */
async function answerOf(
  deps: OrderDeps,
  order: Order,
  transaction: PaymentTransaction,
): Promise<Answer | undefined> {
  // It was booked, whatever became of it later.
  if (order.status === 'cancelled' && order.transaction_id === transaction.id)
    return { status: 'confirmed', booking: await bookingOf(deps, order) };
  switch (transaction.status) {
    case 'created':
      return undefined;
    case 'charging':
      return { status: 'pending', waitsFor: 'bank', ...hostedOf(transaction) };
    case 'charged':
      return { status: 'pending', waitsFor: 'suppliers' };
    case 'approved':
      return { status: 'confirmed', booking: await bookingOf(deps, order) };
    case 'declined':
      throw new ProblemError('payment-declined', { reason: transaction.reason ?? 'card-declined' });
    case 'refunding':
      throw new ProblemError('not-booked', { reason: 'refunding' });
    case 'cancelling':
    case 'refunded':
    case 'uncancelled':
      // Whatever is still to be done with suppliers, the money is back.
      throw new ProblemError('not-booked', { reason: 'refunded' });
    case 'voided':
      throw new ProblemError(isOnPage(transaction) ? 'payment-not-made' : 'payment-token-unknown');
  }
}

/**
 * Asks the provider, with no transaction open, and settles what it answers. A repeated question joins the charge of the
 * first (same key).
 * @returns whether it was declined
 */
async function ask(deps: OrderDeps, order: Order, transaction: PaymentTransaction): Promise<boolean> {
  const { id, card_token: cardToken, amount, currency } = transaction;
  if (cardToken === null) return (await askPage(deps, transaction)).kind === 'declined';
  const { payments } = deps;
  const outcome =
    order.status === 'pending'
      ? await payments.lookUp(id)
      : await payments.charge({ key: id, cardToken, amount, currency });
  await settlePayment(deps, id, outcome);
  return outcome.kind === 'declined';
}

/** The charge of a transaction, begun here or by another process; begun here, it is an attempt. */
async function begin(
  deps: OrderDeps,
  limits: DeclineLimits,
  call: PayCall,
): Promise<Awaited<ReturnType<typeof read>> & { giveBack?: GiveBack }> {
  const seen = await read(deps, call);
  if (seen.transaction.status !== 'created') return seen;
  // Its page was never opened, and never will be.
  if (isOnPage(seen.transaction)) throw new ProblemError('payment-not-made');
  const giveBack = await takeCardAttempt(deps, limits, call);
  try {
    const knownNetwork = await limits.attempts.keyOf([seen.order.id, call.caller]);
    const callerKey = await keptCallerKey(limits, call.caller);
    const { infoData, language } = call;
    await beginPayment(deps, seen.order, seen.transaction, {
      infoData,
      knownNetwork,
      callerKey,
      returnablePerDay: limits.returnablePerAddress,
      language,
    });
    return { ...(await read(deps, call)), giveBack };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function charge(deps: OrderDeps, limits: DeclineLimits, call: PayCall): Promise<void> {
  const { order, transaction, giveBack } = await withoutRaces(() => begin(deps, limits, call));
  let isDeclined = false;
  try {
    if (transaction.status === 'charging') {
      isDeclined = await ask(deps, order, transaction);
    } else if (transaction.status === 'charged') await bookCharged(deps, transaction.id);
  } catch (error) {
    // The card may be charged already: the reconciliation settles it, and nobody is told that it failed.
    deps.log.error({ err: error }, 'payment not settled yet');
  } finally {
    if (!isDeclined) await giveBack?.();
  }
}

/**
 * Charges the card once and confirms the booking. Safe to repeat: a second call with the same transaction,
 * at the same time or later, ends as the first did.
 * @throws ProblemError payment-declined with its reason, and the others of the endpoint
 */
export async function finalizePayment(
  deps: OrderDeps,
  limits: DeclineLimits,
  call: PayCall,
): Promise<Answer> {
  // Before it joins what another call began: whose order it is.
  await read(deps, call);
  await limits.charge(call.transactionId, () => charge(deps, limits, call));
  const { order, transaction } = await read(deps, call);
  return (await answerOf(deps, order, transaction)) ?? { status: 'pending' };
}

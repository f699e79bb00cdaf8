import type { AnswerOf, BodyOf, callOffPayment, paymentDirection } from '@alisio/shared-contracts/endpoints';
import { hrefOf, routes } from '@alisio/shared-contracts/routes';
import { isOurSite, type ResultUrls, type SiteRule } from '../payments/index.ts';
import { ProblemError } from '../problems/index.ts';
import { knownZone } from '../texts/index.ts';
import { beginPayment } from './begin-payment.ts';
import { type DeclineLimits, keptCallerKey, type OpenedPayment, takeCardAttempt } from './declines.ts';
import type { OrderDeps } from './deps.ts';
import { itemTitle } from './item-title.ts';
import { isSameAmount } from './items.ts';
import { givePageBack, takePage } from './open-pages.ts';
import { orderOf } from './order-details.ts';
import { changeOrder, lockOrder } from './order-repository.ts';
import { ASK_EVERY_MS, closePage, hostedOf, isNotMade, openPayment } from './page-state.ts';
import { pageTimes } from './page-times.ts';
import { withoutRaces } from './retry.ts';
import { settlePayment } from './settle-payment.ts';
import {
  deleteUnbegun,
  insertPageTransaction,
  isOnPage,
  moveTransaction,
  type PaymentTransaction,
  transactionById,
} from './transaction-repository.ts';

const LONGEST_DESCRIPTION = 200;

type Direction = BodyOf<typeof paymentDirection> & { sessionId: string; caller: string };
type Answer = AnswerOf<typeof paymentDirection>;

/** Where the provider sends the visitor back: pages of the site, by the cart that is paid. */
function resultUrls(site: string, cartId: string): ResultUrls {
  const at = (path: string) => `${site}${path}?${new URLSearchParams({ cartId })}`;
  const authorize = at(hrefOf('booking-authenticate-authorize'));
  const cancel = at(routes.bookingAuthenticateCancel);
  const pending = at(routes.bookingAuthenticateWaiting);
  return { success: authorize, pending, failure: authorize, error: authorize, cancel, expiry: cancel };
}

/** Holds the items and marks the order as being paid on a page. @throws as `beginPayment`; too-many-declines, too-many-held */
async function begin(deps: OrderDeps, limits: DeclineLimits, call: Direction): Promise<PaymentTransaction> {
  const order = await orderOf(deps, call);
  const open = await openPayment(deps, order);
  if (open) return open;
  const giveBack = await takeCardAttempt(deps, limits, call);
  // Whether it will be declined is learnt later, and counted then.
  await giveBack();
  const now = deps.clock();
  const times = pageTimes(deps, order, now.getTime());
  // A card of ours is charged at once.
  if (!times) throw new ProblemError('payment-unavailable');
  const callerKey = await keptCallerKey(limits, call.caller);
  const timeZone = knownZone(call.worldpayTransactionData.timeZone);
  const page = { until: times.until, callerKey, timeZone };
  await takePage(deps, order, callerKey, limits.openPerAddress, now);
  const transaction = await insertPageTransaction(deps.db, order, page, now.toISOString());
  try {
    const { language } = call.worldpayTransactionData;
    const knownNetwork = await limits.attempts.keyOf([order.id, call.caller]);
    const { infoData } = call;
    await beginPayment(deps, order, transaction, {
      infoData,
      knownNetwork,
      callerKey,
      returnablePerDay: limits.returnablePerAddress,
      language,
    });
  } catch (error) {
    await deleteUnbegun(deps.db, transaction.id);
    await givePageBack(deps, deps.db, order, transaction);
    throw error;
  }
  return (await transactionById(deps.db, transaction.id)) ?? transaction;
}

/** Keeps where the page is; from now on the order waits for what the provider tells. */
async function keepPage(deps: OrderDeps, { id, order_id }: PaymentTransaction, url: string): Promise<void> {
  const now = deps.clock();
  await withoutRaces(() =>
    deps.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, order_id);
      const next_try_at = new Date(now.getTime() + ASK_EVERY_MS).toISOString();
      const kept = await moveTransaction(tx, id, 'charging', {
        status: 'charging',
        page_url: url,
        next_try_at,
      });
      if (order?.status === 'paying' && kept)
        await changeOrder(tx, order, 'wait', { updated_at: now.toISOString() });
    }),
  );
}

async function open(deps: OrderDeps, limits: DeclineLimits, call: Direction): Promise<OpenedPayment> {
  const transaction = await withoutRaces(() => begin(deps, limits, call));
  const { id: key, amount, currency, page_until: until } = transaction;
  if (until === null) throw new TypeError('a payment on a page has its time');
  const { hosted } = hostedOf(transaction);
  if (hosted) return { transactionId: key, url: hosted.url, until: hosted.until };
  const { cartId, language, site } = call.worldpayTransactionData;
  const order = await orderOf(deps, call);
  const opened = await deps.payments.hosted.open({
    key,
    amount,
    currency,
    language,
    timeZone: transaction.time_zone ?? undefined,
    description: order.items
      .map((item) => itemTitle(deps, item, language))
      .join(' · ')
      .slice(0, LONGEST_DESCRIPTION),
    results: resultUrls(site, cartId),
    until,
    voucherUntil: pageTimes(deps, order, Date.parse(transaction.created_at))?.voucherUntil,
  });
  if (opened.kind === 'opened') {
    await keepPage(deps, transaction, opened.url);
    return { transactionId: key, url: opened.url, until };
  }
  // Nobody knows the address of a page that may have been opened. Until it is sure to be closed the order waits.
  if (opened.kind === 'refused') await settlePayment(deps, key, { kind: 'voided' });
  else await closePage(deps, transaction);
  throw new ProblemError('payment-unavailable');
}

/**
 * Opens the provider's page for an order, whose items are held as long as it can be paid there. Asked twice, or by two
 * tabs, it is the same page.
 * @throws ProblemError validation for a site that is not ours, price-changed, payment-unavailable and those of the endpoint
 */
export async function directPayment(
  deps: OrderDeps,
  limits: DeclineLimits,
  site: SiteRule,
  call: Direction,
): Promise<Answer> {
  const said = call.worldpayTransactionData;
  if (!isOurSite(said.site, site))
    throw new ProblemError('validation', {
      errors: [{ path: 'worldpayTransactionData.site', code: 'foreign' }],
    });
  const order = await orderOf(deps, call);
  if (order.cart_id !== said.cartId) throw new ProblemError('order-not-found');
  if (!isSameAmount(said, { amount: order.total_amount, currency: order.currency }))
    throw new ProblemError('price-changed');
  const { url, ...opened } = await limits.open(order.id, () => open(deps, limits, call));
  return { data: { worldpayTransactionUrl: url, ...opened } };
}

/**
 * Ends a payment on the provider's page without a charge; one that is over, or not made there, stays as it is.
 * @returns whether it is over, one way or the other; else the provider has not answered, or cannot do it
 */
export async function endPage(
  deps: OrderDeps,
  transaction: PaymentTransaction,
): Promise<AnswerOf<typeof callOffPayment>> {
  if (transaction.status === 'charging' && isOnPage(transaction)) {
    const { kind } = await closePage(deps, transaction);
    if (kind === 'open' || kind === 'unknown') return { isOver: false };
  }
  // Somebody else may have learnt another end of it meanwhile: what is written down counts.
  return { isOver: true, notMade: isNotMade(await transactionById(deps.db, transaction.id)) };
}

/**
 * Calls off a payment on the provider's page. What was paid meanwhile is booked.
 * @throws ProblemError order-not-found, order-replaced
 */
export async function callOff(
  deps: OrderDeps,
  { sessionId, orderId, transactionId }: BodyOf<typeof callOffPayment> & { sessionId: string },
): Promise<AnswerOf<typeof callOffPayment>> {
  await orderOf(deps, { sessionId, orderId });
  const transaction = await transactionById(deps.db, transactionId);
  if (transaction?.order_id !== orderId) throw new ProblemError('order-not-found');
  return endPage(deps, transaction);
}

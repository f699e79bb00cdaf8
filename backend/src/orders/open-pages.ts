import type { Queries } from '../database/index.ts';
import { countOne, HOUR_MS, takeOut } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { PaymentTransaction } from './transaction-repository.ts';

/** As long as the longest payment on a page, a voucher, may wait. */
const COUNTS_FOR_MS = 12 * HOUR_MS;
/** Seconds: a page on which nobody pays is over by then. */
const RETRY_AFTER = String(HOUR_MS / 2 / 1000);

const keyOf = (callerKey: string) => `open-page ${callerKey}`;

/**
 * Counts a payment on the provider's page for the network that opens it, until it has ended one way or the other: each
 * holds its items for hours for nothing, and sessions are free. `callerKey`: as it is kept with the payment.
 * @throws ProblemError rate-limited when `most` are open
 */
export async function takePage(db: Queries, callerKey: string, most: number, now: Date): Promise<void> {
  const limit = { key: keyOf(callerKey), most, withinMs: COUNTS_FOR_MS };
  if (await countOne(db, limit, now.getTime())) return;
  throw new ProblemError('rate-limited', { headers: { 'retry-after': RETRY_AFTER } });
}

/** Gives back what `takePage` counted at the moment a payment was made; nothing for one without a page. */
export async function givePageBack(
  queries: Queries,
  { caller_key: key, created_at }: Pick<PaymentTransaction, 'caller_key' | 'created_at'>,
): Promise<void> {
  if (key !== null) await takeOut(queries, keyOf(key), Date.parse(created_at));
}

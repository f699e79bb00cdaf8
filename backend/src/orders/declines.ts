import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import { type Attempts, countLater, type GiveBack, HOUR_MS } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import type { OpenPageLimits } from './open-pages.ts';
import { declinesOf, type PaymentTransaction } from './transaction-repository.ts';

/** A payment on the provider's page. */
export interface OpenedPayment {
  transactionId: string;
  url: string;
  /** UTC, ISO 8601 */
  until: string;
}

/** Declined cards an hour: of a session, and of a caller's network. */
export interface DeclineLimits {
  perSession: number;
  perAddress: number;
  /** payments a day of a caller's network for what can be given back for nothing */
  returnablePerAddress: number;
  /** what a caller's network may have waiting on the provider's page */
  openPerAddress: OpenPageLimits;
  attempts: Attempts;
  /** one charge of a transaction at a time, in this process; in another one the database keeps them apart */
  charge: (transactionId: string, act: () => Promise<void>) => Promise<void>;
  /** one opening of a page for an order at a time */
  open: (orderId: string, act: () => Promise<OpenedPayment>) => Promise<OpenedPayment>;
}

/**
 * Does one thing at a time for each key, in this process: who asks meanwhile waits for it, and it ends for
 * them as it does for the first.
 */
function together<T>(): (key: string, act: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, act) => {
    const known = underWay.get(key);
    if (known) return known;
    const done = act().finally(() => underWay.delete(key));
    underWay.set(key, done);
    return done;
  };
}

export const declineLimits = (
  {
    declinesPerSession,
    declinesPerAddress,
    returnablePerAddress,
    pagesPerAddress,
    placesPerAddress,
  }: Record<
    | 'declinesPerSession'
    | 'declinesPerAddress'
    | 'returnablePerAddress'
    | 'pagesPerAddress'
    | 'placesPerAddress',
    number
  >,
  attempts: Attempts,
): DeclineLimits => ({
  perSession: declinesPerSession,
  perAddress: declinesPerAddress,
  returnablePerAddress,
  openPerAddress: { pages: pagesPerAddress, places: placesPerAddress },
  attempts,
  charge: together(),
  open: together(),
});

const refused = (retryAfter: string) =>
  new ProblemError('too-many-declines', { headers: { 'retry-after': retryAfter } });

/** What declined cards of a caller are counted by. */
const callerKey = (caller: string) => ['declined-card', caller];

/** The same as it is kept with a payment whose end is learnt later: a keyed hash. */
export const keptCallerKey = ({ attempts }: DeclineLimits, caller: string): Promise<string> =>
  attempts.keyOf(callerKey(caller));

/**
 * Counts a card that was declined on the provider's page for who opened that, or one that was charged for something that
 * is given back for who paid. `now`: UTC.
 */
export async function countDecline(
  tx: Transaction<Schema>,
  { caller_key: key }: Pick<PaymentTransaction, 'caller_key'>,
  now: Date,
): Promise<void> {
  if (key !== null) await countLater(tx, key, HOUR_MS, now.getTime());
}

/**
 * Lets a caller try a card; it counts as declined until it is given back. Whoever tries stolen cards has to wait. A
 * session cannot be paid for twice at the same moment: it has one order at a time, which is paid once.
 * @throws ProblemError too-many-declines
 */
export async function takeCardAttempt(
  { db, clock }: OrderDeps,
  { perSession, perAddress, attempts }: DeclineLimits,
  { sessionId, caller }: { sessionId: string; caller: string },
): Promise<GiveBack> {
  const since = new Date(clock().getTime() - HOUR_MS).toISOString();
  if ((await declinesOf(db, sessionId, since)) >= perSession) throw refused(String(HOUR_MS / 1000));
  const attempt = await attempts.take([{ key: callerKey(caller), most: perAddress, withinMs: HOUR_MS }]);
  if (!attempt.isTaken) throw refused(attempt.retryAfter);
  return attempt.giveBack;
}

import { type Attempts, afterAnHour, countAttempts, type GiveBack, HOUR_MS } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { declinesOf } from './transaction-repository.ts';

/** Declined cards an hour: of a session in the database, of a caller's network in each process apart. */
export interface DeclineLimits {
  perSession: number;
  callers: Attempts;
  /** one charge of a transaction at a time */
  charge: (transactionId: string, act: () => Promise<void>) => Promise<void>;
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
  { declinesPerSession, declinesPerAddress }: { declinesPerSession: number; declinesPerAddress: number },
  clock: () => Date,
): DeclineLimits => ({
  perSession: declinesPerSession,
  callers: countAttempts({
    most: declinesPerAddress,
    windowMs: HOUR_MS,
    now: () => clock().getTime(),
  }),
  charge: together(),
});

/**
 * Lets a caller try a card; it counts as declined until it is given back. Whoever tries stolen cards has to wait. A
 * session cannot be paid for twice at the same moment: it has one order at a time, which is paid once.
 * @throws ProblemError too-many-declines
 */
export async function takeCardAttempt(
  { db, clock }: OrderDeps,
  { perSession, callers }: DeclineLimits,
  { sessionId, caller }: { sessionId: string; caller: string },
): Promise<GiveBack> {
  const since = new Date(clock().getTime() - HOUR_MS).toISOString();
  if ((await declinesOf(db, sessionId, since)) < perSession) {
    const giveBack = callers.take(caller);
    if (giveBack) return giveBack;
  }
  throw new ProblemError('too-many-declines', { headers: afterAnHour });
}

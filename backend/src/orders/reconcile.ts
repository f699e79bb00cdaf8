import { runTask } from '@alisio/platform/serving';
import { bookCharged } from './book-charged.ts';
import { callOffDue } from './call-off.ts';
import type { OrderDeps } from './deps.ts';
import { giveBack } from './give-back.ts';
import { reconcilePage } from './page-state.ts';
import { settlePayment } from './settle-payment.ts';
import { ProcessStops } from './supplier-limit.ts';
import { tellPayments } from './tell-payments.ts';
import { claimUnsettled, dueTransactions, isOnPage, releaseClaim } from './transaction-repository.ts';

/** Longer than any charge waits for its answer: an older one has lost the process that began it. */
const CHARGE_LEASE_MS = 60_000;
const EVERY_MS = 15_000;
/** Payments that are looked after side by side: one that is slow keeps the others waiting no longer. */
const AT_ONCE = 8;

/** Most that one run of a process takes on; the others are other processes', or the next run's. */
const MOST_AT_ONCE = 200;

/** What is not begun when `stopping` is told is not begun any more. */
async function someAtOnce<T>(
  all: readonly T[],
  stopping: AbortSignal | undefined,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  const work = async () => {
    for (const one of waiting) if (!stopping?.aborted) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function withoutStopping(
  deps: OrderDeps,
  transactionId: string,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    deps.log.error({ err: error, transactionId }, 'payment not settled yet');
  }
}

/**
 * Settles payments whose end this process did not see. The provider says what came of each; a charge that it
 * never heard of is called off there, so that it cannot happen after its items are let go of. What is charged and due
 * is booked, or given back; what is booked and called off by whoever gives it is given back, too. One that cannot be settled is logged and keeps nobody behind it waiting; the next run comes
 * back to it.
 * @param leaseMs a charge begun longer ago belongs to nobody any more; 0: no other process is at work
 * @param stopping from when on nothing more is begun
 */
export async function reconcilePayments(
  deps: OrderDeps,
  leaseMs: number,
  stopping?: AbortSignal,
): Promise<void> {
  const now = deps.clock();
  const unsettled = await claimUnsettled(deps.db, {
    before: new Date(now.getTime() - leaseMs),
    now,
    most: MOST_AT_ONCE,
    isAlone: leaseMs === 0,
  });
  await someAtOnce(unsettled, stopping, (transaction) =>
    withoutStopping(deps, transaction.id, async () => {
      try {
        if (isOnPage(transaction)) await reconcilePage(deps, transaction);
        else await settlePayment(deps, transaction.id, await deps.payments.resolve(transaction.id));
      } finally {
        await releaseClaim(deps.db, transaction.id, deps.clock().toISOString());
      }
    }),
  );
  if (stopping?.aborted) return;
  await callOffDue(deps);
  if (stopping?.aborted) return;
  const due = await dueTransactions(deps.db, deps.clock().toISOString(), MOST_AT_ONCE);
  await someAtOnce(due, stopping, ({ id, status }) =>
    withoutStopping(deps, id, () => (status === 'charged' ? bookCharged : giveBack)(deps, id)),
  );
}

export interface Reconciliation {
  /** waits for no supplier: what none has told by then is not known, and asked for again after the next start */
  stop: () => Promise<void>;
}

/** Reconciles now and every 15 seconds. `exclusive`: no other process can be in the middle of a charge. */
export function startReconciliation(deps: OrderDeps, exclusive: boolean): Reconciliation {
  const stopping = new AbortController();
  const stoppable: OrderDeps = {
    ...deps,
    supplierLimit: () => AbortSignal.any([deps.supplierLimit(), stopping.signal]),
  };
  const run = async (leaseMs: number) => {
    if (stopping.signal.aborted) return;
    const reconcile = () => reconcilePayments(stoppable, leaseMs, stopping.signal);
    await runTask('reconciliation', reconcile).catch((error: unknown) => {
      deps.log.error({ err: error }, 'reconciliation failed');
    });
  };
  const untold = tellPayments(deps.db, deps.clock);
  let running = run(exclusive ? 0 : CHARGE_LEASE_MS);
  const timer = setInterval(() => {
    running = running.then(() => run(CHARGE_LEASE_MS));
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      untold();
      stopping.abort(new ProcessStops());
      return running;
    },
  };
}

import { bookCharged } from './book-charged.ts';
import type { OrderDeps } from './deps.ts';
import { giveBack } from './give-back.ts';
import { settlePayment } from './settle-payment.ts';
import { dueTransactions, unsettledTransactions } from './transaction-repository.ts';

/** Longer than any charge waits for its answer: an older one has lost the process that began it. */
const CHARGE_LEASE_MS = 60_000;
const EVERY_MS = 15_000;

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
 * is booked, or given back. One that cannot be settled is logged and keeps nobody behind it waiting; the next run comes
 * back to it.
 * @param leaseMs a charge begun longer ago belongs to nobody any more
 */
export async function reconcilePayments(deps: OrderDeps, leaseMs: number): Promise<void> {
  const before = new Date(deps.clock().getTime() - leaseMs).toISOString();
  for (const { id } of await unsettledTransactions(deps.db, before))
    await withoutStopping(deps, id, async () => settlePayment(deps, id, await deps.payments.resolve(id)));
  for (const { id, status } of await dueTransactions(deps.db, deps.clock().toISOString()))
    await withoutStopping(deps, id, () => (status === 'charged' ? bookCharged : giveBack)(deps, id));
}

export interface Reconciliation {
  stop: () => Promise<void>;
}

/** Reconciles now and every 15 seconds. `exclusive`: no other process can be in the middle of a charge. */
export function startReconciliation(deps: OrderDeps, exclusive: boolean): Reconciliation {
  const run = (leaseMs: number) =>
    reconcilePayments(deps, leaseMs).catch((error: unknown) => {
      deps.log.error({ err: error }, 'reconciliation failed');
    });
  let running = run(exclusive ? 0 : CHARGE_LEASE_MS);
  const timer = setInterval(() => {
    running = running.then(() => run(CHARGE_LEASE_MS));
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

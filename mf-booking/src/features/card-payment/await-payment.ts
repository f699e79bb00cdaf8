import type { HostedPayment } from '@alisio/shared-contracts/endpoints';
import type { Settlement } from './settlement.ts';

/** Pauses between questions about a pending payment, the last one for ever. Milliseconds. */
const PAUSES_MS = [2000, 3000, 5000, 8000, 10_000] as const;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/**
 * Asks until the end of a payment is known; nothing when nobody waits for it any more.
 * @param onPending is told how a payment waits that is made on the provider's page
 */
export async function awaitPayment(
  ask: () => Promise<Settlement>,
  signal: AbortSignal,
  onPending?: (hosted: HostedPayment | undefined) => void,
): Promise<Settlement | undefined> {
  for (let asked = 0; !signal.aborted; asked++) {
    await pause(PAUSES_MS[Math.min(asked, PAUSES_MS.length - 1)] ?? 10_000, signal);
    if (signal.aborted) return undefined;
    const settlement = await ask();
    if (signal.aborted) return undefined;
    if (settlement.kind !== 'pending') return settlement;
    // What cannot be told now has not changed.
    if (settlement.hosted) onPending?.(settlement.hosted);
  }
  return undefined;
}

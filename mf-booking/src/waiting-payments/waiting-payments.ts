import { decode, encode } from '@alisio/shared-contracts/encoding';
import { readKept } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import { WAITING_KEY } from './keeps-waiting.ts';

/** Longer than any payment waits, a voucher's included; what is left here after that is over. */
const KEPT_MS = 48 * 60 * 60_000;
const MOST = 6;

const waiting = z.object({
  orderId: z.string(),
  /** with the order it tells another tab of this device how the payment stands, for as long as it waits */
  transactionId: z.string(),
  /** when it was begun here: UTC milliseconds */
  at: z.number(),
});
/** A payment on the provider's page that was begun on this device. What it is for, and until when, the server tells. */
export type WaitingPayment = z.infer<typeof waiting>;
const list = z.array(waiting);

/** Those that were begun on this device and are not known to be over, the latest first. @param now UTC milliseconds */
export function waitingPayments(now = Date.now()): WaitingPayment[] {
  try {
    const text = window.localStorage.getItem(WAITING_KEY);
    const kept = text === null ? undefined : readKept(list, decode(text));
    return (kept ?? []).filter(({ at }) => now - at < KEPT_MS);
  } catch {
    return [];
  }
}

function write(kept: readonly WaitingPayment[]): void {
  try {
    if (kept.length === 0) window.localStorage.removeItem(WAITING_KEY);
    else window.localStorage.setItem(WAITING_KEY, encode(kept));
  } catch {
    // Blocked or full: its own tab has it, and the mail about a voucher.
  }
}

/** Keeps one for other tabs of this device. */
export function keepWaiting({ orderId, transactionId }: Omit<WaitingPayment, 'at'>): void {
  const kept = waitingPayments();
  if (kept.some((known) => known.transactionId === transactionId)) return;
  write([{ orderId, transactionId, at: Date.now() }, ...kept].slice(0, MOST));
}

/** Forgets one, or all of them. They go on waiting where they are paid. */
export function forgetWaiting(transactionId?: string): void {
  write(
    transactionId === undefined
      ? []
      : waitingPayments().filter((known) => known.transactionId !== transactionId),
  );
}

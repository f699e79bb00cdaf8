import { decode, encode } from '@alisio/shared-contracts/encoding';
import { readKept } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

/** Beside the trips, whose shape versions of before read strictly: with a field more they would know of none. */
const KEY = 'alisio.cancelled-trips';
const references = z.array(z.string());

/** References of this device's trips that are known to be given back. */
export function cancelledTrips(): readonly string[] {
  try {
    const text = window.localStorage.getItem(KEY);
    return (text === null ? undefined : readKept(references, decode(text))) ?? [];
  } catch {
    return [];
  }
}

/** Keeps these, and none besides. */
export function keepCancelled(kept: readonly string[]): void {
  try {
    if (kept.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, encode(kept));
  } catch {
    // Blocked or full: the booking itself tells when it is opened.
  }
}

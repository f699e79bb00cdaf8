import { decode, encode } from '@alisio/shared-contracts/encoding';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { deviceKey } from '@alisio/shared-contracts/rules';
import { isoDate, readKept } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import type { TripDays } from '../products/product.ts';
import { TRIPS_KEY } from './keeps-trips.ts';

/** From the booking on: nobody books a trip that is further away. */
const KEPT_MS = 400 * 24 * 60 * 60_000;
const MOST = 20;

const trip = z.strictObject({
  referenceId: z.string(),
  /** opens this booking alone; no e-mail can be read off it */
  key: z.string(),
  /** in the language of the booking */
  title: z.string(),
  /** UTC, ISO 8601 */
  bookedAt: z.string(),
  /** first and last day of it, where its products tell */
  days: z.optional(z.strictObject({ first: isoDate, last: isoDate })),
});
/** A booking that was made on this device, as the device keeps it. */
export type DeviceTrip = z.infer<typeof trip>;
const trips = z.array(trip);

function write(kept: readonly DeviceTrip[]): void {
  try {
    if (kept.length === 0) window.localStorage.removeItem(TRIPS_KEY);
    else window.localStorage.setItem(TRIPS_KEY, encode(kept));
  } catch {
    // Blocked or full: the look-up is there.
  }
}

/** What was booked on this device and not forgotten since, the latest first. */
export function deviceTrips(now = Date.now()): DeviceTrip[] {
  try {
    const text = window.localStorage.getItem(TRIPS_KEY);
    const kept = text === null ? undefined : readKept(trips, decode(text));
    return (kept ?? []).filter(({ bookedAt }) => now - Date.parse(bookedAt) < KEPT_MS);
  } catch {
    return [];
  }
}

/**
 * Keeps a booking on this device beyond the tab, so that it is found with one press. The e-mail is not kept. Where a page
 * is not secure, browsers have no digests, and nothing is kept.
 */
export async function rememberTrip(
  { referenceId, customer, items, bookedAt }: ConfirmedBooking,
  days?: TripDays,
): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  try {
    const key = await deviceKey(referenceId, customer.email);
    const title = items.map((item) => item.title).join(', ');
    const others = deviceTrips().filter((known) => known.referenceId !== referenceId);
    write([{ referenceId, key, title, bookedAt, ...(days ? { days } : {}) }, ...others].slice(0, MOST));
  } catch (cause) {
    console.warn('trip of this device', cause);
  }
}

/** Forgets one trip, or all of them. The bookings stay. */
export function forgetTrips(referenceId?: string): void {
  write(referenceId === undefined ? [] : deviceTrips().filter((known) => known.referenceId !== referenceId));
}

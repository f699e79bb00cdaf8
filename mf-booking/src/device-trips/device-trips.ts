import { decode, encode } from '@alisio/shared-contracts/encoding';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { deviceKey } from '@alisio/shared-contracts/rules';
import { isoDate, readKept } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import { refundOf } from '../price/refund.ts';
import type { TripDays } from '../products/product.ts';
import { keepRests, keptRests, type TripRest } from '../trip-rests/trip-rests.ts';
import { cancelledTrips, keepCancelled } from './cancelled-trips.ts';
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
export type DeviceTrip = z.infer<typeof trip> & {
  /** it was given back, as far as this device has seen */
  isCancelled?: true;
  /** which part it is of one that two orders pay */
  rest?: TripRest;
};
const trips = z.array(trip);

/** Of trips that are kept no longer nothing is left. */
function write(kept: readonly z.infer<typeof trip>[]): void {
  keepCancelled(cancelledTrips().filter((known) => kept.some(({ referenceId }) => referenceId === known)));
  keepRests(keptRests().filter((part) => kept.some(({ referenceId }) => referenceId === part.referenceId)));
  try {
    if (kept.length === 0) window.localStorage.removeItem(TRIPS_KEY);
    else window.localStorage.setItem(TRIPS_KEY, encode(kept));
  } catch {
    // Blocked or full: the look-up is there.
  }
}

function keptTrips(now = Date.now()): z.infer<typeof trip>[] {
  try {
    const text = window.localStorage.getItem(TRIPS_KEY);
    const kept = text === null ? undefined : readKept(trips, decode(text));
    return (kept ?? []).filter(({ bookedAt }) => now - Date.parse(bookedAt) < KEPT_MS);
  } catch {
    return [];
  }
}

/** What was booked on this device and not forgotten since, the latest first. */
export function deviceTrips(now = Date.now()): DeviceTrip[] {
  const cancelled = cancelledTrips();
  const rests = keptRests();
  return keptTrips(now).map((kept) => {
    const rest = rests.find(({ referenceId }) => referenceId === kept.referenceId);
    return {
      ...kept,
      ...(cancelled.includes(kept.referenceId) ? { isCancelled: true } : {}),
      ...(rest ? { rest } : {}),
    };
  });
}

/** Learns of a booking that was seen: its days where none were kept, and that it was given back. Keeps no other one. */
export function seeTrip(booking: Pick<ConfirmedBooking, 'referenceId' | 'items'>, days?: TripDays): void {
  const { referenceId } = booking;
  const kept = keptTrips();
  if (!kept.some((known) => known.referenceId === referenceId)) return;
  write(kept.map((one) => (one.referenceId === referenceId && days ? { ...one, days } : one)));
  if (refundOf(booking)) keepCancelled([...new Set([...cancelledTrips(), referenceId])]);
}

/**
 * Keeps a booking on this device beyond the tab, so that it is found with one press. The e-mail is not kept. Where a page
 * is not secure, browsers have no digests, and nothing is kept.
 */
export async function rememberTrip(
  { referenceId, customer, items, bookedAt }: ConfirmedBooking,
  days?: TripDays,
  rest?: TripRest,
): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  try {
    const key = await deviceKey(referenceId, customer.email);
    const title = items.map((item) => item.title).join(', ');
    const others = keptTrips().filter((known) => known.referenceId !== referenceId);
    write([{ referenceId, key, title, bookedAt, ...(days ? { days } : {}) }, ...others].slice(0, MOST));
    const parts = keptRests().filter((known) => known.referenceId !== referenceId);
    if (rest) keepRests([...parts, { referenceId, ...rest }]);
  } catch (cause) {
    console.warn('trip of this device', cause);
  }
}

/** Forgets one trip, or all of them. The bookings stay. */
export function forgetTrips(referenceId?: string): void {
  write(referenceId === undefined ? [] : keptTrips().filter((known) => known.referenceId !== referenceId));
}

import { isSameSecret } from '@alisio/platform/serving';
import type { BookingKey } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { deviceKey, foldedEmail, normalizeReference } from '@alisio/shared-contracts/rules';
import { sql } from 'kysely';
import type { Queries } from '../database/index.ts';
import type { Attempts } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { bookingOf } from './confirmed-booking.ts';
import type { OrderDeps } from './deps.ts';
import { type LookUpLimits, limitsOf } from './look-up-limits.ts';
import { type Order, orderById } from './order-repository.ts';

const isSame = (one: string, other: string) => isSameSecret(foldedEmail(one), foldedEmail(other));

interface Nearest {
  id: string;
  reference: string;
  email: string;
  knownNetworks: string[];
}

/** Where nothing is booked yet: all goes on as if there were something. */
const NOBODY: Nearest = { id: '', reference: '', email: '', knownNetworks: [] };

/**
 * The booking of a reference, or the next one in their order, after the last the first: the last one and this one are
 * each read by the same index whatever is asked, so that the time it takes does not tell whether a reference exists.
 */
async function nearestBooking(queries: Queries, reference: string): Promise<Nearest | undefined> {
  const { rows } = await sql<Nearest>`
    SELECT id, booking_reference AS reference, customer->>'email' AS email, known_networks AS "knownNetworks"
      FROM booking_order
      WHERE booking_reference >= CASE
        WHEN ${reference} <= (SELECT max(booking_reference) FROM booking_order) THEN ${reference} ELSE '' END
      ORDER BY booking_reference LIMIT 1`.execute(queries);
  return rows[0];
}

/** The latest ones from which a booking was found: a traveller's own are few. */
const MOST_KNOWN = 5;

async function remember(queries: Queries, { id, knownNetworks }: Nearest, network: string): Promise<void> {
  if (knownNetworks.includes(network)) return;
  await queries
    .updateTable('booking_order')
    .set({ known_networks: [...knownNetworks, network].slice(-MOST_KNOWN) })
    .where('id', '=', id)
    .execute();
}

export interface LookUpDeps extends Pick<OrderDeps, 'db' | 'products' | 'clock'> {
  attempts: Attempts;
  lookUpLimits: LookUpLimits;
}

/** `network`: who asks, IPv4 address or IPv6 network. */
type LookUp = BookingKey & { network: string };

/** By the e-mail, or by what a device keeps in its place. */
const isOwner = async ({ email, deviceKey: key }: BookingKey, { reference, email: itsEmail }: Nearest) =>
  key === undefined ? isSame(email ?? '', itsEmail) : isSame(key, await deviceKey(reference, itsEmail));

/**
 * The order of a booking by reference and e-mail, or a device's key in place of that (§6). A wrong reference and a wrong
 * e-mail take the same way and get the same answer, so that neither can be guessed apart, and a reference that was tried
 * too often is not tried any more: whether it exists or not, and whatever e-mail is said. Finding is no try.
 * @throws ProblemError booking-not-found, rate-limited
 */
export async function findBookedOrder(
  { attempts, lookUpLimits, ...deps }: LookUpDeps,
  { network, ...key }: LookUp,
): Promise<Order> {
  const reference = normalizeReference(key.referenceId);
  const nearest = (await nearestBooking(deps.db, reference)) ?? NOBODY;
  const isReference = isSame(reference, nearest.reference);
  const asker = await attempts.keyOf([nearest.id, network]);
  const isKnown = nearest.knownNetworks.includes(asker) && isReference;
  const attempt = await attempts.take(limitsOf(lookUpLimits, { network, reference, isKnown }));
  if (!attempt.isTaken)
    throw new ProblemError('rate-limited', { headers: { 'retry-after': attempt.retryAfter } });
  const isOwned = await isOwner(key, nearest);
  if (nearest === NOBODY || !isReference || !isOwned) throw new ProblemError('booking-not-found');
  await attempt.giveBack();
  await remember(deps.db, nearest, asker);
  const order = await orderById(deps.db, nearest.id);
  if (!order) throw new ProblemError('booking-not-found');
  return order;
}

/** The booking of `findBookedOrder`. @throws ProblemError booking-not-found, rate-limited */
export const findBooking = async (deps: LookUpDeps, lookUp: LookUp): Promise<ConfirmedBooking> =>
  bookingOf(deps, await findBookedOrder(deps, lookUp));

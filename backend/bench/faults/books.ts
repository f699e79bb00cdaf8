import { setTimeout as pause } from 'node:timers/promises';

/** Charges are looked after when their process is gone for a minute, every fifteen seconds, and tried again. */
const PATIENCE_MS = 6 * 60_000;
const BETWEEN_LOOKS_MS = 1000;

/** Where both sides write down what they did. */
export interface Bookkeeping {
  /** of the shop's database */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** keys of charges that were approved and not given back, by the provider's own books */
  chargedKeys(): string[] | Promise<string[]>;
}

/** Waits until no payment is on its way any more. @returns how many still are */
export async function settled({ query }: Bookkeeping): Promise<number> {
  for (let waited = 0; ; waited += BETWEEN_LOOKS_MS) {
    const [row] = await query(
      "SELECT count(*)::int AS open FROM payment_transaction WHERE status IN ('charging', 'charged', 'refunding', 'cancelling')",
    );
    const open = Number(row?.open);
    if (open === 0 || waited > PATIENCE_MS) return open;
    await pause(BETWEEN_LOOKS_MS);
  }
}

export interface Books {
  bookings: number;
  /** that somebody was told of, and that are not there */
  lostBookings: number;
  /** by the provider's books approved and not given back, without a booking; or still on their way */
  chargesWithoutBooking: number;
  bookingsWithoutCharge: number;
  /** orders that are charged for more than once */
  doubleCharges: number;
  /** seats that are counted as sold, and booked by nobody */
  straySeats: number;
}

/** What stands in the database beside what stands in the provider's ledger. @param told references that visitors saw */
export async function audit(books: Bookkeeping, told: readonly string[]): Promise<Books> {
  const open = await settled(books);
  const orders = await books.query(`
    SELECT o.id, o.status, o.booking_reference AS reference, o.transaction_id AS paid_by, t.id AS transaction
    FROM booking_order o JOIN payment_transaction t ON t.order_id = o.id`);
  const charged = new Set(await books.chargedKeys());
  const booked = orders.filter((row) => row.status === 'confirmed' && row.paid_by === row.transaction);
  const references = new Set(booked.map(({ reference }) => reference));
  const bookedBy = new Set(booked.map(({ paid_by: key }) => key));
  const perOrder = new Map<unknown, number>();
  for (const { id, transaction } of orders)
    if (charged.has(String(transaction))) perOrder.set(id, (perOrder.get(id) ?? 0) + 1);
  const [seats] = await books.query(`
    SELECT (SELECT coalesce(sum(sold), 0)::int FROM flight_seat_sales) AS sold,
      (SELECT coalesce(sum(jsonb_array_length(item->'details'->'offer'->'itineraries'->0->'segments')), 0)::int
        FROM booking_order, jsonb_array_elements(items) AS item WHERE status = 'confirmed') AS flown`);
  return {
    bookings: booked.length,
    lostBookings: told.filter((reference) => !references.has(reference)).length,
    chargesWithoutBooking: [...charged].filter((key) => !bookedBy.has(key)).length + open,
    bookingsWithoutCharge: [...bookedBy].filter((key) => !charged.has(String(key))).length,
    doubleCharges: [...perOrder.values()].filter((count) => count > 1).length,
    straySeats: Math.abs(Number(seats?.sold) - Number(seats?.flown)),
  };
}

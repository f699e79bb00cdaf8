import { type Kysely, sql } from 'kysely';

/**
 * An order is of items of any product, with what each of them asks of who buys it. Orders of before were of one
 * flight: its offer becomes the details of an item, titled in Spanish, as its places are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE booking_order
      ADD COLUMN items jsonb CHECK (jsonb_array_length(items) > 0),
      ADD COLUMN particulars jsonb`.execute(db);
  await sql`
    WITH ends AS (
      SELECT id, offer->'itineraries'->0->'segments'->0->'departure'->>'iataCode' AS origin,
        offer->'itineraries'->0->'segments'->-1->'arrival'->>'iataCode' AS destination,
        offer->'dictionaries'->'locations' AS places
      FROM booking_order
    )
    UPDATE booking_order SET items = jsonb_build_array(jsonb_build_object(
      'product', 'flight',
      'reference', offer_id,
      'title', concat(coalesce(places->origin->>'cityName', origin), ' a ',
        coalesce(places->destination->>'cityName', destination)),
      'details', jsonb_build_object('offer', offer),
      'total', jsonb_build_object('amount', total_amount, 'currency', currency)
    ))
    FROM ends WHERE ends.id = booking_order.id`.execute(db);
  await sql`
    ALTER TABLE booking_order ALTER COLUMN items SET NOT NULL, DROP COLUMN offer_id, DROP COLUMN offer`.execute(
    db,
  );
}

import { type Kysely, sql } from 'kysely';

/**
 * A payment on the provider's own page: no card is named for it. `page_url`: where it is made; `page_until`: until when
 * it can be; `voucher`: the reference by which it is paid elsewhere; `means`: what it was paid with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payment_transaction
      ALTER COLUMN card_token DROP NOT NULL,
      ALTER COLUMN brand DROP NOT NULL,
      ALTER COLUMN last4 DROP NOT NULL,
      ADD COLUMN page_url text,
      ADD COLUMN page_until timestamptz,
      ADD COLUMN voucher text,
      ADD COLUMN means text,
      ADD CONSTRAINT payment_transaction_way CHECK ((card_token IS NULL) = (page_until IS NOT NULL))`.execute(
    db,
  );
}

import { type Kysely, sql } from 'kysely';

/** Of PostgreSQL's advisory locks: who prepares the database does so alone. */
const PREPARING_LOCK = 4_310_077;

const TABLES = [
  sql`CREATE TABLE IF NOT EXISTS charge (
    key text PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('approved', 'declined', 'voided')),
    reason text,
    amount int NOT NULL,
    currency text NOT NULL,
    settled_at timestamptz NOT NULL
  )`,
  sql`CREATE TABLE IF NOT EXISTS refund (
    key text PRIMARY KEY REFERENCES charge (key),
    refunded_at timestamptz NOT NULL
  )`,
  sql`CREATE TABLE IF NOT EXISTS page (
    key text PRIMARY KEY,
    id text NOT NULL UNIQUE,
    said text NOT NULL,
    voucher text UNIQUE,
    means text,
    card text,
    notices text NOT NULL DEFAULT 'once',
    opened_at timestamptz NOT NULL
  )`,
  sql`CREATE TABLE IF NOT EXISTS notice (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    key text NOT NULL,
    type text NOT NULL,
    due_at timestamptz NOT NULL,
    tries int NOT NULL DEFAULT 0,
    delivered_at timestamptz
  )`,
  sql`CREATE INDEX IF NOT EXISTS notice_due ON notice (due_at) WHERE delivered_at IS NULL`,
  // Unlogged: neither a backup of the server's files nor a replica has a card, not even an encrypted one.
  sql`CREATE UNLOGGED TABLE IF NOT EXISTS kept_secret (
    name text PRIMARY KEY,
    sealed bytea NOT NULL,
    until timestamptz NOT NULL
  )`,
  sql`CREATE INDEX IF NOT EXISTS kept_secret_until ON kept_secret (until)`,
  sql`CREATE UNLOGGED TABLE IF NOT EXISTS request_count (
    key text PRIMARY KEY,
    requests int NOT NULL,
    until timestamptz NOT NULL
  )`,
];

/**
 * Makes the provider's tables where there are none; safe when several processes do it at once.
 * @throws Error in one sentence when it is the API's database: nothing that is there may be able to read a card
 */
export async function preparePayDatabase(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(PREPARING_LOCK)})`.execute(tx);
    const { rows } = await sql<{ is: boolean }>`
      SELECT to_regclass('booking_order') IS NOT NULL AS is`.execute(tx);
    if (rows[0]?.is)
      throw new Error('PAY_DATABASE_URL is the database of the API; the pay origin has its own.');
    for (const table of TABLES) await table.execute(tx);
  });
}

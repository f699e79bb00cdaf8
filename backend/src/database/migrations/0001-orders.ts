import { type Kysely, sql } from 'kysely';

/** Sessions, orders, their payments, and what is to be told to others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE session (
      id text PRIMARY KEY,
      token_hash text NOT NULL UNIQUE,
      agent_id text NOT NULL,
      attribution jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX session_expires_at ON session (expires_at)`.execute(db);

  await sql`
    CREATE TABLE booking_order (
      id text PRIMARY KEY,
      session_id text NOT NULL,
      status text NOT NULL CHECK (status IN ('draft', 'paying', 'pending', 'confirmed', 'declined', 'abandoned')),
      version integer NOT NULL,
      offer_id text NOT NULL,
      offer jsonb NOT NULL,
      total_amount bigint NOT NULL CHECK (total_amount >= 0),
      currency char(3) NOT NULL,
      customer jsonb,
      passengers jsonb,
      billing jsonb,
      attribution jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      transaction_id text,
      booking_reference text UNIQUE,
      confirmed_at timestamptz,
      CHECK ((status = 'confirmed') = (booking_reference IS NOT NULL AND confirmed_at IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX booking_order_session ON booking_order (session_id, created_at)`.execute(db);
  // A session has one order in the making at most, however many requests race.
  await sql`
    CREATE UNIQUE INDEX booking_order_open ON booking_order (session_id)
    WHERE status IN ('draft', 'paying', 'pending', 'declined')`.execute(db);

  await sql`
    CREATE TABLE payment_transaction (
      id text PRIMARY KEY,
      order_id text NOT NULL REFERENCES booking_order (id),
      status text NOT NULL CHECK (status IN ('created', 'charging', 'approved', 'declined', 'voided')),
      card_token text NOT NULL,
      brand text NOT NULL,
      last4 char(4) NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      currency char(3) NOT NULL,
      reason text,
      created_at timestamptz NOT NULL,
      charging_at timestamptz,
      UNIQUE (order_id, card_token)
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX payment_transaction_charging ON payment_transaction (order_id)
    WHERE status = 'charging'`.execute(db);

  await sql`
    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      topic text NOT NULL,
      subject text NOT NULL,
      payload jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      delivered_at timestamptz,
      UNIQUE (topic, subject)
    )`.execute(db);
}

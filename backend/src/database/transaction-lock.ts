import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';

/** Of PostgreSQL's advisory locks: who migrates does so alone. */
const MIGRATING_LOCK = 4_310_078;

/**
 * Kysely's own lock is the connection's: behind a proxy that lends connections it would be taken on one, let go of on
 * another, and stay for ever. This one ends with the transaction.
 */
export class TransactionLock extends PostgresAdapter {
  override async acquireMigrationLock<Tables>(tx: Kysely<Tables>): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATING_LOCK)})`.execute(tx);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

export class LentPostgres extends PostgresDialect {
  override createAdapter(): TransactionLock {
    return new TransactionLock();
  }
}

import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SecretKind, Secrets } from '../books.ts';
import type { TokenKeys } from './token-keys.ts';

interface Row {
  sealed: Uint8Array;
}

/** By what it is kept: who reads the table has no token, and what is sealed for one row opens for no other. */
const nameOf = (kind: SecretKind, id: string): string =>
  createHash('sha256').update(`${kind} ${id}`).digest('base64url');

/**
 * In a table that is never written to the log of the database, so that neither its backups nor its replicas have it, and
 * encrypted by keys that the database has never seen. `clock`: UTC milliseconds
 */
export function sealedSecrets(db: Kysely<unknown>, keys: TokenKeys, clock: () => number): Secrets {
  const now = () => new Date(clock()).toISOString();
  const opened = (name: string, rows: Row[]) => rows[0] && keys.open(rows[0].sealed, name);
  const found = async (kind: SecretKind, id: string, forChange: boolean) => {
    const name = nameOf(kind, id);
    const locked = forChange ? sql`FOR UPDATE` : sql``;
    const { rows } = await sql<Row>`
      SELECT sealed FROM kept_secret WHERE name = ${name} AND until > ${now()} ${locked}`.execute(db);
    return opened(name, rows);
  };
  return {
    keep: async (kind, id, text, forMs) => {
      const name = nameOf(kind, id);
      const until = new Date(clock() + forMs).toISOString();
      await sql`
        INSERT INTO kept_secret (name, sealed, until) VALUES (${name}, ${keys.seal(text, name)}, ${until})
        ON CONFLICT (name) DO UPDATE SET sealed = excluded.sealed, until = excluded.until`.execute(db);
    },
    read: (kind, id) => found(kind, id, false),
    readToChange: (kind, id) => found(kind, id, true),
    take: async (kind, id) => {
      const name = nameOf(kind, id);
      const { rows } = await sql<Row>`
        DELETE FROM kept_secret WHERE name = ${name} AND until > ${now()} RETURNING sealed`.execute(db);
      return opened(name, rows);
    },
    forget: async (kind, id) => {
      await sql`DELETE FROM kept_secret WHERE name = ${nameOf(kind, id)}`.execute(db);
    },
  };
}

/** A flood of tokens must not fill the disk; those that end first go first. */
const MOST_KEPT = 200_000;

/** Deletes what is over; each process does, and none waits for another. `now`: UTC, ISO 8601 */
export async function forgetSecrets(db: Kysely<unknown>, now: string): Promise<void> {
  await sql`
    DELETE FROM kept_secret WHERE name IN (
      SELECT name FROM kept_secret WHERE until <= ${now} FOR UPDATE SKIP LOCKED)`.execute(db);
  await sql`
    DELETE FROM kept_secret WHERE name IN (
      SELECT name FROM kept_secret ORDER BY until DESC OFFSET ${MOST_KEPT})`.execute(db);
}

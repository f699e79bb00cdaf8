import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from './schema.ts';

const SECRET_BYTES = 32;

/** A secret that all processes on a database share and that outlives a restart; made by whoever asks for it first. */
export async function serverSecret(db: Queries, name: string): Promise<Uint8Array> {
  const made = randomBytes(SECRET_BYTES);
  await sql`INSERT INTO server_secret VALUES (${name}, ${made}) ON CONFLICT (name) DO NOTHING`.execute(db);
  const { secret } = await db
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return new Uint8Array(secret);
}

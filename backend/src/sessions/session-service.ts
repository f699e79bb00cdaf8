import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';

/** A booking session ends after a day without a call. */
export const SESSION_IDLE_MS = 24 * 60 * 60 * 1000;
/** The end moves on with use, but is not written at every call. */
const EXTEND_AFTER_MS = 10 * 60 * 1000;
const TOKEN_BYTES = 32;

export interface SessionDeps {
  db: Kysely<Schema>;
  clock: () => Date;
}

const hashOf = (text: string) => hash('sha256', text);
const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/**
 * Opens a session. Only hashes of its token and of who began it are kept: whoever reads the database cannot act for a
 * visitor. Where the visitor came from is kept with what they order.
 * @param userId names the visitor's device (§6), and is no secret
 * @returns the token, 256 random bits, and when it ends unless it is used (UTC)
 */
export async function openSession(
  { db, clock }: SessionDeps,
  userId: string,
): Promise<{ sessionToken: string; expiresAt: string }> {
  const sessionToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = after(clock(), SESSION_IDLE_MS);
  await db
    .insertInto('session')
    .values({
      id: randomUUID(),
      token_hash: hashOf(sessionToken),
      user_hash: hashOf(userId),
      expires_at: expiresAt,
    })
    .execute();
  return { sessionToken, expiresAt };
}

/** The id of the session that a token opens, or nothing when there is none or it has ended. */
export async function findSession({ db, clock }: SessionDeps, token: string): Promise<string | undefined> {
  const now = clock();
  const session = await db
    .selectFrom('session')
    .select(['id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!session) return undefined;
  if (Date.parse(session.expires_at) < now.getTime() + SESSION_IDLE_MS - EXTEND_AFTER_MS) {
    await db
      .updateTable('session')
      .set({ expires_at: after(now, SESSION_IDLE_MS) })
      .where('id', '=', session.id)
      .execute();
  }
  return session.id;
}

/** Whether a session was started for this user. */
export async function isSessionOf(
  { db }: Pick<SessionDeps, 'db'>,
  sessionId: string,
  userId: string,
): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_hash', '=', hashOf(userId))
    .executeTakeFirst();
  return session !== undefined;
}

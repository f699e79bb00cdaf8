import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import type { Selectable } from 'kysely';
import type { Queries } from '../database/index.ts';
import type { MailTable } from '../database/schema.ts';

export type WaitingMail = Selectable<MailTable>;

/** What is to be written to whom. It is put into words when it is sent. */
export interface MailOrder {
  /** by which its writer is found */
  kind: string;
  /** of what it tells, of its own among those of its kind: the same is written once */
  about: string;
  recipient: string;
  language: Language | null;
  /** JSON that its writer wants to find again */
  details?: object;
}

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** Most that are taken on in one run. */
const AT_ONCE = 50;

/**
 * Has a mail written, in the transaction of what it tells: both are there, or neither is. Asked for again it is still
 * one mail.
 */
export async function orderMail(
  queries: Queries,
  { kind, about, recipient, language, details = {} }: MailOrder,
  now: string,
): Promise<void> {
  await queries
    .insertInto('mail')
    .values({
      id: `mail-${randomBytes(12).toString('hex')}`,
      kind,
      about,
      recipient,
      language: language ?? DEFAULT_LANGUAGE,
      details: JSON.stringify(details),
      created_at: now,
      next_try_at: now,
      ended_at: null,
      ended: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'about']).doNothing())
    .execute();
}

/** How many are not ended yet. */
export async function mailsWaiting(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('mail')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The mails whose next try is due, the oldest first. `now`: UTC, ISO 8601. */
export const dueMails = (queries: Queries, now: string): Promise<WaitingMail[]> =>
  queries
    .selectFrom('mail')
    .selectAll()
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .execute();

/**
 * Takes the try of a mail, as it was read; the one after it comes twice as late, and not before this one has ended or its
 * process is gone. Of several processes that come at once, one gets it.
 */
export async function takeMail(queries: Queries, { id, tries }: WaitingMail, now: Date): Promise<boolean> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  const { numUpdatedRows } = await queries
    .updateTable('mail')
    .set({ tries: tries + 1, next_try_at: new Date(now.getTime() + pause).toISOString() })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('next_try_at', '<=', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Holds a mail that was taken, and is being sent still, for another minute: nobody else takes it to be left. */
export async function holdMail(queries: Queries, { id, tries }: WaitingMail, now: Date): Promise<void> {
  const until = new Date(now.getTime() + FIRST_PAUSE_MS).toISOString();
  await queries
    .updateTable('mail')
    .set({ next_try_at: until })
    .where('id', '=', id)
    .where('tries', '=', tries + 1)
    .where('ended', 'is', null)
    .where('next_try_at', '<', until)
    .execute();
}

/** How a mail ended; from then on nobody can tell from it to whom it went. */
export async function endMail(
  queries: Queries,
  id: string,
  ended: 'sent' | 'needless' | 'given-up',
  now: string,
): Promise<void> {
  await queries
    .updateTable('mail')
    .set({ ended, ended_at: now, next_try_at: null, recipient: null, details: '{}' })
    .where('id', '=', id)
    .where('ended', 'is', null)
    .execute();
}

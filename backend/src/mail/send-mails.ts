import { runTask } from '@alisio/platform/serving';
import { counter, gauge } from '@alisio/platform/serving/metrics';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { Mail, MailPort } from './mail.ts';
import { dueMails, endMail, holdMail, mailsWaiting, takeMail, type WaitingMail } from './mail-outbox.ts';
import { maskedAddress } from './masked-address.ts';

/** `to`: whom it goes to, where that is not quite the address that it was ordered for. */
type WrittenMail = Omit<Mail, 'to'> & Partial<Pick<Mail, 'to'>>;

/** Puts a mail into words when it is sent. @returns nothing when there is nothing to say (any more) */
export type MailWriter = (waiting: WaitingMail) => Promise<WrittenMail | undefined>;

export interface MailDeps {
  db: Kysely<Schema>;
  clock: () => Date;
  port: MailPort;
  /** by kind */
  writers: Readonly<Record<string, MailWriter>>;
  log: { error: (detail: object, message: string) => void };
  /** how often a mail that is being sent is held anew, milliseconds; 20 s unless told */
  holdEveryMs?: number;
}

const ended = counter({
  name: 'alisio_mails_total',
  help: 'Tries to send a mail, by what came of them: sent, needless (nothing to say any more), failed (tried again), given-up.',
  labels: ['outcome'],
});

const DAY_MS = 24 * 60 * 60_000;
/** A mail that nobody has taken by then is not sent any more. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;
const EVERY_MS = 5000;
/** A third of the time for which a mail is taken. */
const HOLD_EVERY_MS = 20_000;
/** A server that takes its time has some minutes for a mail; what hangs for longer is left to others. */
const MOST_HOLDS = 30;

/** Holds a mail for as long as it is being sent. @returns ends it */
function hold({ db, clock, holdEveryMs = HOLD_EVERY_MS }: MailDeps, waiting: WaitingMail): () => void {
  let holds = 0;
  const timer = setInterval(() => {
    holds += 1;
    if (holds === MOST_HOLDS) clearInterval(timer);
    // Who cannot say so now says so the next time.
    holdMail(db, waiting, clock()).catch(() => undefined);
  }, holdEveryMs);
  return () => clearInterval(timer);
}

async function sendOne(deps: MailDeps, waiting: WaitingMail): Promise<void> {
  const { db, clock, port, writers, log } = deps;
  const { id, kind, recipient, created_at: since } = waiting;
  const end = async (how: 'sent' | 'needless' | 'given-up') => {
    await endMail(db, id, how, clock().toISOString());
    ended.inc({ outcome: how });
  };
  const letGo = hold(deps, waiting);
  try {
    const written = recipient === null ? undefined : await writers[kind]?.(waiting);
    if (recipient === null || !written) return await end('needless');
    await port.send(id, { to: recipient, ...written });
    await end('sent');
  } catch (error) {
    const to = recipient === null ? '' : maskedAddress(recipient);
    const isOver = clock().getTime() - Date.parse(since) >= GIVEN_UP_AFTER_MS;
    const tries = waiting.tries + 1;
    // What a server answers may repeat the address: of the error only its kind is told.
    const reason = error instanceof Error ? error.name : 'unknown';
    log.error({ mailId: id, kind, to, tries, reason }, isOver ? 'mail given up' : 'mail not sent yet');
    if (isOver) await end('given-up');
    else ended.inc({ outcome: 'failed' });
  } finally {
    letGo();
  }
}

/**
 * Sends what is due. A mail is sent by one process, once: again only when that process is gone, or lost the answer,
 * between the other side's taking it and its own writing that down, and then under the same id.
 * @param stopping from when on no other is begun
 */
export async function sendDueMails(deps: MailDeps, stopping?: AbortSignal): Promise<void> {
  for (const waiting of await dueMails(deps.db, deps.clock().toISOString())) {
    if (stopping?.aborted) return;
    if (await takeMail(deps.db, waiting, deps.clock())) await sendOne(deps, waiting);
  }
}

/** Sends now and every 5 seconds, for as long as the API runs. `stop` waits for the mail that is on its way. */
export function startMailing(deps: MailDeps): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const untold = gauge(
    { name: 'alisio_mails_waiting', help: 'Mails that are not sent yet; the same at each process.' },
    () => mailsWaiting(deps.db),
  );
  const run = () =>
    runTask('mails', () => sendDueMails(deps, stopping.signal)).catch((error: unknown) => {
      deps.log.error({ err: error }, 'mails are not sent');
    });
  let running = run();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = running.then(run).finally(() => {
      isBusy = false;
    });
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      untold();
      stopping.abort();
      return running;
    },
  };
}

import { noticeSecret, SIGNATURE_HEADER, signNotice } from '../payments/notice-signature.ts';
import type { NoticeBook } from './books/index.ts';
import { countedNotices } from './counted.ts';

const EVERY_MS = 1000;
const AT_ONCE = 20;
const ANSWERED_WITHIN_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** Whoever took a notice and was killed holds it no longer. */
const TAKEN_FOR_MS = 3 * ANSWERED_WITHIN_MS;
/** Some two hours; then whoever should have heard asks by itself. */
const MOST_TRIES = 30;

export interface NoticeDeps {
  notices: NoticeBook;
  /** of whoever is told */
  url: string;
  apiKey: string;
  /** UTC milliseconds */
  clock: () => number;
}

/**
 * Sends what is due, each by one process; what is not taken is tried again, at growing intervals. One that was taken, and
 * whose sender is killed before it has written that down, comes again.
 */
export async function sendDueNotices({ notices, url, apiKey, clock }: NoticeDeps): Promise<void> {
  const secret = noticeSecret(apiKey);
  const iso = (ms: number) => new Date(ms).toISOString();
  const send = async ({ id, key, type }: { id: string; key: string; type: string }) => {
    const body = Buffer.from(JSON.stringify({ id, type, key }));
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signNotice(secret, body, clock()),
      },
      body,
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    return answer.ok;
  };
  const tell = async (notice: Awaited<ReturnType<NoticeBook['due']>>[number]) => {
    if (!(await notices.take(notice, iso(clock() + TAKEN_FOR_MS)))) return;
    const isTaken = await send(notice).catch(() => false);
    const isOver = notice.tries + 1 >= MOST_TRIES;
    countedNotices.inc({ outcome: isTaken ? 'taken' : isOver ? 'given-up' : 'failed' });
    if (isTaken || isOver) return notices.delivered(notice.id, iso(clock()));
    const pause = Math.min(EVERY_MS * 2 ** notice.tries, LONGEST_PAUSE_MS);
    await notices.postpone(notice.id, iso(clock() + pause));
  };
  const due = await notices.due(iso(clock()), AT_ONCE);
  await Promise.all(due.map(tell));
}

/** Sends notices for as long as the provider runs. @returns what ends it */
export function startNotices(
  deps: NoticeDeps & { onFailure: (error: unknown) => void },
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // What cannot be looked for or written down now is due still.
    running = running.then(() => sendDueNotices(deps)).catch(deps.onFailure);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}

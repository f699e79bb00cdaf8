import { noticeSecret, SIGNATURE_HEADER, signNotice } from '../payments/notice-signature.ts';
import type { NoticeBook } from './notice-book.ts';

const EVERY_MS = 1000;
const AT_ONCE = 20;
const ANSWERED_WITHIN_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
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

/** Sends what is due, once each; what is not taken is tried again, at growing intervals. */
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
  const tell = async (notice: ReturnType<NoticeBook['due']>[number]) => {
    const isTaken = await send(notice).catch(() => false);
    if (isTaken || notice.tries + 1 >= MOST_TRIES) return notices.delivered(notice.id, iso(clock()));
    const pause = Math.min(EVERY_MS * 2 ** notice.tries, LONGEST_PAUSE_MS);
    notices.postpone(notice.id, iso(clock() + pause));
  };
  await Promise.all(notices.due(iso(clock()), AT_ONCE).map(tell));
}

/** Sends notices for as long as the provider runs. @returns what ends it */
export function startNotices(deps: NoticeDeps): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => sendDueNotices(deps));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}

import type { ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { type Patience, until } from './until.ts';

const ANSWERS_WITHIN_MS = 2000;

/**
 * True when something answers 200 there, within two seconds unless told: by a connection of its own, since one that is kept
 * may be to a process that was killed meanwhile.
 */
export function answers(url: string, withinMs = ANSWERS_WITHIN_MS): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked = get(url, { agent: false }, (answer) => {
    answer.once('end', () => resolve(answer.statusCode === 200)).resume();
  });
  const late = setTimeout(() => asked.destroy(), withinMs);
  asked
    .once('error', () => resolve(false))
    .once('close', () => {
      clearTimeout(late);
      resolve(false);
    });
  return promise;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/**
 * Waits until a server can work.
 * @param url answers 200 then
 * @throws with a sentence when its process ends first, or the time is over
 */
export async function untilReady(url: string, child: ChildProcess, patience?: Patience): Promise<void> {
  const seen = await until(
    async () => (hasEnded(child) ? 'ended' : (await answers(url)) ? 'ready' : undefined),
    `an answer at ${url}`,
    patience,
  );
  if (seen === 'ended')
    throw new Error(`What was to answer at ${url} ended with ${child.signalCode ?? child.exitCode}.`);
}

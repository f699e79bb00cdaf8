import { runTask } from '@alisio/platform/serving';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { deleteWhatIsOver, type RetentionDays } from './delete-what-is-over.ts';

export type { RetentionDays } from './delete-what-is-over.ts';

const EVERY_MS = 60 * 60 * 1000;

export interface RetentionDeps {
  db: Kysely<Schema>;
  clock: () => Date;
  log: { error: (detail: object, message: string) => void };
}

/** Deletes what is over now and every hour, for as long as the API runs. */
export function startRetention(
  { db, clock, log }: RetentionDeps,
  days: RetentionDays,
): { stop: () => Promise<void> } {
  const run = () =>
    runTask('retention', () => deleteWhatIsOver(db, days, clock())).catch((error: unknown) => {
      log.error({ err: error }, 'personal data that is over was not deleted');
    });
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

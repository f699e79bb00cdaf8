import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { ProblemError } from '../problems/index.ts';
import { isDatabaseAway } from './lost-connection.ts';

const BETWEEN_LOOKS_MS = 500;

export interface Waiting {
  /** how long, milliseconds */
  ms: number;
  /** told once, when it is not there at the first look */
  say: (sentence: string) => void;
}

/**
 * Waits for a server that is not there yet: started together, it may need longer than we do. What is wrong for good (no
 * such database, a wrong password) is told at once.
 * @throws Error that says in one sentence that it has not come
 */
export async function waitForDatabase<Tables>(db: Kysely<Tables>, { ms, say }: Waiting): Promise<void> {
  const end = Date.now() + ms;
  for (let looks = 0; ; looks += 1) {
    try {
      await sql`SELECT 1`.execute(db);
      return;
    } catch (error) {
      const why = error instanceof ProblemError ? error.cause : error;
      const reason = why instanceof Error ? why.message : String(why);
      if (!isDatabaseAway(why)) throw why;
      if (Date.now() >= end) throw new Error(`The database did not come within ${ms} ms: ${reason}`);
      if (looks === 0) say(`The database is not there yet (${reason}): waiting up to ${ms} ms for it`);
      await pause(BETWEEN_LOOKS_MS);
    }
  }
}

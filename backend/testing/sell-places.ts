import { type SessionClaim, sellPlaces } from '../src/activities/session-sales.ts';
import { openDatabase } from '../src/database/index.ts';

/**
 * A process that buys places of one session of the database at `DATABASE_URL`: what `CLAIM` says, `times` at once. Says how
 * often it got them.
 */
const { times, ...claim }: SessionClaim & { times: number } = JSON.parse(process.env.CLAIM ?? '{}');
const database = await openDatabase({ url: process.env.DATABASE_URL ?? '' });
const got = await Promise.all(
  Array.from({ length: times }, () => database.db.transaction().execute((tx) => sellPlaces(tx, claim))),
);
console.info(`got ${got.filter(Boolean).length}`);
await database.close();

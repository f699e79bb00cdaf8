import { hkdfSync } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type PoolSettings, postgresPool, type Waiting, waitForDatabase } from '../../../database/index.ts';
import { sharedCounts } from '../../../limits/index.ts';
import type { Books } from '../books.ts';
import { preparePayDatabase } from './prepare-database.ts';
import { forgetSecrets, sealedSecrets } from './sealed-secrets.ts';
import { sharedLedger } from './shared-ledger.ts';
import { tokenKeys } from './token-keys.ts';

const SWEEP_MS = 60_000;

export interface SharedBooksSettings {
  pool: PoolSettings;
  /** of a server that is not there yet */
  waiting: Waiting;
  keyFile: string;
  /** UTC milliseconds */
  clock: () => number;
  onFailure?: (error: unknown, what: string) => void;
}

/** Books of any number of processes, in a database of the provider's own. @throws Error in one sentence */
export async function openSharedBooks({
  pool,
  waiting,
  keyFile,
  clock,
  onFailure,
}: SharedBooksSettings): Promise<Books> {
  const keys = tokenKeys(keyFile);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: postgresPool(pool) }) });
  try {
    await waitForDatabase(db, waiting);
    await preparePayDatabase(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const strokeOn = (on: Kysely<unknown>) => ({
    ledger: sharedLedger(on),
    secrets: sealedSecrets(on, keys, clock),
  });
  const requestCounts = sharedCounts({
    db,
    // Of the keys that all have, so that nobody who reads the database learns an address.
    secret: async () => new Uint8Array(hkdfSync('sha256', keys.first, '', 'request-counts', 32)),
    onFailure: (error) => onFailure?.(error, 'limits of requests are of this process alone'),
  });
  const sweep = () =>
    forgetSecrets(db, new Date(clock()).toISOString()).catch((error: unknown) =>
      onFailure?.(error, 'cards that are over were not deleted'),
    );
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, SWEEP_MS).unref();
  return {
    ...strokeOn(db),
    atOnce: (act) => db.transaction().execute((tx) => act(strokeOn(tx))),
    requestCounts,
    isOpen: () => sql`SELECT 1`.execute(db).then(() => true),
    close: async () => {
      clearInterval(timer);
      await sweeping;
      await requestCounts.close();
      await db.destroy();
    },
  };
}

import { keepPrivate } from '@alisio/platform/serving';
import { readSettings } from './config/index.ts';
import { migrate, openDatabase, waitForDatabase } from './database/index.ts';

const MOST_MS = 60 * 60_000;

/** `node backend/src/migrate.ts`: creates the database where there is none and brings it to the newest form. */
try {
  const { DATABASE_URL, DATABASE_WAIT_MS, DATA_DIR, database: where } = readSettings(process.env);
  keepPrivate(DATA_DIR);
  console.info(
    DATABASE_URL ? 'Database: PostgreSQL at DATABASE_URL' : `Database: embedded, in ${DATA_DIR}/db`,
  );
  // A migration takes as long as its data wants, and who comes beside it waits for it.
  const database = await openDatabase('url' in where ? { ...where, statementMs: MOST_MS } : where);
  try {
    await waitForDatabase(database.db, { ms: DATABASE_WAIT_MS, say: console.info });
    const applied = await migrate(database.db);
    for (const name of applied) console.info(`Migrated: ${name}`);
    if (applied.length === 0) console.info('Database is up to date');
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The database could not be prepared.');
  process.exit(1);
}

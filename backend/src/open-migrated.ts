import type { Settings } from './config/index.ts';
import { type Database, isMigrated, openDatabase, waitForDatabase } from './database/index.ts';

/** The database of the API, once it is there. @throws Error in one sentence: it has not come, or `migrate.ts` has not run */
export async function openMigrated(settings: Settings): Promise<Database> {
  const database = await openDatabase(settings.database);
  try {
    await waitForDatabase(database.db, { ms: settings.DATABASE_WAIT_MS, say: console.info });
    if (await isMigrated(database.db)) return database;
    throw new Error('The database is not up to date; run `node backend/src/migrate.ts` first.');
  } catch (error) {
    await database.close();
    throw error;
  }
}

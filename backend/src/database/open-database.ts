import { join } from 'node:path';
import { tighten } from '@alisio/platform/serving';
import { Kysely } from 'kysely';
import { type Changes, watchChanges } from './changes.ts';
import { lockDataFolder } from './data-lock.ts';
import { EmbeddedConnection } from './embedded/connection.ts';
import { embeddedDialect } from './embedded/driver.ts';
import { type PoolSettings, postgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { tellQuery } from './tell-queries.ts';
import { LentPostgres } from './transaction-lock.ts';

export interface Database {
  db: Kysely<Schema>;
  /** What other processes of the same database tell. Absent on the embedded one, which has no others. */
  changes?: Changes;
  /** true when no other process can be at work on the same data */
  exclusive: boolean;
  /** ends the asking for changes, too */
  close: () => Promise<void>;
}

/** In memory: for tests, as a copy of what an archive holds or empty. */
export type DatabaseSettings =
  | (Pick<PoolSettings, 'url'> & Partial<PoolSettings>)
  | { dataDir: string }
  | { memory: true; copyOf?: string };

/** Of connections and statements, where nothing else is said. */
const POOL = { connections: 10, statementMs: 30_000 };

/** The embedded database in a folder, or in memory. */
async function openEmbedded(dataDir: string | undefined, archive?: string): Promise<Database> {
  const lock = dataDir === undefined ? undefined : lockDataFolder(dataDir);
  try {
    const connection = await EmbeddedConnection.open({ folder: dataDir && join(dataDir, 'db'), archive });
    // A new database comes out of an archive, with its rights.
    if (dataDir !== undefined) tighten(join(dataDir, 'db'));
    const db = new Kysely<Schema>({ dialect: embeddedDialect(connection), log: tellQuery });
    const close = async () => {
      await db.destroy();
      await connection.close();
      lock?.release();
    };
    return { db, exclusive: true, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/**
 * Opens PostgreSQL: any server by its address, or the embedded one.
 * @throws DataInUseError when another process has the embedded database open
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if ('dataDir' in settings) return openEmbedded(settings.dataDir);
  if ('memory' in settings) return openEmbedded(undefined, settings.copyOf);
  const pool = postgresPool({ ...POOL, ...settings });
  const db = new Kysely<Schema>({ dialect: new LentPostgres({ pool }), log: tellQuery });
  const changes = watchChanges(db);
  return {
    db,
    exclusive: false,
    changes,
    close: async () => {
      await changes.close();
      await db.destroy();
    },
  };
}

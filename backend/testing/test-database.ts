import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Database, migrate, openDatabase } from '../src/database/index.ts';
import { migratedArchive } from './migrated-archive.ts';

/** A fresh, empty database on a PostgreSQL server; gone with `drop`. @param use begins its name */
export async function freshDatabase(
  server: string,
  use = 'test',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `alisio_${use}_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * A migrated database for one test file: on the server of `TEST_DATABASE_URL` when there is one, otherwise the
 * embedded one in memory. The same tests run on both.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  const fresh = server ? await freshDatabase(server) : undefined;
  const database = await openDatabase(
    fresh ? { url: fresh.url } : { memory: true, copyOf: await migratedArchive() },
  );
  await migrate(database.db);
  return {
    ...database,
    close: async () => {
      await database.close();
      await fresh?.drop();
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../machine/free-port.ts';
import { installFromDebian } from '../machine/install-from-debian.ts';
import { postgresIn, postgresPrograms, postgresUser } from '../machine/postgres.ts';

export interface TestDatabase {
  /** superuser's address of the server; tests make databases of their own on it */
  url: string;
  stop(): void;
}

/**
 * A PostgreSQL for the tests that open a database: `TEST_DATABASE_URL`, or one that is started here in a
 * temporary folder. @returns nothing, with a sentence on the console, where there is none
 */
export async function startTestDatabase(): Promise<TestDatabase | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  const bin = postgresPrograms() ?? (installFromDebian('postgresql') ? postgresPrograms() : undefined);
  const user = postgresUser();
  if (!bin || !user) {
    console.info('No PostgreSQL is installed (Debian: postgresql): its tests run on the embedded database.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'alisio-postgres-'));
  const postgres = postgresIn({ bin, user, folder, port: await freePort() });
  const stop = () => {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  if (postgres.start(['-c', 'fsync=off', '-c', 'max_connections=200']))
    return { url: postgres.url('postgres'), stop };
  stop();
  console.info('PostgreSQL could not be started: its tests run on the embedded database.');
  return undefined;
}

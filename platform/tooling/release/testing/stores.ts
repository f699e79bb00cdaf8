import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startTestDatabase } from '../../test/test-database.ts';
import { folderStore } from '../stores/folder-store.ts';
import { openStore } from '../stores/open-store.ts';
import { postgresStore } from '../stores/postgres-store.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { s3Store } from '../stores/s3-store.ts';
import { sizedStore } from '../stores/sized-store.ts';
import { readTryLimit } from '../stores/timed-store.ts';
import { memoryStore } from './memory-store.ts';
import { S3_BUCKET, startS3Server } from './s3-server.ts';

/** A read that is too slow is what other tests are about: a busy machine takes its time. */
const PATIENT = { STORE_READ_MS: '60000' };

/** A kind of store, for tests of what all of them promise. */
export interface StoreKind {
  /** @returns opens stores as several processes would open them on one empty place; nothing where there is none */
  place(): Promise<(() => ReleaseStore) | undefined>;
  /** the last place, for somebody who writes to it whatever they want */
  unlimited(): ReleaseStore;
  close(): Promise<void>;
}

async function inFolder(): Promise<StoreKind> {
  const folder = await mkdtemp(join(tmpdir(), 'alisio-store-'));
  let site = folder;
  return {
    async place() {
      site = join(folder, randomUUID());
      return () => openStore({ RELEASE_STORE: site, ...PATIENT }, folder);
    },
    unlimited: () => folderStore(site),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function inMemory(): Promise<StoreKind> {
  let store = memoryStore();
  return {
    async place() {
      store = memoryStore();
      return () => sizedStore(store);
    },
    unlimited: () => store,
    close: async () => undefined,
  };
}

/** The AWS SDK finds its server by the process's own variables. */
async function inObjectStorage(): Promise<StoreKind> {
  const folder = await mkdtemp(join(tmpdir(), 'alisio-s3-'));
  const server = await startS3Server(folder);
  const before = { ...process.env };
  let prefix = '';
  return {
    async place() {
      prefix = randomUUID();
      const environment = server.environmentOf(prefix);
      Object.assign(process.env, environment);
      return () => openStore({ ...environment, ...PATIENT }, folder);
    },
    unlimited: () => s3Store({ bucket: S3_BUCKET, prefix, environment: server.environmentOf(prefix) }),
    async close() {
      for (const name of Object.keys(server.environmentOf(''))) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database for each place on one server, where there is one. */
async function inPostgres(): Promise<StoreKind> {
  const server = await startTestDatabase();
  const made: string[] = [];
  let address = '';
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server?.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    async place() {
      if (!server) return undefined;
      const name = `alisio_releases_${randomUUID().replaceAll('-', '')}`;
      await run(`CREATE DATABASE ${name}`);
      made.push(name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      address = url.href;
      const environment = { RELEASE_STORE: 'postgres', RELEASE_DATABASE_URL: address };
      return () => openStore({ ...environment, ...PATIENT }, tmpdir());
    },
    unlimited: () => postgresStore(address, readTryLimit(PATIENT)),
    async close() {
      for (const name of made) await run(`DROP DATABASE ${name} WITH (FORCE)`);
      server?.stop();
    },
  };
}

export const storeKinds: [string, () => Promise<StoreKind>][] = [
  ['a folder', inFolder],
  ['a memory', inMemory],
  ['object storage', inObjectStorage],
  ['PostgreSQL', inPostgres],
];

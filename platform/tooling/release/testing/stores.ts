import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startTestDatabase } from '../../test/test-database.ts';
import { folderStore } from '../stores/folder-store.ts';
import { openStore } from '../stores/open-store.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { memoryStore } from './memory-store.ts';
import { startS3Server } from './s3-server.ts';

/** A kind of store, for tests of what all of them promise. */
export interface StoreKind {
  /** @returns opens stores as several processes would open them on one empty place; nothing where there is none */
  place(): Promise<(() => ReleaseStore) | undefined>;
  close(): Promise<void>;
}

async function inFolder(): Promise<StoreKind> {
  const folder = await mkdtemp(join(tmpdir(), 'alisio-store-'));
  return {
    async place() {
      const site = join(folder, randomUUID());
      return () => folderStore(site);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function inMemory(): Promise<StoreKind> {
  return {
    async place() {
      const store = memoryStore();
      return () => store;
    },
    close: async () => undefined,
  };
}

/** The AWS SDK finds its server by the process's own variables. */
async function inObjectStorage(): Promise<StoreKind> {
  const folder = await mkdtemp(join(tmpdir(), 'alisio-s3-'));
  const server = await startS3Server(folder);
  const before = { ...process.env };
  return {
    async place() {
      const environment = server.environmentOf(randomUUID());
      Object.assign(process.env, environment);
      return () => openStore(environment, folder);
    },
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
      const environment = { RELEASE_STORE: 'postgres', RELEASE_DATABASE_URL: url.href };
      return () => openStore(environment, tmpdir());
    },
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

import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { TransactionLock } from './transaction-lock.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const FILE = /^(\d{4}-[a-z0-9-]+)\.ts$/;

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).flatMap((file) => FILE.exec(file)?.[1] ?? []).sort();
  const modules = names.map(async (name) => [name, await import(new URL(`${name}.ts`, FOLDER).href)]);
  return Object.fromEntries(await Promise.all(modules));
}

// Numbers are given out before migrations are ready: one may come after a later one was applied somewhere.
const migratorOf = (db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: readMigrations }, allowUnorderedMigrations: true });

/**
 * Brings the database to the newest form, all of it or nothing; safe when several processes do it at once: the others wait.
 * @returns the names of the migrations that were applied now
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // Before the table of migrations is made, which `IF NOT EXISTS` does not wait for.
    await new TransactionLock().acquireMigrationLock(tx);
    const { results = [], error } = await migratorOf(tx).migrateToLatest();
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  });
}

/** Whether every migration has been applied. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

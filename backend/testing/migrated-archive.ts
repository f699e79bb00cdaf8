import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptFile } from '@alisio/platform/testing/kept-file.ts';
import { PGlite } from '@electric-sql/pglite';
import { migrate, openDatabase } from '../src/database/index.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const MIGRATIONS = path('../src/database/migrations');
const LOCK_FILE = path('../../package-lock.json');
const RECIPE = fileURLToPath(import.meta.url);

/** What a migrated database follows from: the migrations, the packages that run them, and how it is made. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(LOCK_FILE)).update(readFileSync(RECIPE));
  for (const name of readdirSync(MIGRATIONS).sort())
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

async function makeArchive(): Promise<Uint8Array> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alisio-archive-'));
  try {
    const database = await openDatabase({ dataDir });
    await migrate(database.db).finally(database.close);
    const migrated = await PGlite.create({ dataDir: join(dataDir, 'db') });
    for (const name of ['template0', 'template1']) {
      await migrated.query('UPDATE pg_database SET datistemplate = false WHERE datname = $1', [name]);
      await migrated.exec(`DROP DATABASE ${name}`);
    }
    const archive = await migrated.dumpDataDir('none').finally(() => migrated.close());
    return new Uint8Array(await archive.arrayBuffer());
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * A migrated embedded database as an archive: to copy it takes a tenth of the time that a new one does. The two
 * templates, of which nobody makes another database, are not in it: two thirds of its files. It is made once and
 * kept as long as what it follows from is the same.
 * @returns its path
 */
export const migratedArchive = (): Promise<string> =>
  keptFile({ name: 'database', fingerprint: fingerprint(), make: makeArchive });

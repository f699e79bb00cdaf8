import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '../sqlite/index.ts';

/** Said in one sentence, since a person reads it at the start. */
export class DataInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another process; stop that one or set DATA_DIR to another folder.`,
    );
    this.name = 'DataInUseError';
  }
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Takes the folder's lock for as long as this process lives. The embedded database cannot tell a second
 * opener, who would lose data silently. SQLite's exclusive lock is the kernel's (fcntl), so it ends with
 * the process, kill -9 included.
 * @throws DataInUseError when another process holds it
 */
export function lockDataFolder(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'db.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DataInUseError(dataDir) : error;
  }
  return { release: () => lock.close() };
}

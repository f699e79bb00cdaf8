import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '../../sqlite/index.ts';
import type { Ledger } from './books.ts';
import { chargeOf } from './charge.ts';
import { fileNotices } from './file-notices.ts';
import { filePages } from './file-pages.ts';

/** Of one process, in a file of its own. */
export interface FileLedger extends Ledger {
  isOpen: () => boolean;
  close: () => void;
}

/** The provider's own books, which survive kill -9 and a power cut: every charge is on the disk before it is told. */
export function openFileLedger(folder: string): FileLedger {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'ledger.sqlite'));
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 2000;
    CREATE TABLE IF NOT EXISTS charge (
      key TEXT PRIMARY KEY,
      status TEXT NOT NULL CHECK (status IN ('approved', 'declined', 'voided')),
      reason TEXT,
      amount INTEGER NOT NULL,
      currency TEXT NOT NULL,
      settled_at TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS refund (
      key TEXT PRIMARY KEY REFERENCES charge (key),
      refunded_at TEXT NOT NULL
    ) STRICT`);
  const pages = filePages(database);
  const notices = fileNotices(database);
  const select = database.prepare('SELECT key, status, reason, amount, currency FROM charge WHERE key = ?');
  const insert = database.prepare('INSERT OR IGNORE INTO charge VALUES (?, ?, ?, ?, ?, ?)');

  const insertRefund = database.prepare(
    "INSERT OR IGNORE INTO refund SELECT key, ? FROM charge WHERE key = ? AND status = 'approved'",
  );
  const selectRefund = database.prepare('SELECT refunded_at FROM refund WHERE key = ?');

  const find = (key: string) => chargeOf(select.get(key));
  return {
    find: async (key) => find(key),
    settle: async (record, now) => {
      const { key, status, reason, amount, currency } = record;
      insert.run(key, status, reason ?? null, amount, currency, now);
      return find(key) ?? record;
    },
    refund: async (key, now) => {
      insertRefund.run(now, key);
      const row = selectRefund.get(key);
      return row ? String(row.refunded_at) : undefined;
    },
    pages,
    notices,
    isOpen: () => database.isOpen,
    close: () => database.close(),
  };
}

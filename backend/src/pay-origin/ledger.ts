import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@alisio/shared-contracts/zod';
import { type ChargeRecord, chargeRecord } from '../payments/sandbox-protocol.ts';
import { DatabaseSync } from '../sqlite/index.ts';
import { type NoticeBook, noticeBook } from './notice-book.ts';
import { type PageBook, pageBook } from './page-book.ts';

export interface Ledger {
  find: (key: string) => ChargeRecord | undefined;
  /** Writes a record unless its key has one; what is written first stays. @returns what stands */
  settle: (record: ChargeRecord, now: string) => ChargeRecord;
  /** Gives an approved charge back. @returns when it was, the first time; nothing for what was never charged */
  refund: (key: string, now: string) => string | undefined;
  /** its pages, on which visitors pay, in the same books */
  pages: PageBook;
  /** what its callers are to be told of them */
  notices: NoticeBook;
  isOpen: () => boolean;
  close: () => void;
}

const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** The provider's own books, which survive kill -9 and a power cut: every charge is on the disk before it is told. */
export function openLedger(folder: string): Ledger {
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
  const pages = pageBook(database);
  const notices = noticeBook(database);
  const select = database.prepare('SELECT key, status, reason, amount, currency FROM charge WHERE key = ?');
  const insert = database.prepare('INSERT OR IGNORE INTO charge VALUES (?, ?, ?, ?, ?, ?)');

  const insertRefund = database.prepare(
    "INSERT OR IGNORE INTO refund SELECT key, ? FROM charge WHERE key = ? AND status = 'approved'",
  );
  const selectRefund = database.prepare('SELECT refunded_at FROM refund WHERE key = ?');

  const find = (key: string) => {
    const row = select.get(key);
    return row ? z.parse(chargeRecord, withoutNulls(row)) : undefined;
  };
  return {
    find,
    settle: (record, now) => {
      const { key, status, reason, amount, currency } = record;
      insert.run(key, status, reason ?? null, amount, currency, now);
      return find(key) ?? record;
    },
    refund: (key, now) => {
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

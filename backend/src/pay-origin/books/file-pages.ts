import type { DatabaseSync } from 'node:sqlite';
import type { PageBook } from './books.ts';
import { newPageId, type Page, pageOf, voucherReference } from './page.ts';

/** The pages of the provider, beside its charges: an order as it was made, and what was chosen so far. Never a card. */
export function filePages(database: DatabaseSync): PageBook {
  database.exec(`
    CREATE TABLE IF NOT EXISTS page (
      key TEXT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      said TEXT NOT NULL,
      voucher TEXT UNIQUE,
      means TEXT,
      card TEXT,
      notices TEXT NOT NULL DEFAULT 'once',
      opened_at TEXT NOT NULL
    ) STRICT`);
  const insert = database.prepare(
    'INSERT OR IGNORE INTO page (key, id, said, opened_at) VALUES (?, ?, ?, ?)',
  );
  const columns = 'SELECT id, said, voucher, means, card FROM page';
  const selectKey = database.prepare(`${columns} WHERE key = ?`);
  const selectId = database.prepare(`${columns} WHERE id = ?`);
  const selectVoucher = database.prepare(`${columns} WHERE voucher = ?`);
  const update = database.prepare(
    'UPDATE page SET means = coalesce(?, means), card = coalesce(?, card) WHERE key = ?',
  );
  const setVoucher = database.prepare(
    "UPDATE OR IGNORE page SET voucher = ?, means = 'voucher' WHERE key = ? AND voucher IS NULL",
  );
  const setNotices = database.prepare('UPDATE page SET notices = ? WHERE key = ?');

  const known = (key: string): Page => {
    const found = pageOf(selectKey.get(key));
    if (!found) throw new TypeError('a page that is changed is open');
    return found;
  };
  return {
    open: async (order, now) => {
      insert.run(order.key, newPageId(), JSON.stringify(order), now);
      return known(order.key);
    },
    byKey: async (key) => pageOf(selectKey.get(key)),
    byId: async (id) => pageOf(selectId.get(id)),
    byVoucher: async (reference) => pageOf(selectVoucher.get(reference)),
    choose: async (key, { means, card }) => {
      update.run(means ?? null, card ? JSON.stringify(card) : null, key);
    },
    makeVoucher: async (key) => {
      // Another page may have the same ten digits: then others are drawn.
      for (let found = known(key); ; found = known(key)) {
        if (found.voucher !== undefined) return found.voucher;
        setVoucher.run(voucherReference(), key);
      }
    },
    notify: async (key, how) => {
      setNotices.run(how, key);
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { paymentMeans } from '@alisio/shared-contracts/orders';
import { z } from '@alisio/shared-contracts/zod';
import { pageOrder } from '../payments/page-protocol.ts';
import { cardFace } from '../payments/sandbox-protocol.ts';

const HOW_NOTICES_GO = ['once', 'twice', 'late', 'shuffled', 'never'] as const;
/** How the notices of a payment are sent: as a test of whoever receives them. */
export type HowNoticesGo = (typeof HOW_NOTICES_GO)[number];

const page = z.extend(pageOrder, {
  /** in its address; 192 random bits */
  id: z.string(),
  /** by which a voucher of it is paid elsewhere */
  voucher: z.optional(z.string()),
  means: z.optional(paymentMeans),
  card: z.optional(cardFace),
});
export type Page = z.infer<typeof page>;

export interface PageBook {
  /** Opens a page unless its key has one. @returns what stands */
  open: (order: z.infer<typeof pageOrder>, now: string) => Page;
  byKey: (key: string) => Page | undefined;
  byId: (id: string) => Page | undefined;
  byVoucher: (reference: string) => Page | undefined;
  /** what was chosen on it, before it is paid */
  choose: (key: string, choice: Partial<Pick<Page, 'means' | 'card'>>) => void;
  /** a voucher is made once. @returns its reference */
  makeVoucher: (key: string) => string;
  notify: (key: string, how: HowNoticesGo) => void;
}

/** Ten digits, as till staff type them. */
const voucherReference = (): string => String(randomBytes(6).readUIntBE(0, 6) % 1e10).padStart(10, '0');

/** The pages of the provider, beside its charges: an order as it was made, and what was chosen so far. Never a card. */
export function pageBook(database: DatabaseSync): PageBook {
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

  const read = (row: Record<string, unknown> | undefined): Page | undefined => {
    if (!row) return undefined;
    const { id, said, voucher, means, card } = row;
    return z.parse(page, {
      ...JSON.parse(String(said)),
      id,
      ...(voucher === null ? {} : { voucher }),
      ...(means === null ? {} : { means }),
      ...(card === null ? {} : { card: JSON.parse(String(card)) }),
    });
  };
  const byKey = (key: string) => read(selectKey.get(key));
  const known = (key: string): Page => {
    const found = byKey(key);
    if (!found) throw new TypeError('a page that is changed is open');
    return found;
  };
  return {
    open: (order, now) => {
      insert.run(order.key, randomBytes(24).toString('base64url'), JSON.stringify(order), now);
      return known(order.key);
    },
    byKey,
    byId: (id) => read(selectId.get(id)),
    byVoucher: (reference) => read(selectVoucher.get(reference)),
    choose: (key, { means, card }) => {
      update.run(means ?? null, card ? JSON.stringify(card) : null, key);
    },
    makeVoucher: (key) => {
      // Another page may have the same ten digits: then others are drawn.
      for (let found = known(key); ; found = known(key)) {
        if (found.voucher !== undefined) return found.voucher;
        setVoucher.run(voucherReference(), key);
      }
    },
    notify: (key, how) => {
      setNotices.run(how, key);
    },
  };
}

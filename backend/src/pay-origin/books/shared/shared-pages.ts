import { type Kysely, type RawBuilder, sql } from 'kysely';
import { errorCode } from '../../../errors/index.ts';
import type { PageBook } from '../books.ts';
import { newPageId, type Page, pageOf, voucherReference } from '../page.ts';

/** Unique violation (PostgreSQL, appendix A). */
const TAKEN = '23505';

/** As `filePages`, of all processes. */
export function sharedPages(db: Kysely<unknown>): PageBook {
  const one = async (where: RawBuilder<unknown>) => {
    const { rows } =
      await sql<object>`SELECT id, said, voucher, means, card FROM page WHERE ${where}`.execute(db);
    return pageOf(rows[0]);
  };
  const byKey = (key: string) => one(sql`key = ${key}`);
  const known = async (key: string): Promise<Page> => {
    const found = await byKey(key);
    if (!found) throw new TypeError('a page that is changed is open');
    return found;
  };
  /** @returns whether the reference was free */
  async function setVoucher(key: string, reference: string): Promise<boolean> {
    try {
      await sql`
        WITH made AS (
          UPDATE page SET voucher = ${reference}, means = 'voucher' WHERE key = ${key} AND voucher IS NULL
          RETURNING key, opened_at)
        INSERT INTO notice (key, type, due_at) SELECT key, 'page.waiting', opened_at FROM made`.execute(db);
      return true;
    } catch (error) {
      if (errorCode(error) !== TAKEN) throw error;
      return false;
    }
  }
  return {
    open: async (order, now) => {
      await sql`
        INSERT INTO page (key, id, said, opened_at)
        VALUES (${order.key}, ${newPageId()}, ${JSON.stringify(order)}, ${now})
        ON CONFLICT (key) DO NOTHING`.execute(db);
      return known(order.key);
    },
    byKey,
    byId: (id) => one(sql`id = ${id}`),
    byVoucher: (reference) => one(sql`voucher = ${reference}`),
    choose: async (key, { means, card }) => {
      await sql`
        UPDATE page SET means = coalesce(${means ?? null}::text, means),
          card = coalesce(${card ? JSON.stringify(card) : null}::text, card)
        WHERE key = ${key}`.execute(db);
    },
    makeVoucher: async (key) => {
      // Another page may have the same ten digits: then others are drawn.
      while (!(await setVoucher(key, voucherReference())));
      const { voucher } = await known(key);
      if (voucher === undefined) throw new TypeError('a voucher that was made is there');
      return voucher;
    },
    notify: async (key, how) => {
      await sql`UPDATE page SET notices = ${how} WHERE key = ${key}`.execute(db);
    },
  };
}

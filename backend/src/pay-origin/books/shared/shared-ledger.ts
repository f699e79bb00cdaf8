import { type Kysely, sql } from 'kysely';
import type { DueNotice, Ledger, NoticeBook } from '../books.ts';
import { chargeOf } from '../charge.ts';
import { sharedPages } from './shared-pages.ts';

function sharedNotices(db: Kysely<unknown>): NoticeBook {
  return {
    due: async (now, most) => {
      const { rows } = await sql<DueNotice>`
        SELECT id::text, key, type, tries FROM notice WHERE delivered_at IS NULL AND due_at <= ${now}
        ORDER BY due_at LIMIT ${most}`.execute(db);
      return rows;
    },
    take: async ({ id, tries }, until) => {
      const { rows } = await sql`
        UPDATE notice SET due_at = ${until}, tries = tries + 1
        WHERE id = ${id}::uuid AND tries = ${tries} AND delivered_at IS NULL RETURNING id`.execute(db);
      return rows.length === 1;
    },
    delivered: async (id, now) => {
      await sql`UPDATE notice SET delivered_at = ${now} WHERE id = ${id}::uuid`.execute(db);
    },
    postpone: async (id, at) => {
      await sql`UPDATE notice SET due_at = ${at} WHERE id = ${id}::uuid`.execute(db);
    },
  };
}

/** As the file's, of all processes: the first who settles a key does so for all. */
export function sharedLedger(db: Kysely<unknown>): Ledger {
  const find = async (key: string) => {
    const { rows } = await sql<object>`
      SELECT key, status, reason, amount, currency FROM charge WHERE key = ${key}`.execute(db);
    return chargeOf(rows[0]);
  };
  return {
    find,
    settle: async (record, now) => {
      const { key, status, reason, amount, currency } = record;
      // A notice is written with what it tells of, in one stroke; how notices of a payment go, its page says.
      await sql`
        WITH settled AS (
          INSERT INTO charge (key, status, reason, amount, currency, settled_at)
          VALUES (${key}, ${status}, ${reason ?? null}, ${amount}, ${currency}, ${now})
          ON CONFLICT (key) DO NOTHING RETURNING key, settled_at)
        INSERT INTO notice (key, type, due_at)
        SELECT key, said.type, settled_at + make_interval(secs => said.after)
        FROM settled JOIN page USING (key) CROSS JOIN LATERAL (
          SELECT 'page.settled' AS type, CASE notices WHEN 'late' THEN 20 ELSE 0 END AS after
          UNION ALL SELECT 'page.opened', 3 WHERE notices = 'shuffled'
          UNION ALL SELECT 'page.settled', 2 WHERE notices = 'twice') AS said
        WHERE notices <> 'never'`.execute(db);
      return (await find(key)) ?? record;
    },
    refund: async (key, now) => {
      await sql`
        INSERT INTO refund (key, refunded_at) SELECT key, ${now}::timestamptz FROM charge
        WHERE key = ${key} AND status = 'approved' ON CONFLICT (key) DO NOTHING`.execute(db);
      const { rows } = await sql<{ at: string }>`
        SELECT refunded_at AS at FROM refund WHERE key = ${key}`.execute(db);
      return rows[0]?.at;
    },
    pages: sharedPages(db),
    notices: sharedNotices(db),
  };
}

import type { DatabaseSync } from 'node:sqlite';
import type { NoticeBook } from './books.ts';

/** Seconds from what happened to its notice, by how notices of a payment go. */
const AFTER = "CASE p.notices WHEN 'late' THEN '+20 seconds' ELSE '+0 seconds' END";
const ID = 'lower(hex(randomblob(16)))';
const AT = (seconds: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', NEW.settled_at, ${seconds})`;

/**
 * What the provider has to tell of its pages. A notice is written with what it tells of, in one stroke: none is lost to a
 * crash, and none tells of what did not happen.
 */
export function fileNotices(database: DatabaseSync): NoticeBook {
  database.exec(`
    CREATE TABLE IF NOT EXISTS notice (
      id TEXT PRIMARY KEY,
      key TEXT NOT NULL,
      type TEXT NOT NULL,
      due_at TEXT NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0,
      delivered_at TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS notice_due ON notice (due_at) WHERE delivered_at IS NULL;
    CREATE TRIGGER IF NOT EXISTS notice_of_charge AFTER INSERT ON charge
    WHEN EXISTS (SELECT 1 FROM page p WHERE p.key = NEW.key AND p.notices <> 'never')
    BEGIN
      INSERT INTO notice (id, key, type, due_at)
        SELECT ${ID}, NEW.key, 'page.settled', ${AT(AFTER)} FROM page p WHERE p.key = NEW.key;
      INSERT INTO notice (id, key, type, due_at)
        SELECT ${ID}, NEW.key, 'page.opened', ${AT("'+3 seconds'")} FROM page p WHERE p.key = NEW.key AND p.notices = 'shuffled';
      INSERT INTO notice (id, key, type, due_at)
        SELECT ${ID}, NEW.key, 'page.settled', ${AT("'+2 seconds'")} FROM page p WHERE p.key = NEW.key AND p.notices = 'twice';
    END;
    CREATE TRIGGER IF NOT EXISTS notice_of_voucher AFTER UPDATE OF voucher ON page
    WHEN NEW.voucher IS NOT NULL AND OLD.voucher IS NULL
    BEGIN
      INSERT INTO notice (id, key, type, due_at) VALUES (${ID}, NEW.key, 'page.waiting', NEW.opened_at);
    END`);
  const select = database.prepare(
    'SELECT id, key, type, tries FROM notice WHERE delivered_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT ?',
  );
  const setTaken = database.prepare(
    'UPDATE notice SET due_at = ?, tries = tries + 1 WHERE id = ? AND tries = ? AND delivered_at IS NULL',
  );
  const setDelivered = database.prepare('UPDATE notice SET delivered_at = ? WHERE id = ?');
  const setDue = database.prepare('UPDATE notice SET due_at = ? WHERE id = ?');
  return {
    due: async (now, most) =>
      select.all(now, most).map(({ id, key, type, tries }) => ({
        id: String(id),
        key: String(key),
        type: String(type),
        tries: Number(tries),
      })),
    take: async ({ id, tries }, until) => setTaken.run(until, id, tries).changes === 1,
    delivered: async (id, now) => {
      setDelivered.run(now, id);
    },
    postpone: async (id, at) => {
      setDue.run(at, id);
    },
  };
}

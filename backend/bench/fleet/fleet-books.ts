import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Fleet } from '@alisio/platform/tooling/fleet';
import { Client } from 'pg';
import type { Bookkeeping } from '../faults/books.ts';

/** The provider's own books in a file, as one process keeps them. */
function chargedInFile(dataDir: string): string[] {
  const path = join(dataDir, 'pay', 'ledger.sqlite');
  if (!existsSync(path)) return [];
  const ledger = new DatabaseSync(path, { readOnly: true });
  const rows = ledger
    .prepare("SELECT key FROM charge WHERE status = 'approved' AND key NOT IN (SELECT key FROM refund)")
    .all();
  ledger.close();
  return rows.map(({ key }) => String(key));
}

/** What a fleet has sold, and what its provider has charged. */
export async function fleetBooks({
  databases,
  plan,
}: Fleet): Promise<Bookkeeping & { close(): Promise<void> }> {
  const api = new Client({ connectionString: databases.api });
  await api.connect();
  return {
    query: async (text, values = []) => (await api.query(text, values)).rows,
    chargedKeys: async () => chargedInFile(plan.folders.data),
    close: () => api.end(),
  };
}

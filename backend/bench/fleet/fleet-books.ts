import type { Fleet } from '@alisio/platform/tooling/fleet';
import { Client } from 'pg';
import type { Bookkeeping } from '../faults/books.ts';

const CHARGED = "SELECT key FROM charge WHERE status = 'approved' AND key NOT IN (SELECT key FROM refund)";

/** What a fleet has sold, and what its provider has charged: a database each. */
export async function fleetBooks({ databases }: Fleet): Promise<Bookkeeping & { close(): Promise<void> }> {
  const [api, pay] = [databases.api, databases.pay].map(
    (connectionString) => new Client({ connectionString }),
  );
  if (!api || !pay) throw new Error('A fleet has two databases.');
  await Promise.all([api.connect(), pay.connect()]);
  return {
    query: async (text, values = []) => (await api.query(text, values)).rows,
    chargedKeys: async () => (await pay.query<{ key: string }>(CHARGED)).rows.map(({ key }) => key),
    async close() {
      await Promise.all([api.end(), pay.end()]);
    },
  };
}

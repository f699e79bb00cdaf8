import { Client, Pool, types } from 'pg';
import { COLUMN_PARSERS } from './column-types.ts';

const RECONNECT_MS = 2000;

const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    COLUMN_PARSERS[oid] ?? types.getTypeParser(oid, format),
};

/** Connections to a PostgreSQL server. A connection that breaks while idle is replaced at the next use. */
export function postgresPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    types: typeParsers,
    max: 10,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', () => undefined);
  return pool;
}

/** Notifications on a connection of their own, which is opened again when it breaks. */
export const listenOn =
  (url: string) =>
  async (channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> => {
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let client: Client | undefined;

    const connect = async (): Promise<void> => {
      const opened = new Client({ connectionString: url });
      opened.on('notification', ({ payload }) => handler(payload ?? ''));
      opened.on('error', () => opened.end().catch(() => undefined));
      opened.on('end', () => {
        if (!stopped) timer = setTimeout(() => connect().catch(retry), RECONNECT_MS);
      });
      await opened.connect();
      await opened.query(`LISTEN ${opened.escapeIdentifier(channel)}`);
      client = opened;
    };
    const retry = () => {
      if (!stopped) timer = setTimeout(() => connect().catch(retry), RECONNECT_MS);
    };

    await connect();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    };
  };

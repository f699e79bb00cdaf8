import { gauge } from '@alisio/platform/serving/metrics';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { comeAgain } from '../problems/index.ts';
import { COLUMN_PARSERS } from './column-types.ts';
import { isDatabaseAway, isTooLate } from './lost-connection.ts';

export interface PoolSettings {
  /** address of a PostgreSQL server, or of a proxy before it that lends connections a transaction long */
  url: string;
  /** connections at most */
  connections: number;
  /** how long a statement may take, milliseconds */
  statementMs: number;
}

/** How long a connection is waited for, a free one of the pool or a new one. */
const CONNECTED_WITHIN_MS = 10_000;

const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    COLUMN_PARSERS[oid] ?? types.getTypeParser(oid, format),
};

const AWAY = 'The database does not answer now; try again in a moment';

/** What keeps the database from being asked is over in a moment for who comes again; all else is the asker's to see. */
const sayAway = (error: unknown): never => {
  throw isDatabaseAway(error) ? comeAgain(AWAY, error) : error;
};

/**
 * A connection as Kysely takes it. One that has not answered a statement in time is closed behind it: its server may be at
 * it still, and what is asked next would wait for that.
 */
function lent(client: PoolClient): PostgresPoolClient {
  let isLate = false;
  // A property of it, as Kysely asks: statements alone, never a cursor.
  const query: PoolClient['query'] = client.query.bind(client);
  return new Proxy(client, {
    get(target, name) {
      if (name === 'release') return () => target.release(isLate);
      if (name !== 'query') return Reflect.get(target, name);
      return async (text: string, values: unknown[]) => {
        if (isLate) throw comeAgain(AWAY);
        return query(text, values).catch((error: unknown) => {
          isLate = isTooLate(error);
          return sayAway(error);
        });
      };
    },
  });
}

/**
 * Connections to a PostgreSQL server. A connection that breaks is replaced at the next use; what was asked by it, or is
 * asked while there is none, is a 503 that says when to come again. Nothing is set on a connection: a proxy gives each
 * transaction another one.
 */
export function postgresPool({ url, connections, statementMs }: PoolSettings): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    types: typeParsers,
    max: connections,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    // Kept here and not by the server: `statement_timeout` would be a property of the connection.
    query_timeout: statementMs,
  });
  // The idle ones tell the pool, the others whoever uses them: an error that nobody hears would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = () =>
    pool.connect().then(lent, (error: unknown) => {
      throw comeAgain('Too much is asked at once; try again in a moment', error);
    });
  const untold = gauge(
    {
      name: 'alisio_database_connections',
      help: 'Connections of the pool: idle or busy; and waiting, who waits for one.',
      labels: ['state'],
    },
    () => [
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  );
  const end = () => {
    untold();
    return pool.end();
  };
  return { connect, end, options: pool.options };
}

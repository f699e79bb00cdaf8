import { Pool, types } from 'pg';
import { COLUMN_PARSERS } from './column-types.ts';

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

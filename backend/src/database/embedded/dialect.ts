import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { EmbeddedConnection } from './connection.ts';
import { EmbeddedDriver } from './driver.ts';

/** PostgreSQL's language over the connection of the embedded database. */
export const embeddedDialect = (connection: EmbeddedConnection): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EmbeddedDriver(connection),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

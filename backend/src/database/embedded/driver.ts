import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { TransactionLock } from '../transaction-lock.ts';
import type { EmbeddedConnection } from './connection.ts';

/** One turn with the connection. A failed statement spoils the transaction until it is rolled back, as PostgreSQL does. */
class Lease implements DatabaseConnection {
  readonly #connection: EmbeddedConnection;
  spoiled = false;

  constructor(connection: EmbeddedConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery(query: CompiledQuery) {
    try {
      const { rows, affected } = await this.#connection.query(query.sql, query.parameters);
      return { rows, numAffectedRows: BigInt(affected) };
    } catch (error) {
      this.spoiled = true;
      throw error;
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded database does not stream');
  }
}

const raw = (sql: string) => CompiledQuery.raw(sql);

/** Gives the one connection to whoever asks, one at a time and in the order in which they came. */
class EmbeddedDriver implements Driver {
  readonly #connection: EmbeddedConnection;
  readonly #queue: (() => void)[] = [];
  #leased = false;

  constructor(connection: EmbeddedConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    if (this.#leased) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#leased = true;
    return new Lease(this.#connection);
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next();
    else this.#leased = false;
  }

  async beginTransaction(lease: Lease, { isolationLevel }: TransactionSettings): Promise<void> {
    await lease.executeQuery(raw(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'));
    lease.spoiled = false;
  }

  async commitTransaction(lease: Lease): Promise<void> {
    if (lease.spoiled) {
      await this.rollbackTransaction(lease);
      throw new AbortedTransactionError();
    }
    await lease.executeQuery(raw('commit'));
  }

  async rollbackTransaction(lease: Lease): Promise<void> {
    await lease.executeQuery(raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }
}

/** PostgreSQL's language over the connection of the embedded database. */
export const embeddedDialect = (connection: EmbeddedConnection): Dialect => ({
  createAdapter: () => new TransactionLock(),
  createDriver: () => new EmbeddedDriver(connection),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

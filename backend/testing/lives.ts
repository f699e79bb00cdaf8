import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Schema } from '../src/database/index.ts';
import type { OrderDeps, Product } from '../src/orders/index.ts';

/** What a call meets that a dead process would make: it has no effect any more. */
export class Dead extends Error {
  constructor() {
    super('this process is dead');
    this.name = 'Dead';
  }
}

/**
 * A process's life, as far as others see it: the statements, commits and calls to providers and suppliers that it comes
 * to. It may end at one of them as `kill -9` ends it, and from then on nothing that it still does reaches anybody.
 */
export class Life {
  /** what it has come to, in order */
  readonly passed: string[] = [];
  readonly #endsAt: number;
  isOver = false;

  /** @param endsAt before the how many-th of these it dies, from 1 */
  constructor(endsAt = Number.POSITIVE_INFINITY) {
    this.#endsAt = endsAt;
  }

  /** @throws Dead */
  pass(what: string): void {
    if (!this.isOver) {
      this.passed.push(what);
      this.isOver = this.passed.length >= this.#endsAt;
    }
    if (this.isOver) throw new Dead();
  }
}

export interface Lives {
  /** as those that were given, for whatever is done in a life; outside of one nothing differs */
  deps: Pick<OrderDeps, 'db' | 'payments' | 'products'>;
  /** Does something in a life. */
  live: <T>(life: Life, act: () => Promise<T>) => Promise<T>;
  /** transactions that are open this moment, in all lives */
  openTransactions: () => number;
}

/** A connection of the database that outlives lives, for as long as it is not given back. */
class Lease implements DatabaseConnection {
  readonly #connection: Kysely<Schema>;
  readonly release: () => void;

  constructor(connection: Kysely<Schema>, release: () => void) {
    this.#connection = connection;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery(query: CompiledQuery) {
    return this.#connection.executeQuery(query);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing is streamed here');
  }
}

/** Statements of a life over a database that outlives it: what its end leaves open is rolled back. */
class LivesDriver implements Driver {
  readonly #db: Kysely<Schema>;
  readonly #pass: (what: string) => void;
  readonly open = new Set<DatabaseConnection>();

  constructor(db: Kysely<Schema>, pass: (what: string) => void) {
    this.#db = db;
    this.#pass = pass;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    const connection = await new Promise<Kysely<Schema>>((resolve, reject) => {
      this.#db
        .connection()
        .execute(async (one) => {
          resolve(one);
          await until;
        })
        .catch(reject);
    });
    return new Lease(connection, release);
  }

  async releaseConnection(lease: Lease): Promise<void> {
    lease.release();
  }

  async beginTransaction(lease: Lease, { isolationLevel }: TransactionSettings): Promise<void> {
    this.#pass('begin');
    await lease.executeQuery(
      CompiledQuery.raw(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'),
    );
    this.open.add(lease);
  }

  async commitTransaction(lease: Lease): Promise<void> {
    this.#pass('commit');
    await lease.executeQuery(CompiledQuery.raw('commit'));
    this.open.delete(lease);
    this.#pass('committed');
  }

  async rollbackTransaction(lease: Lease): Promise<void> {
    // Who dies with the answer of the commit has nothing to roll back.
    if (this.open.delete(lease)) await lease.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {}
}

const dialectOf = (driver: Driver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** Lets whatever works with these be done in lives that end. */
export function livesOf({ db, payments, products }: Lives['deps']): Lives {
  const lives = new AsyncLocalStorage<Life>();
  const pass = (what: string) => lives.getStore()?.pass(what);
  const driver = new LivesDriver(db, pass);
  const mortal = new Kysely<Schema>({
    dialect: dialectOf(driver),
    plugins: [
      {
        transformQuery: ({ node }) => {
          pass(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      },
    ],
  });

  /** A call to somebody else: it may not arrive, and its answer may not. */
  const call =
    <A extends unknown[], R>(name: string, act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      pass(`to ${name}`);
      const answer = await act(...args);
      pass(`from ${name}`);
      return answer;
    };
  const mortalProduct = (product: Product): Product => ({
    ...product,
    confirm: call('confirm', product.confirm),
    cancel: call('cancel', product.cancel),
  });

  return {
    deps: {
      db: mortal,
      payments: {
        describe: call('describe', payments.describe),
        charge: call('charge', payments.charge),
        lookUp: call('lookUp', payments.lookUp),
        resolve: call('resolve', payments.resolve),
        refund: call('refund', payments.refund),
        hosted: {
          ...payments.hosted,
          open: call('open', payments.hosted.open),
          lookUp: call('look up a page', payments.hosted.lookUp),
          close: call('close', payments.hosted.close),
          refund: call('refund of a page', payments.hosted.refund),
        },
      },
      products: new Map(Array.from(products, ([name, product]) => [name, mortalProduct(product)])),
    },
    live: (life, act) => lives.run(life, act),
    openTransactions: () => driver.open.size,
  };
}

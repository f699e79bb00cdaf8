import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Books, fileBooks, openSharedBooks } from '../src/pay-origin/books/index.ts';
import { freshDatabase } from './test-database.ts';

export interface TestBooks {
  books: Books;
  /** as another process on the same database opens them; on files there is no other */
  another: (keyFile?: string) => Promise<Books | undefined>;
  /** all that they have written, as text */
  written: () => Promise<string[]>;
  /** lets go of them, and of their database */
  drop: () => Promise<void>;
}

/** One for all tests of a file: making one takes longer than most of them. */
let fresh: ReturnType<typeof freshDatabase> | undefined;
afterAll(async () => {
  await (await fresh)?.drop();
});

const TABLES = ['charge', 'refund', 'page', 'notice', 'kept_secret'] as const;

async function run(url: string, statement: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function rowsAsText(url: string): Promise<string[]> {
  const rows = await Promise.all(TABLES.map((table) => run(url, `SELECT * FROM ${table}`)));
  return rows
    .flat()
    .flatMap((row) => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
}

/** Books of the provider for a test: on the server of `TEST_DATABASE_URL` when there is one, otherwise in a folder. */
export async function openTestBooks(folder: string, clock: () => number): Promise<TestBooks> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const books = fileBooks({ folder, clock });
    return {
      books,
      another: async () => undefined,
      written: async () =>
        readdirSync(folder)
          .filter((file) => file.startsWith('ledger'))
          .map((file) => readFileSync(join(folder, file), 'latin1')),
      drop: books.close,
    };
  }
  fresh ??= freshDatabase(server, 'pay');
  const { url } = await fresh;
  const opened: Books[] = [];
  const another = async (keyFile = join(folder, 'token-key')) => {
    const books = await openSharedBooks({
      pool: { url, connections: 4, statementMs: 10_000 },
      waiting: { ms: 10_000, say: () => undefined },
      keyFile,
      clock,
    });
    opened.push(books);
    return books;
  };
  const books = await another();
  return {
    books,
    another,
    written: () => rowsAsText(url),
    drop: async () => {
      await Promise.all(opened.map((one) => one.close()));
      await run(url, `TRUNCATE ${TABLES.join(', ')}`);
    },
  };
}

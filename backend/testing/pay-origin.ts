import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits, Lifecycle } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import type { Books, Ledger } from '../src/pay-origin/books/index.ts';
import { createPayOrigin } from '../src/pay-origin/create-pay-origin.ts';
import { openTestBooks } from './pay-books.ts';

/** When a test of the pay origin begins, UTC milliseconds. */
export const PAY_START = Date.UTC(2026, 10, 21);

export interface TestPayOrigin {
  app: FastifyInstance;
  ledger: Ledger;
  /** where its ledger is kept, and its keys */
  folder: string;
  /** all that its books have written, as text */
  written: () => Promise<string[]>;
  /** the same provider in another process, where its books can be shared */
  another: () => Promise<FastifyInstance | undefined>;
  /** from now on its clock stands so many milliseconds after the start */
  isLate: (ms: number) => void;
  close: () => Promise<void>;
}

/** The sandbox provider on a ledger of its own, for `https://alisio.test`. @param log what is given its lines, one by one */
export async function startPayOrigin(log?: (line: string) => void): Promise<TestPayOrigin> {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-ledger-'));
  let late = 0;
  const clock = () => PAY_START + late;
  const kept = await openTestBooks(folder, clock);
  const apps: FastifyInstance[] = [];
  const start = async (books: Books) => {
    const app = await createPayOrigin({
      books,
      apiKey: 'the-key',
      clock,
      lifecycle: new Lifecycle(),
      limits: defaultLimits,
      log: log ? { level: 'trace', stream: { write: log } } : { level: 'silent' },
      tokensPerMinute: 1000,
      webOrigins: ['https://alisio.test'],
      hosts: ['shop.test'],
      webPort: 3000,
      payOrigin: 4001,
    });
    apps.push(app);
    return app;
  };
  const { written } = kept;
  return {
    ...{ app: await start(kept.books), ledger: kept.books.ledger, folder, written },
    another: async () => {
      const books = await kept.another();
      return books && start(books);
    },
    isLate: (ms) => {
      late = ms;
    },
    close: async () => {
      for (const app of apps) await app.close();
      await kept.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

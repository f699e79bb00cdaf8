import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits, Lifecycle } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import { createPayOrigin } from '../src/pay-origin/create-pay-origin.ts';
import { type Ledger, openLedger } from '../src/pay-origin/ledger.ts';

/** When a test of the pay origin begins, UTC milliseconds. */
export const PAY_START = Date.UTC(2026, 10, 21);

export interface TestPayOrigin {
  app: FastifyInstance;
  ledger: Ledger;
  /** where its ledger is kept */
  folder: string;
  /** from now on its clock stands so many milliseconds after the start */
  isLate: (ms: number) => void;
  close: () => Promise<void>;
}

/** The sandbox provider on a ledger of its own, for `https://alisio.test`. @param log what is given its lines, one by one */
export async function startPayOrigin(log?: (line: string) => void): Promise<TestPayOrigin> {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-ledger-'));
  const ledger = openLedger(folder);
  let late = 0;
  const app = await createPayOrigin({
    ledger,
    apiKey: 'the-key',
    clock: () => PAY_START + late,
    lifecycle: new Lifecycle(),
    limits: defaultLimits,
    log: log ? { level: 'trace', stream: { write: log } } : { level: 'silent' },
    tokensPerMinute: 1000,
    webOrigins: ['https://alisio.test'],
    hosts: ['shop.test'],
    webPort: 3000,
    payOrigin: 4001,
  });
  return {
    ...{ app, ledger, folder },
    isLate: (ms) => {
      late = ms;
    },
    close: async () => {
      await app.close();
      ledger.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

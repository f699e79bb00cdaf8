import { defaultLimits, Lifecycle } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import { type ApiDeps, createApi } from '../src/api.ts';
import type { Database } from '../src/database/index.ts';
import { readExchangeRates } from '../src/exchange/index.ts';
import type { OrderDeps } from '../src/orders/index.ts';
import { readSite } from '../src/site/index.ts';
import { localLocation } from '../src/visitors/index.ts';
import { type LedgerProvider, ledgerProvider } from './ledger-provider.ts';
import { type ShelfInventory, shelfInventory } from './shelf-inventory.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApi {
  app: FastifyInstance;
  database: Database;
  inventory: ShelfInventory;
  payments: LedgerProvider;
  lifecycle: Lifecycle;
  /** lines of the log */
  log: string[];
  /** moves the server's clock on, milliseconds */
  wait: (ms: number) => void;
  orderDeps: OrderDeps;
  /** adds other domains' routes, before the first request */
  extend: (domains: readonly ((app: FastifyInstance) => Promise<void>)[]) => Promise<void>;
  close: () => Promise<void>;
}

const MANY = 100_000;

/** The whole API on a fresh database, with offers and payments that a test decides. Limits: as good as none unless told. */
export async function startTestApi(
  limits: Partial<ApiDeps['limits']> = {},
  operatorKey?: string,
): Promise<TestApi> {
  const database = await openTestDatabase();
  const inventory = await shelfInventory(database);
  const payments = ledgerProvider();
  const lifecycle = new Lifecycle();
  const log: string[] = [];
  let late = 0;
  const site = readSite(undefined);
  const clock = () => new Date(Date.now() + late);
  const app = await createApi({
    db: database.db,
    inventory,
    payments,
    clock,
    lifecycle,
    connectionLimits: defaultLimits,
    operatorKey,
    isReleased: async () => true,
    limits: {
      sessionsPerMinute: MANY,
      lookUpsPerMinute: MANY,
      lookUpsPerReference: MANY,
      lookUpsPerReferenceInAll: MANY,
      declinesPerSession: MANY,
      declinesPerAddress: MANY,
      enquiriesPerMinute: MANY,
      reportsPerMinute: MANY,
      reportsPerCaller: { reports: MANY, problems: MANY, newKeys: MANY },
      ...limits,
    },
    log: { level: 'info', stream: { write: (line) => log.push(line) } },
    site,
    rates: readExchangeRates(undefined, site.configuration.allowedCurrencies),
    location: localLocation(),
    domains: [],
  });
  return {
    app,
    database,
    inventory,
    payments,
    lifecycle,
    log,
    wait: (ms) => {
      late += ms;
    },
    orderDeps: { db: database.db, inventory, payments, clock, log: app.log },
    extend: async (domains) => {
      for (const domain of domains) await domain(app);
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

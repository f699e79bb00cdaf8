import { defaultLimits, Lifecycle } from '@alisio/platform/serving';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import type { FastifyInstance } from 'fastify';
import { type ApiDeps, createApi } from '../src/api.ts';
import type { Database } from '../src/database/index.ts';
import { readExchangeRates } from '../src/exchange/index.ts';
import { flightOrderRoutes, flightProduct } from '../src/flights/index.ts';
import { type OrderDeps, orderDesk } from '../src/orders/index.ts';
import { readSite, type Site } from '../src/site/index.ts';
import { localLocation } from '../src/visitors/index.ts';
import { type LedgerProvider, ledgerProvider } from './ledger-provider.ts';
import { MUSEUM_TICKET, type Museum, openMuseum } from './museum.ts';
import { type ShelfInventory, shelfInventory } from './shelf-inventory.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApi {
  app: FastifyInstance;
  database: Database;
  inventory: ShelfInventory;
  museum: Museum;
  payments: LedgerProvider;
  lifecycle: Lifecycle;
  /** lines of the log */
  log: string[];
  /** moves the server's clock on, milliseconds */
  wait: (ms: number) => void;
  /** whether the time that suppliers have is over, also where it runs already; it never is by itself */
  suppliersAreLate: (are: boolean) => void;
  orderDeps: OrderDeps & { site: Site };
  /** adds other domains' routes, before the first request */
  extend: (domains: readonly ((app: FastifyInstance) => Promise<void>)[]) => Promise<void>;
  close: () => Promise<void>;
}

const MANY = 100_000;
/** Where the provider sends visitors back. */
export const SITE = 'https://alisio.test';

type Ports = Pick<OrderDeps, 'db' | 'payments' | 'products'>;
/** What stands between the API and its database, provider and suppliers. */
type Through = (ports: Ports) => Ports;

/** The whole API on a fresh database, with offers, tickets and payments that a test decides. Limits: as good as none unless told. */
export async function startTestApi(
  limits: Partial<ApiDeps['limits']> = {},
  operatorKey?: string,
  through: Through = (deps) => deps,
): Promise<TestApi> {
  const database = await openTestDatabase();
  const inventory = await shelfInventory(database);
  const museum = await openMuseum(database);
  const payments = ledgerProvider();
  const ports = through({
    db: database.db,
    payments,
    products: new Map([
      [FLIGHT, flightProduct(inventory)],
      [MUSEUM_TICKET, museum.product],
    ]),
  });
  const lifecycle = new Lifecycle();
  const log: string[] = [];
  let late = 0;
  let limit = new AbortController();
  const supplierLimit = () => limit.signal;
  const site = readSite(undefined);
  const clock = () => new Date(Date.now() + late);
  const orders = orderDesk({ ...ports, clock });
  const app = await createApi({
    ...ports,
    clock,
    supplierLimit,
    lifecycle,
    connectionLimits: defaultLimits,
    operatorKey,
    isReleased: async () => true,
    limits: {
      sessionsPerMinute: MANY,
      ordersPerMinute: MANY,
      searchesPerMinute: MANY,
      lookUpsPerMinute: MANY,
      lookUpsPerAddress: MANY,
      lookUpsPerReference: MANY,
      declinesPerSession: MANY,
      declinesPerAddress: MANY,
      returnablePerAddress: MANY,
      pagesPerAddress: MANY,
      placesPerAddress: MANY,
      enquiriesPerMinute: MANY,
      callsPerMinute: MANY,
      reportsPerMinute: MANY,
      reportsPerCaller: { reports: MANY, problems: MANY, newKeys: MANY, pages: MANY },
      ...limits,
    },
    log: { level: 'info', stream: { write: (line) => log.push(line) } },
    site,
    returnsTo: { webOrigins: [SITE], hosts: [], webPort: 3000 },
    rates: readExchangeRates(undefined, site.configuration.allowedCurrencies),
    location: localLocation(),
    domains: [(server, { ordersLimit }) => flightOrderRoutes(server, { orders, inventory, ordersLimit })],
  });
  return {
    app,
    database,
    inventory,
    museum,
    payments,
    lifecycle,
    log,
    wait: (ms) => {
      late += ms;
    },
    suppliersAreLate: (are) => {
      if (are) limit.abort();
      else limit = new AbortController();
    },
    orderDeps: { ...ports, clock, supplierLimit, site, log: app.log },
    extend: async (domains) => {
      for (const domain of domains) await domain(app);
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

import { databaseUrl, type FleetPlan, metricsPort, releaseEnvironment } from './fleet-parts.ts';
import type { FleetSettings } from './fleet-settings.ts';

export interface SharedSettings {
  plan: FleetPlan;
  store: FleetSettings['store'];
  /** by PgBouncer */
  pooled: boolean;
  operatorKey: string;
  /** further ones, for all servers */
  more: Readonly<Record<string, string>>;
}

export interface ServerEnvironments {
  edge(port: number): Record<string, string>;
  api(port: number): Record<string, string>;
  pay(port: number): Record<string, string>;
  /** what brings the API's database to its newest form: on PostgreSQL itself */
  migrate(): Record<string, string>;
}

/** How long a server that is told to end says so before it takes no more: twice what the balancer needs to see it. */
const DRAIN_MS = 1500;

/** What each process of a fleet is told. `docs/operations.md` has the same as a table. */
export function serverEnvironments(shared: SharedSettings): ServerEnvironments {
  const { plan, store, pooled, operatorKey, more } = shared;
  const { web, api, pay } = plan.ports;
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const common = (port: number) => ({
    ...(PATH ? { PATH } : {}),
    ...(HOME ? { HOME } : {}),
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    NODE_ENV: 'production',
    ...releaseEnvironment(plan, store),
    OPERATOR_KEY: operatorKey,
    DRAIN_MS: String(DRAIN_MS),
    METRICS_PORT: String(metricsPort(port)),
    ...more,
  });
  return {
    edge: (port) => ({
      ...common(port),
      PORT: String(port),
      API_URL: `http://127.0.0.1:${api}`,
      PAY_PORT: String(pay),
      // The balancer, and nobody else, is in front.
      TRUSTED_HOPS: '1',
      DRAW_THREADS: '1',
    }),
    api: (port) => ({
      ...common(port),
      DATABASE_URL: databaseUrl(plan, 'alisio', pooled),
      API_PORT: String(port),
      // Of the site, which may embed the card fields.
      PORT: String(web),
      PAY_URL: `http://127.0.0.1:${pay}`,
      PAY_NOTICES_URL: `http://127.0.0.1:${api}/payments/notices`,
      SEARCH_THREADS: '1',
    }),
    pay: (port) => ({
      ...common(port),
      PAY_DATABASE_URL: databaseUrl(plan, 'alisio_pay', pooled),
      PAY_PORT: String(port),
      PAY_HOST: '127.0.0.1',
      PAY_ORIGIN: `http://localhost:${pay}`,
      PORT: String(web),
      PAY_NOTICES_URL: `http://127.0.0.1:${api}/payments/notices`,
    }),
    migrate: () => ({
      ...common(api),
      METRICS_PORT: '',
      DATABASE_URL: databaseUrl(plan, 'alisio', false),
    }),
  };
}

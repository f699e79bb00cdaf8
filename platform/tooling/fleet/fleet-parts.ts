import { join } from 'node:path';
import { postgresIn } from '../machine/postgres.ts';
import type { Behind } from './balancer.ts';
import type { FleetSettings } from './fleet-settings.ts';

/** Where everything of a fleet is: ports of this machine, and folders. */
export interface FleetPlan {
  edges: readonly Behind[];
  apis: readonly Behind[];
  pays: readonly Behind[];
  ports: FleetSettings['ports'] & { postgres: number; pgbouncer: number; s3: number };
  /** `data` as `DATA_DIR` of all servers, and a folder for each program of others */
  folders: { data: string; postgres: string; pgbouncer: string; s3: string; logs: string };
  /** HAProxy's own: its settings, its socket */
  balancer: { settings: string; socket: string };
}

/** After the balancer's own port come, from these on, its processes, their metrics, and the programs of others. */
const PROCESSES = 10;
const METRICS = 30;
const OTHERS = 50;

/** Where a server tells its metrics. */
export const metricsPort = (port: number): number => port + METRICS - PROCESSES;

const several = (name: string, count: number, port: number): Behind[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}`,
    port: port + PROCESSES + index,
  }));

/** @param folder of the whole fleet */
export function planOf({ ports, edges, apis, pays }: FleetSettings, folder: string): FleetPlan {
  const others = ports.web + OTHERS;
  const at = (name: string) => join(folder, name);
  return {
    edges: several('edge', edges, ports.web),
    apis: several('api', apis, ports.api),
    pays: several('pay', pays, ports.pay),
    ports: { ...ports, postgres: others, pgbouncer: others + 1, s3: others + 2 },
    folders: {
      data: at('data'),
      postgres: at('postgres'),
      pgbouncer: at('pgbouncer'),
      s3: at('s3'),
      logs: at('logs'),
    },
    balancer: { settings: at('haproxy.cfg'), socket: at('haproxy.sock') },
  };
}

const BUCKET = 'releases';
/** What the S3 server of the fleet takes from anybody who reaches it, this machine alone. */
const S3_KEY = 'S3RVER';

/** What the release line and all servers are told of where releases are, and who shows them. */
export function releaseEnvironment(plan: FleetPlan, store: FleetSettings['store']): Record<string, string> {
  const fleet = plan.edges.map(({ port }) => `http://127.0.0.1:${port}`).join(',');
  const common = { DATA_DIR: plan.folders.data, FLEET: fleet };
  switch (store) {
    case 'folder':
      return common;
    case 'postgres':
      return {
        ...common,
        RELEASE_STORE: 'postgres',
        RELEASE_DATABASE_URL: databaseUrl(plan, 'alisio', false),
      };
    default:
      return {
        ...common,
        RELEASE_STORE: `s3://${BUCKET}/site`,
        AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${plan.ports.s3}`,
        AWS_REGION: 'eu-west-1',
        AWS_ACCESS_KEY_ID: S3_KEY,
        AWS_SECRET_ACCESS_KEY: S3_KEY,
      };
  }
}

/** @param pooled by PgBouncer */
export function databaseUrl(
  { ports }: FleetPlan,
  database: 'alisio' | 'alisio_pay',
  pooled: boolean,
): string {
  return `postgres://alisio@127.0.0.1:${pooled ? ports.pgbouncer : ports.postgres}/${database}`;
}

/** PostgreSQL of a plan. */
export const postgresOf = (
  { folders, ports }: FleetPlan,
  programs: Pick<Parameters<typeof postgresIn>[0], 'bin' | 'user'>,
) => postgresIn({ ...programs, folder: folders.postgres, port: ports.postgres });

/** PgBouncer's settings: a connection is lent for one transaction. */
export const pgbouncerSettings = ({ ports }: FleetPlan): string => `[databases]
* = host=127.0.0.1 port=${ports.postgres} user=alisio

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 30
max_client_conn = 500
ignore_startup_parameters = extra_float_digits
# A server that is away is tried again soon, and nobody waits for it for minutes.
server_login_retry = 1
query_wait_timeout = 5
`;

/** What runs the S3 server, and its arguments. */
export const s3Arguments = ({ folders, ports }: FleetPlan, root: string): string[] => [
  join(root, 'platform/tooling/fleet/serve-s3.ts'),
  ...[folders.s3, String(ports.s3)],
];

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { folderOf } from '../machine/postgres.ts';
import { leaveAddress } from '../release/index.ts';
import { runToEnd } from '../start/processes.ts';
import { operatorKey } from '../start/product-servers.ts';
import { StartProblem } from '../start/settings.ts';
import { balancerSettings } from './balancer.ts';
import {
  databaseUrl,
  type FleetPlan,
  pgbouncerSettings,
  planOf,
  postgresOf,
  releaseEnvironment,
  s3Arguments,
} from './fleet-parts.ts';
import type { FleetSettings } from './fleet-settings.ts';
import { findPrograms, type Programs } from './needs.ts';
import { type Command, Part, readyAt } from './part.ts';
import { type ServerEnvironments, serverEnvironments } from './server-environment.ts';

const QUIET = '--disable-warning=ExperimentalWarning';

/** A fleet that runs: each process can be ended and started again. */
export interface Fleet {
  urls: { web: string; api: string; pay: string };
  plan: FleetPlan;
  edges: readonly Part[];
  apis: readonly Part[];
  pays: readonly Part[];
  postgres: Part;
  pgbouncer: Part | undefined;
  /** nothing where releases are in PostgreSQL or a folder */
  s3: Part | undefined;
  balancer: Part;
  /** what commands of the release line need to be told: `DATA_DIR`, `RELEASE_STORE`, `FLEET` … */
  releaseEnvironment: Readonly<Record<string, string>>;
  /** of PostgreSQL itself, for whoever counts */
  databases: { api: string; pay: string };
  operatorKey: string;
  stop(): Promise<void>;
}

export interface FleetOptions {
  settings: FleetSettings;
  /** further settings of all servers */
  more?: Readonly<Record<string, string>>;
  /** told of each step, and of what ends unasked */
  say: (sentence: string) => void;
  /** Told at once what ends all of it, also while it is being started. */
  onBegun?: (stop: () => Promise<void>) => void;
}

/** True when something answers there, whatever it says. */
const answersAt = (url: string) => (): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  );

async function makeDatabases(plan: FleetPlan): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl(plan, 'alisio', false).replace(/alisio$/, 'postgres'),
  });
  await client.connect();
  try {
    for (const name of ['alisio', 'alisio_pay']) {
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
      if (!rowCount) await client.query(`CREATE DATABASE ${name}`);
    }
  } finally {
    await client.end();
  }
}

/** Whether PgBouncer hands a connection on. */
const isPooling = (plan: FleetPlan) => async (): Promise<boolean> => {
  const client = new Client({ connectionString: databaseUrl(plan, 'alisio', true) });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The parts of a fleet, none of them begun. */
function partsOf(
  plan: FleetPlan,
  programs: Programs,
  environments: ServerEnvironments,
  { settings, say }: FleetOptions,
) {
  const { folders, ports, balancer } = plan;
  const part = (name: string, command: Command, isReady: () => Promise<boolean>, cwd = settings.root) =>
    new Part({ name, command, isReady, log: join(folders.logs, `${name}.log`), cwd, say });
  const server = (name: string, script: string, port: number, env: Record<string, string>) =>
    part(name, { program: process.execPath, args: [QUIET, script], env }, readyAt(port));
  const { postgres: bin, user, haproxy, pgbouncer } = programs;
  const database = postgresOf(plan, { bin, user });
  const bare = { env: {}, user };
  return {
    database,
    postgres: part(
      'postgres',
      { ...database.command(['-c', 'max_connections=300', '-c', 'shared_buffers=256MB']), ...bare },
      async () => database.isReady(),
      folders.postgres,
    ),
    pgbouncer:
      settings.pooled && pgbouncer
        ? part(
            'pgbouncer',
            { program: pgbouncer, args: ['-q', join(folders.pgbouncer, 'pgbouncer.ini')], ...bare },
            isPooling(plan),
            folders.pgbouncer,
          )
        : undefined,
    s3:
      settings.store === 's3'
        ? part(
            's3',
            {
              program: process.execPath,
              args: [QUIET, ...s3Arguments(plan, settings.root)],
              env: { NODE_ENV: 'production' },
            },
            answersAt(`http://127.0.0.1:${ports.s3}/`),
          )
        : undefined,
    pays: plan.pays.map(({ name, port }) =>
      server(name, 'backend/src/pay-origin/main.ts', port, environments.pay(port)),
    ),
    apis: plan.apis.map(({ name, port }) =>
      server(name, 'backend/src/main.ts', port, environments.api(port)),
    ),
    edges: plan.edges.map(({ name, port }) =>
      server(name, 'host/server/main.ts', port, environments.edge(port)),
    ),
    balancer: part(
      'haproxy',
      { program: haproxy, args: ['-db', '-f', balancer.settings], env: {} },
      readyAt(ports.web),
    ),
  };
}

function makeFolders(folder: string, plan: FleetPlan, { user }: Programs): void {
  mkdirSync(folder, { recursive: true });
  // PostgreSQL's own user passes through to its folder; data and logs stay for their owner alone.
  chmodSync(folder, 0o711);
  for (const own of [plan.folders.data, plan.folders.s3, plan.folders.logs])
    mkdirSync(own, { recursive: true, mode: 0o700 });
  for (const own of [plan.folders.postgres, plan.folders.pgbouncer]) folderOf(user, own);
  writeFileSync(join(plan.folders.pgbouncer, 'pgbouncer.ini'), pgbouncerSettings(plan));
  writeFileSync(plan.balancer.settings, balancerSettings({ ...plan, socket: plan.balancer.socket }));
}

/**
 * Starts a fleet: PostgreSQL, PgBouncer where there is one, a store of releases, pay origins, APIs and web edges
 * behind HAProxy; what is not released yet is built and released first.
 * @throws Missing, StartProblem; whatever was begun has ended then
 */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { settings, more = {}, say } = options;
  const programs = findPrograms();
  const folder = settings.folder ?? mkdtempSync(join(tmpdir(), 'alisio-fleet-'));
  const plan = planOf(settings, folder);
  makeFolders(folder, plan, programs);
  const { key } = operatorKey(process.env);
  const pooled = settings.pooled && programs.pgbouncer !== undefined;
  const environments = serverEnvironments({ plan, store: settings.store, pooled, operatorKey: key, more });
  const { database, ...parts } = partsOf(plan, programs, environments, options);
  const { postgres, pgbouncer, s3, pays, apis, edges, balancer } = parts;
  let forget = () => {};
  let stopping: Promise<void> | undefined;

  const stop = (): Promise<void> => (stopping ??= endAll());

  async function endAll(): Promise<void> {
    forget();
    await balancer.close('SIGUSR1');
    // Those behind go after those who ask them; PostgreSQL ends with whoever still asks it.
    for (const servers of [edges, apis, pays]) await Promise.all(servers.map((one) => one.close('SIGINT')));
    await s3?.close('SIGTERM');
    await pgbouncer?.close('SIGINT');
    await postgres.close('SIGINT');
    if (settings.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }

  options.onBegun?.(stop);
  try {
    say('Starting PostgreSQL and the store of releases');
    if (!database.prepare()) throw new StartProblem('PostgreSQL could not make its data folder.');
    await Promise.all([postgres.start(), s3?.start()]);
    await makeDatabases(plan);
    await pgbouncer?.start();
    const release = releaseEnvironment(plan, settings.store);
    await runToEnd(settings.root, 'platform/tooling/fleet/publish-site.ts', release);
    say('Preparing the database');
    await runToEnd(settings.root, 'backend/src/migrate.ts', environments.migrate());
    say('Starting pay origins, APIs and web edges');
    await Promise.all(pays.map((one) => one.start()));
    for (const one of apis) one.begin();
    balancer.begin();
    await Promise.all(apis.map((one) => one.ready()));
    await Promise.all(edges.map((one) => one.start()));
    await balancer.ready();
    const { web, api, pay } = plan.ports;
    const urls = {
      web: `http://localhost:${web}`,
      api: `http://127.0.0.1:${api}`,
      pay: `http://127.0.0.1:${pay}`,
    };
    forget = leaveAddress(plan.folders.data, { web: urls.web, api: urls.api });
    return {
      urls,
      plan,
      ...parts,
      releaseEnvironment: release,
      databases: { api: databaseUrl(plan, 'alisio', false), pay: databaseUrl(plan, 'alisio_pay', false) },
      operatorKey: key,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '@alisio/platform/tooling/machine';
import { Client } from 'pg';
import { runScript, type ServerProcess, startServer } from '../../testing/processes.ts';
import { freshDatabase } from '../../testing/test-database.ts';

/** An API process that may be killed and started again. */
export interface Instance {
  /** of the process that runs, or ran last */
  url: () => string;
  pid: () => number;
  isUp: () => boolean;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** The API as it is in production, in as many processes as wanted, on one database, with the sandbox provider. */
export interface Cluster {
  instances: Instance[];
  payUrl: string;
  payPid: number;
  /** of PostgreSQL; on the embedded database nobody else may ask */
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** keys of charges that were approved and not given back, by the provider's own books */
  chargedKeys: () => string[];
  /** lines that the processes wrote to their logs */
  output: () => string;
  stop: () => Promise<void>;
}

const AS_GOOD_AS_NONE = '1000000';
const LIMITS = Object.fromEntries(
  [
    'SESSIONS_PER_MINUTE',
    'ORDERS_PER_MINUTE',
    'TOKENS_PER_MINUTE',
    'DECLINES_PER_SESSION',
    'DECLINES_PER_ADDRESS',
    'RETURNABLE_PER_ADDRESS',
    'PAGES_PER_ADDRESS',
    'SEARCHES_PER_MINUTE',
    'FLIGHT_SEARCHES_PER_MINUTE',
    'FLIGHT_OFFERS_PER_MINUTE',
    'HOTEL_SEARCHES_PER_MINUTE',
    'HOTEL_STAYS_PER_MINUTE',
    'TOUR_SEARCHES_PER_MINUTE',
    'TOURS_PER_MINUTE',
    'ACTIVITY_SEARCHES_PER_MINUTE',
    'ACTIVITY_SESSIONS_PER_MINUTE',
  ].map((name) => [name, AS_GOOD_AS_NONE]),
);

function instanceOn(port: number, env: Record<string, string>, logs: string[]): Instance {
  let server: ServerProcess | undefined;
  return {
    url: () => `http://127.0.0.1:${port}`,
    pid: () => server?.pid ?? 0,
    isUp: () => server !== undefined,
    kill: async () => {
      const killed = server;
      server = undefined;
      if (!killed) return;
      await killed.end('SIGKILL');
      logs.push(killed.output());
    },
    start: async () => {
      server = await startServer('backend/src/main.ts', port, env);
    },
  };
}

/** @param postgres address of a server; without one the database is the embedded one, for one process */
export async function startCluster(processes: number, postgres?: string): Promise<Cluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alisio-faults-'));
  const database = postgres ? await freshDatabase(postgres, 'bench') : undefined;
  const payPort = await freePort();
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PAY_PORT: String(payPort),
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...LIMITS,
  };
  const migrated = await runScript('backend/src/migrate.ts', env);
  if (migrated.code !== 0) throw new Error(migrated.output);
  const pay = await startServer('backend/src/pay-origin/main.ts', payPort, env);
  const logs: string[] = [];
  const instances: Instance[] = [];
  for (let i = 0; i < processes; i++) {
    const port = await freePort();
    instances.push(instanceOn(port, { ...env, API_PORT: String(port) }, logs));
  }
  const client = database && new Client({ connectionString: database.url });
  client?.on('error', () => undefined);
  const stop = async () => {
    await Promise.all(instances.map((instance) => instance.kill()));
    await pay.end('SIGKILL');
    await client?.end();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    // One after the other: each takes a processor for seconds.
    for (const instance of instances) await instance.start();
    await client?.connect();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    instances,
    payUrl: pay.url,
    payPid: pay.pid,
    query: async (text, values = []) => {
      if (!client) throw new Error('the embedded database is its process’s alone');
      return (await client.query(text, values)).rows;
    },
    chargedKeys: () => {
      const path = join(dataDir, 'pay', 'ledger.sqlite');
      if (!existsSync(path)) return [];
      const ledger = new DatabaseSync(path, { readOnly: true });
      const rows = ledger
        .prepare("SELECT key FROM charge WHERE status = 'approved' AND key NOT IN (SELECT key FROM refund)")
        .all();
      ledger.close();
      return rows.map(({ key }) => String(key));
    },
    output: () => logs.join(''),
    stop,
  };
}

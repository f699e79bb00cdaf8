import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, untilReady } from '@alisio/platform/tooling/machine';
import { processorTime } from './processor-time.ts';

const script = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
const PATIENCE_MS = 60_000;
export interface ApiProcess {
  port: number;
  /** resident memory in MB, of all its threads */
  memory: () => number;
  /** milliseconds of processor that it took until now, of all its threads: a busy machine hardly changes it */
  processor: () => number;
  stop: () => Promise<void>;
}

/** The API as `npm start` runs it: a process of its own, the embedded database in a folder that is new and goes away. */
export async function startApi(): Promise<ApiProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alisio-bench-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    API_PORT: String(port),
    LOG_LEVEL: 'warn',
    // One caller stands for many: all of its connections may wait.
    SEARCHES_WAITING: '256',
    SEARCHES_PER_MINUTE: '1000000',
    FLIGHT_SEARCHES_PER_MINUTE: '1000000',
    FLIGHT_CALENDARS_PER_MINUTE: '1000000',
    HOTEL_SEARCHES_PER_MINUTE: '1000000',
    STAY_PLACES_PER_MINUTE: '1000000',
    AIRPORT_SEARCHES_PER_MINUTE: '1000000',
    TOUR_SEARCHES_PER_MINUTE: '1000000',
    TOURS_PER_MINUTE: '1000000',
    ACTIVITY_SEARCHES_PER_MINUTE: '1000000',
    ACTIVITY_SESSIONS_PER_MINUTE: '1000000',
    CRUISE_SEARCHES_PER_MINUTE: '1000000',
    CRUISES_PER_MINUTE: '1000000',
  };
  execFileSync(process.execPath, [script('migrate.ts')], { env, stdio: 'ignore' });
  const child = spawn(process.execPath, [script('main.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`${url}/readyz`, child, { withinMs: PATIENCE_MS });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    processor: () => processorTime(child.pid ?? 0),
    stop,
  };
}

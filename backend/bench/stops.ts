/**
 * `npm run bench -w backend -- --stops`: thirty stops of the API and thirty of the web edge while fifty requests come
 * each second, half of them over kept connections. A stop drops nothing that was taken.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { untilReady } from '@alisio/platform/tooling/machine';
import { following, localSite, readPointer } from '@alisio/platform/tooling/release';
import { remoteOnPaper, siteOf } from '@alisio/platform/tooling/release/testing/releases.ts';
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { type Call, type Counts, steadyLoad } from './steady-load.ts';

const STOPS = 30;
const PER_SECOND = 50;
/** Before the stop; its moment differs from stop to stop. */
const LOAD_MS = 600;
const [API_PORT, EDGE_PORT] = [5391, 5392];

const script = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'alisio-stops-'));
const env = {
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: '',
  OPERATOR_KEY: 'key-of-the-bench-0123',
  API_PORT: String(API_PORT),
  PORT: String(EDGE_PORT),
  SESSIONS_PER_MINUTE: '60000',
  ORDERS_PER_MINUTE: '60000',
};

async function start(path: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script(path)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`, child);
  return child;
}

/** Stops a server again and again under load, and adds up what came of it. */
async function stopOften(name: string, path: string, port: number, calls: readonly Call[]): Promise<void> {
  const sum: Counts = { answered: 0, refused: 0, dropped: 0, failed: 0 };
  const why: string[] = [];
  const took: number[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    const child = await start(path, port);
    const load = steadyLoad(port, calls, PER_SECOND);
    await pause(LOAD_MS + ((stop * 37) % 100));
    const began = performance.now();
    child.kill('SIGTERM');
    await once(child, 'exit');
    took.push(performance.now() - began);
    await load.stop();
    for (const kind of ['answered', 'refused', 'dropped', 'failed'] as const) sum[kind] += load.counts[kind];
    why.push(...load.why);
  }
  const longest = Math.round(Math.max(...took));
  console.info(
    `${name.padEnd(6)}${String(STOPS).padStart(6)}${String(sum.answered).padStart(10)}${String(sum.dropped).padStart(9)}${String(sum.failed).padStart(8)}${String(sum.refused).padStart(9)}${String(longest).padStart(12)}`,
  );
  for (const one of why) console.info(`      ${one}`);
}

/** Stands in for the API while the edge is stopped: each answer takes its time, so that many are on their way. */
const slowApi = createServer(async (request, response) => {
  await pause(request.url === '/readyz' ? 0 : 120);
  response.setHeader('content-type', 'application/json').end('{}');
});

const search = (n: number): Call => ({
  method: 'GET',
  path: `/search/airports?term=${'abcdefghij'[n] ?? 'a'}o`,
});
const startSession: Call = {
  method: 'POST',
  path: '/user/session/start',
  body: JSON.stringify({ agentId: 'bench', infoData: NO_ATTRIBUTION }),
};

try {
  console.info('server stops  answered  dropped  failed  refused  longest ms');
  execFileSync(process.execPath, [script('backend/src/migrate.ts')], { env, stdio: 'ignore' });
  const ofApi: Call[] = [search(1), startSession, search(2), search(3), startSession];
  await stopOften('API', 'backend/src/main.ts', API_PORT, ofApi);

  const site = localSite(folder);
  const next = following(
    await readPointer(site.store, site.verifier),
    siteOf(remoteOnPaper('mf-a', '1.0.0')),
  );
  await site.store.compareAndSwap(0, site.signer.seal(JSON.stringify(next)));
  slowApi.listen(API_PORT, '127.0.0.1');
  await once(slowApi, 'listening');
  const page: Call = { method: 'GET', path: '/' };
  const ofEdge: Call[] = [
    page,
    { method: 'GET', path: '/api/configuration' },
    { ...startSession, path: '/api/x' },
  ];
  await stopOften('edge', 'host/server/main.ts', EDGE_PORT, ofEdge);
} finally {
  slowApi.close();
  slowApi.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { Client } from 'pg';
import { toolEnvironment } from '../../testing/tool-environment.ts';
import { repositoryRoot } from '../build/paths.ts';
import { freePort } from '../machine/free-port.ts';
import { postgresPrograms } from '../machine/postgres.ts';
import { untilReady } from '../machine/until-ready.ts';
import { releaseToSite } from '../release/index.ts';
import { localSite } from '../release/site/local-site.ts';
import { copyStore } from '../release/stores/copy-store.ts';
import { openStore } from '../release/stores/open-store.ts';
import { fakeHostBuild, fakeRemoteBuild } from '../release/testing/fake-builds.ts';
import { startTestDatabase, type TestDatabase } from '../test/test-database.ts';

const run = promisify(execFile);
const QUIET = '--disable-warning=ExperimentalWarning';

let folder: string;
let server: TestDatabase | undefined;
const begun: ChildProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-restore-'));
  server = await startTestDatabase();
}, 120_000);
afterAll(async () => {
  for (const child of begun) child.kill('SIGKILL');
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const environment = (more: Record<string, string>) => ({
  ...toolEnvironment(),
  LAST_REQUEST_MS: '0',
  ...more,
});

/** Starts a server on a free port. @param variable that it is told its port by. @returns where it is, once it can work */
async function started(
  script: string,
  variable: 'PORT' | 'API_PORT',
  more: Record<string, string>,
): Promise<string> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [QUIET, '--liftoff-only', join(repositoryRoot, script)], {
    env: environment({ SEARCH_THREADS: '1', [variable]: port, ...more }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  begun.push(child);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/readyz`, child);
  return url;
}

async function end(): Promise<void> {
  for (const child of begun.splice(0)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

async function newDatabase(name: string): Promise<string> {
  const url = new URL(server?.url ?? '');
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
  url.pathname = `/${name}`;
  return url.href;
}

const sessionIn = async (api: string): Promise<string> => {
  const answer = await fetch(`${api}/user/session/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agentId: 'restore', infoData: NO_ATTRIBUTION }),
  });
  const told: { sessionToken?: string; status?: number } = await answer.json();
  return told.sessionToken ?? JSON.stringify(told);
};

test('a shop comes back from a dump of its database and a copy of its releases in a store of another kind', async () => {
  if (!server) return;
  const dataDir = join(folder, 'data');
  const before = await newDatabase('restore_before');
  const after = await newDatabase('restore_after');
  const site = localSite(dataDir);
  const live = await releaseToSite(site, {
    host: await fakeHostBuild(join(folder, 'host')),
    remotes: [
      await fakeRemoteBuild(join(folder, 'mf-a'), {
        name: 'mf-a',
        claims: [{ path: '/a', page: 'home', layout: 'default' }],
      }),
    ],
    by: 'Ada',
  });
  const api = (database: string) =>
    started('backend/src/main.ts', 'API_PORT', { DATA_DIR: dataDir, DATABASE_URL: database });
  await run(process.execPath, [QUIET, join(repositoryRoot, 'backend/src/migrate.ts')], {
    env: environment({ DATA_DIR: dataDir, DATABASE_URL: before }),
  });
  const session = await sessionIn(await api(before));
  await end();

  const dump = join(folder, 'shop.dump');
  const bin = postgresPrograms() ?? '';
  await run(join(bin, 'pg_dump'), ['-Fc', '-d', before, '-f', dump]);
  await run(join(bin, 'pg_restore'), ['--exit-on-error', '--no-owner', '-d', after, dump]);
  const elsewhere = { RELEASE_STORE: 'postgres', RELEASE_DATABASE_URL: after };
  expect(await copyStore(site.store, openStore(elsewhere, dataDir))).toEqual({
    keys: 0,
    versions: 2,
    revisions: 1,
  });

  const restored = await api(after);
  const edge = await started('host/server/main.ts', 'PORT', {
    ...elsewhere,
    DATA_DIR: dataDir,
    API_URL: restored,
  });
  const asks = (token: string) =>
    fetch(`${restored}/user/session/order/of-nobody`, { headers: { authorization: `Bearer ${token}` } });
  expect((await asks(session)).status).toBe(404);
  expect((await asks('never-given')).status).toBe(401);
  const told: { revision: number; versions: Record<string, string> } = await (
    await fetch(`${edge}/live.json`)
  ).json();
  expect(told.revision).toBe(live.revision);
  expect(told.versions).toMatchObject({ 'mf-a': '1.0.0-00000001' });
  // As it is stored: the compressed ones of a made-up build are none.
  const plain = { headers: { 'accept-encoding': 'identity' } };
  const file = await fetch(`${edge}/remotes/mf-a/1.0.0-00000001/entry.js`, plain);
  expect(await file.text()).toBe('// entry.js');
}, 300_000);

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const QUIET = '--disable-warning=ExperimentalWarning';

export interface ConfiguredSite {
  url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

const startScript = (script: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [QUIET, join(root, script)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`The server for ${url} ended with ${child.exitCode}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * A second API and web edge over what the journeys' product has released, with sections of the site's
 * configuration of their own (§3).
 */
export async function startConfiguredSite(configuration: object): Promise<ConfiguredSite> {
  const released = process.env.ALISIO_TEST_DATA;
  if (!released) throw new Error('A configured site needs the product that the journeys start.');
  const folder = await mkdtemp(join(tmpdir(), 'alisio-configured-'));
  const file = join(folder, 'configuration.json');
  await writeFile(file, JSON.stringify(configuration));
  await symlink(join(released, 'site'), join(folder, 'site'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    DATA_DIR: folder,
    PORT: String(port),
    API_PORT: String(apiPort),
    SITE_CONFIGURATION_FILE: file,
  };
  const migration = startScript('backend/src/migrate.ts', env);
  await once(migration, 'exit');
  const api = startScript('backend/src/main.ts', env);
  await untilReady(`http://127.0.0.1:${apiPort}`, api);
  const edge = startScript('host/server/main.ts', env);
  const url = `http://localhost:${port}`;
  await untilReady(url, edge);
  return {
    url,
    async stop() {
      await end(edge);
      await end(api);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

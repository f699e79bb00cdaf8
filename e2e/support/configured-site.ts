import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '@alisio/platform/tooling/machine';
import { end, startScript } from './servers.ts';

export interface ConfiguredSite {
  url: string;
  stop(): Promise<void>;
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
  for (const part of ['site', 'keys']) await symlink(join(released, part), join(folder, part));
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
  await untilReady(`http://127.0.0.1:${apiPort}/readyz`, api);
  const edge = startScript('host/server/main.ts', env);
  const url = `http://localhost:${port}`;
  await untilReady(`${url}/readyz`, edge);
  return {
    url,
    async stop() {
      await end(edge);
      await end(api);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

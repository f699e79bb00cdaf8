import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '@alisio/platform/tooling/machine';
import { leaveAddress } from '@alisio/platform/tooling/release';
import { OPERATOR_KEY } from './operator-key.ts';
import { end, startScript } from './servers.ts';

export interface OwnSite {
  url: string;
  /** as `DATA_DIR`: releases of its own, and the keys to sign them with */
  dataDir: string;
  stop(): Promise<void>;
}

/** True where the journeys run on a product that they started: another deployment's releases are not ours to move. */
export const canHaveOwnSite = (): boolean =>
  !process.env.ALISIO_BASE_URL && process.env.ALISIO_TEST_DATA !== undefined;

/**
 * A web edge of its own over a copy of what the journeys' product has released: what a journey releases, rolls
 * back or switches off there, no other journey sees. The API is the product's.
 */
export async function startOwnSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const released = process.env.ALISIO_TEST_DATA;
  const apiPort = process.env.ALISIO_TEST_API_PORT;
  const payPort = process.env.ALISIO_TEST_PAY_PORT;
  if (!released || !apiPort || !payPort) throw new Error('A site of its own needs the journeys’ product.');
  const dataDir = await mkdtemp(join(tmpdir(), 'alisio-own-site-'));
  // Thousands of files: one by one behind a promise each they cost several times as much, in every worker.
  for (const part of ['site', 'keys']) cpSync(join(released, part), join(dataDir, part), { recursive: true });
  const port = await freePort();
  const edge = startScript('host/server/main.ts', {
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: apiPort,
    PAY_PORT: payPort,
    OPERATOR_KEY,
    OPERATOR_SIGNING_KEY_FILE: join(dataDir, 'keys', 'release.pem'),
    OVERRIDES: 'on',
    LOCATED_WITHIN_MS: '10000',
    DRAWN_WITHIN_MS: '10000',
    DRAWN_AHEAD: '0',
    ...env,
  });
  const url = `http://localhost:${port}`;
  await untilReady(`${url}/readyz`, edge);
  // What is moved here later waits until this site has it.
  leaveAddress(dataDir, { web: url });
  return {
    url,
    dataDir,
    async stop() {
      await end(edge);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

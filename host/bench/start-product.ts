import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilReady } from '@alisio/platform/tooling/machine';

const start = fileURLToPath(new URL('../../platform/tooling/start/start.mjs', import.meta.url));

/** It is built first, on a machine that may have other work. */
const READY_WITHIN_MS = 600_000;
/** Taken unless the environment names others: beside a product that is running already. */
const PORTS = { PORT: '3600', API_PORT: '3601', PAY_PORT: '3602' };
/** Pages are drawn, and who asks is believed to be several. */
const DRAWING = { DRAWN_WITHIN_MS: '300', TRUSTED_HOPS: '1' };

export interface StartedProduct {
  url: string;
  stop: () => Promise<void>;
}

/**
 * The whole product with data of its own, built from the tree as it is.
 * @throws when it ends before its site answers
 */
export async function startProduct(): Promise<StartedProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'alisio-bench-'));
  const env = { ...PORTS, ...DRAWING, ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${env.PORT}/`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`${url}readyz`, child, { withinMs: READY_WITHIN_MS });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

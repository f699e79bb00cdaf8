import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../../platform/tooling/start/start.mjs', import.meta.url));

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
  while (child.exitCode === null) {
    const ready = await fetch(`${url}readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { url, stop };
    await pause(200);
  }
  await stop();
  throw new Error(`The product ended with ${child.exitCode}.`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const QUIET = '--disable-warning=ExperimentalWarning';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Starts a script of the tree in a process of its own. */
export const startScript = (
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess =>
  spawn(process.execPath, [QUIET, join(root, script), ...args], {
    // Who stops it here has no further request on its way.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LAST_REQUEST_MS: '50', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/**
 * @param path answers 200 once the server can work
 * @throws when the server ends before it is ready
 */
export async function untilReady(url: string, child: ChildProcess, path = '/readyz'): Promise<void> {
  while (child.exitCode === null) {
    const ready = await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`The server for ${url} ended with ${child.exitCode}.`);
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

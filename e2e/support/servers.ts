import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolEnvironment } from '@alisio/platform/testing/tool-environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Who asks without a pause keeps a processor from what it waits for. */
const ASKED_EVERY_MS = 25;
const QUIET = '--disable-warning=ExperimentalWarning';

/** Above those of known services, and below those that systems take for connections: a browser opens thousands. */
const PORTS = { first: 12_000, each: 2_000 };

/** Each worker gives its own, and begins elsewhere than another run beside it. */
const given = {
  from: PORTS.first + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * PORTS.each,
  next: process.pid,
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * A port of this machine that nobody listens on, and that nobody else is given.
 * @param inARow how many after one another have to be free; the first is told
 */
export async function freePort(inARow = 1): Promise<number> {
  const port = given.from + (given.next % (PORTS.each - inARow));
  given.next += inARow;
  for (let index = 0; index < inARow; index++) if (!(await isFree(port + index))) return freePort(inARow);
  return port;
}

/** Starts a script of the tree in a process of its own. */
export const startScript = (
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess =>
  spawn(process.execPath, [QUIET, join(root, script), ...args], {
    // Who stops it here has no further request on its way.
    env: { ...toolEnvironment(), NODE_ENV: 'production', LAST_REQUEST_MS: '50', ...env },
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
    await new Promise((next) => setTimeout(next, ASKED_EVERY_MS));
  }
  throw new Error(`The server for ${url} ended with ${child.exitCode}.`);
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

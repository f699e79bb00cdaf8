import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { toolEnvironment } from '@alisio/platform/testing/tool-environment.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NODE = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
const BETWEEN_LOOKS_MS = 50;
const PATIENCE_MS = 90_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** Looks again and again until it is so. @throws Error when it never is */
export async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const seen = await look().catch(() => undefined);
    if (seen !== undefined) return seen;
    await new Promise((next) => setTimeout(next, BETWEEN_LOOKS_MS));
  }
  throw new Error(`never came: ${what}`);
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** standard output and error so far */
  output: () => string;
  /** sends a signal. @returns the exit code, or null when the signal ended it */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

function start(script: string, env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', '--liftoff-only', script], {
    cwd: ROOT,
    // Our own connections stay open between two requests, and no further request is on its way. Each thread for searches
    // costs a second of a processor to begin, and to make code of the database fast for a few questions another one.
    env: { ...toolEnvironment(), LAST_REQUEST_MS: '50', SEARCH_THREADS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (text += String(bytes)));
  return { child, output: () => text };
}

/** Runs a script to its end. */
export async function runScript(
  script: string,
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { child, output } = start(script, env);
  const [code] = await once(child, 'close');
  return { code: Number(code), output: output() };
}

/** Starts a server script and waits until it says that it is ready. @param ready where it says so */
export async function startServer(
  script: string,
  port: number,
  env: Record<string, string>,
  ready = '/readyz',
): Promise<ServerProcess> {
  const { child, output } = start(script, env);
  const exited = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(output());
    return (await fetch(`${url}${ready}`)).ok || undefined;
  }, `${script} is ready: ${output()}`).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return typeof code === 'number' ? code : null;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { toolEnvironment } from '@alisio/platform/testing/tool-environment.ts';
import { untilReady } from '@alisio/platform/tooling/machine';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NODE = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));

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
  await untilReady(url + ready, child).catch((cause: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`${script} did not get ready: ${output()}`, { cause });
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

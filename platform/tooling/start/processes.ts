import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { hasEnded, untilReady } from '../machine/until-ready.ts';
import { StartProblem } from './settings.ts';

export interface Server {
  name: string;
  /** below the root */
  script: string;
  /** address that answers 200 once the server can work */
  ready: string;
  env: Record<string, string>;
}

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

function runScript(root: string, script: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** Runs a script to its end. @throws StartProblem when it fails; it has said why. */
export async function runToEnd(root: string, script: string, env: Record<string, string>): Promise<void> {
  const child = runScript(root, script, env);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new StartProblem(`${script} ended with ${code ?? 'a signal'}; its message is above.`);
}

/**
 * Starts a server and waits until it is ready.
 * @param onBegun told of the process at once: it has to be stopped even when it is never ready
 * @throws StartProblem when it ends first or takes a minute
 */
export async function startServer(
  root: string,
  server: Server,
  onBegun: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const child = runScript(root, server.script, server.env);
  onBegun(child);
  try {
    await untilReady(server.ready, child, { withinMs: READY_WITHIN_MS, everyMs: 100 });
  } catch {
    if (hasEnded(child)) throw new StartProblem(`The ${server.name} could not start; its message is above.`);
    child.kill('SIGKILL');
    throw new StartProblem(`The ${server.name} was not ready within a minute.`);
  }
  return child;
}

/** Asks all to stop, in the order given, and waits; what does not stop in time is killed. */
export async function stopAll(children: readonly ChildProcess[]): Promise<void> {
  for (const child of children) {
    if (hasEnded(child)) continue;
    const exit = new Promise((done) => child.once('exit', done));
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.kill('SIGTERM');
    await exit;
    clearTimeout(late);
  }
}

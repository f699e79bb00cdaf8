import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolEnvironment } from '@alisio/platform/testing/tool-environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const QUIET = '--disable-warning=ExperimentalWarning';

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

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A test or a file of tests, and how long it took. */
export interface Timed {
  what: string;
  seconds: number;
}

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** names of what failed and held when it was run once more; among neither the passed nor the failed */
  flaky?: readonly string[];
  /** what it was made of, where that is known */
  parts?: readonly Timed[];
}

/** Runs a script of the tree on this Node, its output shown. @returns its exit code, 1 for a signal */
export function runScript(
  root: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): number {
  const run = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return run.status ?? 1;
}

/** A check counts as one test. */
export function runCheck(root: string, script: string, args: readonly string[]): Outcome {
  const ok = runScript(root, script, args) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

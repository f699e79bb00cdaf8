import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A test or a file of tests, and how long it took. */
export interface Timed {
  what: string;
  seconds: number;
}

/** What failed at a try, also where the next one held, and how. */
export interface Failure {
  what: string;
  why: string;
}

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** names of what failed and held when it was run once more; among neither the passed nor the failed */
  flaky?: readonly string[];
  failures?: readonly Failure[];
  /** what it was made of, where that is known */
  parts?: readonly Timed[];
}

/** The outcome of what runs beside others, and all that it said. */
export interface Check {
  outcome: Outcome;
  said: string;
}

/**
 * Runs a script of the tree on this Node, its output shown.
 * @param flags of Node and V8
 * @returns its exit code, 1 for a signal
 */
export function runScript(
  root: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): number {
  const run = spawnSync(process.execPath, [...flags, join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return run.status ?? 1;
}

/** A check counts as one test. What it says is kept until its end: others may be at work beside it. */
export async function runCheck(root: string, script: string, args: readonly string[]): Promise<Check> {
  const run = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const [code] = await once(run, 'close');
  const passed = code === 0 ? 1 : 0;
  return { outcome: { passed, failed: 1 - passed, skipped: 0 }, said };
}

/** Several checks as one. */
export function asOne(checks: readonly Check[]): Check {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    checks.reduce((total, { outcome }) => total + outcome[key], 0);
  return {
    outcome: { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
    said: checks.map(({ said }) => said).join(''),
  };
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolEnvironment } from '@alisio/platform/testing/tool-environment.ts';

const execute = promisify(execFile);

export interface TreeScript {
  /** below the tree's root */
  script: string;
  args: readonly string[];
  /** where it runs, below the root */
  folder: string;
  env: Record<string, string>;
}

/**
 * Runs a script of a copy of the tree to its end.
 * @throws with all that it said, when it fails
 */
export async function runInTree(root: string, { script, args, folder, env }: TreeScript): Promise<void> {
  const quiet = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];
  await execute(process.execPath, [...quiet, join(root, script), ...args], {
    cwd: join(root, folder),
    env: { ...toolEnvironment(), ...env },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${script}: ${error.stdout ?? ''}${error.stderr ?? ''}`.slice(0, 4000), { cause: error });
  });
}

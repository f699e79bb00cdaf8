import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { toolEnvironment } from '../../../testing/tool-environment.ts';

export interface ToolProcess {
  child: ChildProcess;
  /** its end: code, or none after a signal, and what it said */
  ended: Promise<{ code: number | null; out: string; error: string }>;
}

/** Starts a script of `platform/tooling/release` in a process of its own. */
export function toolProcess(
  script: string,
  args: readonly string[],
  {
    preload,
    env = {},
    cwd,
  }: { preload?: string; env?: Record<string, string>; cwd?: string | undefined } = {},
): ToolProcess {
  const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...(preload ? ['--import', path(preload)] : []),
      path(script),
      ...args,
    ],
    { cwd, stdio: ['pipe', 'pipe', 'pipe'], env: { ...toolEnvironment(), RELEASED_BY: 'Ada', ...env } },
  );
  const said = { out: '', error: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.error += text;
  });
  const ended = once(child, 'close').then(([code]) => ({
    code: code === null ? null : Number(code),
    ...said,
  }));
  return { child, ended };
}

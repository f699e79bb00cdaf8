/** What runs on the machine's own Node, before anything is installed: Node 18 or newer, no packages. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, noteInstalled, runningOn } from './installed.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Node 24, as an npm dependency: every script runs on it, whatever the machine has. */
export const node = join(root, 'node_modules', '.bin', 'node');

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Installs what the lock file names, once. Ends the process with one sentence when that is impossible, or would take
 * the packages from under something that runs on them.
 */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 18) fail(`Alisio needs Node 18 or newer to begin; this is ${process.versions.node}.`);
  if (existsSync(node) && isInstalled(root)) return;
  const running = runningOn(root);
  if (running.length > 0)
    fail(
      `package-lock.json names other packages than are installed, and Alisio runs from here (process ${running.join(', ')}): an install would take its packages away. Stop it first.`,
    );
  console.info('· Installing packages (about a minute, once)');
  const run = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    shell: process.platform === 'win32',
  });
  if (run.error) fail(`npm could not be started: ${run.error.message}`);
  if (run.status !== 0)
    fail('npm ci failed; its message is above. Run the same command again once it is mended.');
  if (!existsSync(node))
    fail('The package "node" was installed without its program; allow its install script and try again.');
  noteInstalled(root);
}

/** Runs a script on Node 24, passes signals on, and ends with its exit code. */
export function handOver(script, args = []) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
  });
  // The terminal sends Ctrl-C to the child as well; it decides when all is stopped.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

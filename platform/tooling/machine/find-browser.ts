import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './install-from-debian.ts';

/** Chromium without windows of its own: the same pages for half the work of the whole browser. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const run = (command: string, args: readonly string[], root: string) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/**
 * A Chromium for the journeys: `CHROMIUM_PATH`, Debian's, one that Debian's package or Playwright installs now.
 * @returns its path, or nothing when Playwright finds its own
 */
export function findBrowser(root: string): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(DEBIAN_SHELL) || installFromDebian('chromium-headless-shell')) return DEBIAN_SHELL;
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  console.info("Installing Playwright's Chromium");
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  if (!run(process.execPath, [cli, 'install', 'chromium'], root)) {
    console.error('No Chromium could be found or installed: set CHROMIUM_PATH to one.');
  }
  return undefined;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs a package of Debian's where this is Debian and we may. @returns whether it is there now */
export function installFromDebian(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.info(`Installing the package ${name}`);
  run('update', '-qq');
  return run('install', '-y', '-qq', '--no-install-recommends', name);
}

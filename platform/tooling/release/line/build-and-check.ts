import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HostBuild, RemoteBuild } from '../../build/build-document.ts';
import { repositoryRoot } from '../../build/paths.ts';

/** @throws with the compiler's messages */
async function checkTypes(folder: string): Promise<void> {
  const script = join(repositoryRoot, 'platform/tooling/test/types.mjs');
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The types do not fit.\n${said.trim()}`);
}

/**
 * Builds a host or a remote for production, its types checked beside. The build itself checks contracts range,
 * budgets, shared libraries, the one exposed module, and that claims and pages belong together.
 * @throws with the first thing that is wrong
 */
export async function buildAndCheck(folder: string, name: string): Promise<HostBuild | RemoteBuild> {
  // Loaded only where something is built: the compiler alone takes longer than a rollback may.
  const { buildHost, buildRemote } = await import('../../build/index.ts');
  const [build] = await Promise.all([
    name === 'host' ? buildHost(folder) : buildRemote(folder),
    checkTypes(folder),
  ]);
  if (build.kind === 'remote' && build.name !== name) {
    throw new Error(`package.json names ${name}, remote.config.ts ${build.name}: one name, please.`);
  }
  return build;
}

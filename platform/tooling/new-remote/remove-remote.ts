import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '../build/paths.ts';
import { localSite, movePointer, releasedBy } from '../release/index.ts';
import { removed } from '../release/moves.ts';
import { unmakeRemote } from './make-remote.ts';

/** Takes a remote out of what is live, if it is. @returns whether it was */
async function takeOut(dataDir: string, name: string): Promise<boolean> {
  if (!existsSync(join(dataDir, 'site'))) return false;
  const site = localSite(dataDir);
  let wasLive = false;
  await movePointer(site.store, site, {
    names: [name],
    decide(live) {
      wasLive = live?.remotes[name] !== undefined;
      const mover = { by: releasedBy(), at: new Date().toISOString() };
      return live && wasLive ? removed(live, name, mover) : undefined;
    },
  });
  return wasLive;
}

/** `npm run remove:remote mf-insurance`: out of the tree, and out of the site of `DATA_DIR`. */
try {
  const [name = ''] = process.argv.slice(2);
  unmakeRemote(repositoryRoot, name);
  const wasLive = await takeOut(resolve(repositoryRoot, process.env.DATA_DIR || '.data'), name);
  console.info(`${name} is gone from the tree${wasLive ? ' and from the site' : ''}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

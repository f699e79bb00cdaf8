import { resolve } from 'node:path';
import { localSite, releasedBy, releaseToSite } from './index.ts';
import { readRemoteBuild } from './versions/built-folder.ts';

/**
 * `node platform/tooling/release/release-remote.ts DATA_DIR FOLDER [--build]` makes a built remote live, or builds it
 * first; prints its version.
 */
const [dataDir, folder, build] = process.argv.slice(2);
try {
  if (!dataDir || !folder) throw new Error('Which site and folder? release-remote.ts DATA_DIR FOLDER');
  if (build === '--build') {
    // Loaded only now: the compiler takes longer than the rest.
    const { buildRemote } = await import('../build/index.ts');
    await buildRemote(resolve(folder));
  }
  const { name } = await readRemoteBuild(resolve(folder));
  const site = localSite(resolve(dataDir));
  const live = await releaseToSite(site, { remotes: [resolve(folder)], by: await releasedBy(site) });
  console.info(live.remotes[name]?.live.version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

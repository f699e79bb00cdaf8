import { resolve } from 'node:path';
import { readRemoteBuild } from './built-folder.ts';
import { localSite, releasedBy, releaseToSite } from './index.ts';

/** `node platform/tooling/release/release-remote.ts DATA_DIR FOLDER` makes a built remote live; prints its version. */
const [dataDir, folder] = process.argv.slice(2);
try {
  if (!dataDir || !folder) throw new Error('Which site and folder? release-remote.ts DATA_DIR FOLDER');
  const { name } = await readRemoteBuild(resolve(folder));
  const site = localSite(resolve(dataDir));
  const live = await releaseToSite(site, { remotes: [resolve(folder)], by: releasedBy() });
  console.info(live.remotes[name]?.live.version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { resolve } from 'node:path';
import { readRemoteBuild } from './built-folder.ts';
import { releaseToSite } from './index.ts';

/** `node platform/tooling/release/release-remote.ts SITE FOLDER` makes a built remote live; prints its version. */
const [site, folder] = process.argv.slice(2);
try {
  if (!site || !folder) throw new Error('Which site and folder? release-remote.ts SITE FOLDER');
  const { name } = await readRemoteBuild(resolve(folder));
  const live = await releaseToSite({ site: resolve(site), remotes: [resolve(folder)] });
  console.info(live.remotes[name]?.version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

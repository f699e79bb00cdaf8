import { resolve } from 'node:path';
import { keep } from '../build/kept-releases.ts';
import { repositoryRoot } from '../build/paths.ts';
import { localSite } from '../release/index.ts';
import { liveReleases } from './live-releases.ts';

/** `npm run keep:release`: what is live in `DATA_DIR` becomes the previous release that the skew matrix runs with. */
try {
  const releases = await liveReleases(localSite(resolve(repositoryRoot, process.env.DATA_DIR || '.data')));
  await keep(releases);
  for (const { release, files } of releases) {
    console.info(`${release.name} ${release.version}: ${files.size} files`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

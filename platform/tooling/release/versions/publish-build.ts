import type { ReleaseDocument } from '../../../sdk/registry/index.ts';
import type { HostBuild, RemoteBuild } from '../../build/build-document.ts';
import { hashOf } from '../../build/integrity.ts';
import type { Site } from '../site/local-site.ts';
import { builtFiles } from './built-folder.ts';
import { publishRelease } from './release-document.ts';
import { releaseOfBuild } from './release-of-build.ts';

interface Pinned {
  file: string;
  integrity: string;
}

const pinnedIn = (build: HostBuild | RemoteBuild): Pinned[] =>
  build.kind === 'host'
    ? [
        ...build.main,
        ...Object.values(build.files).flat(),
        ...Object.values(build.shared).flat(),
        build.server,
      ]
    : [build.manifest, build.entry, ...Object.values(build.files).flat(), build.server];

/** @throws when a file is not the one that the build pinned: another build of the folder came in between */
function checkPins(
  folder: string,
  build: HostBuild | RemoteBuild,
  files: ReadonlyMap<string, Uint8Array>,
): void {
  for (const { file, integrity } of pinnedIn(build)) {
    const content = files.get(file);
    if (!content || hashOf(content) !== integrity) {
      throw new Error(
        `${folder}/dist/${file} is not what was built; build again, with nothing else building.`,
      );
    }
  }
}

export interface BuildToPublish {
  build: HostBuild | RemoteBuild;
  /** its `dist` holds the files */
  folder: string;
  by: string;
  at: Date;
}

/**
 * Puts what was built at its immutable address; nothing is live by that.
 * @returns the signed document that lies there
 * @throws when the folder does not hold what its build pinned
 */
export async function publishBuild(
  site: Site,
  { build, folder, by, at }: BuildToPublish,
): Promise<ReleaseDocument> {
  const files = await builtFiles(folder);
  checkPins(folder, build, files);
  return publishRelease(site.store, site, { release: releaseOfBuild(build), files, by, at });
}

import type { HostRelease, RemoteRelease, SiteRegistry } from '../../sdk/registry/index.ts';
import { readHostBuild, readRemoteBuild } from './built-folder.ts';
import type { Site } from './local-site.ts';
import { movePointer } from './move-pointer.ts';
import { released } from './moves.ts';
import { type Pointer, readPointer } from './pointer.ts';
import { publishBuild } from './publish-build.ts';
import { isDecided, takenBack } from './taken-back.ts';

export { satisfiesContracts } from '../build/check-contracts.ts';
export { hashOf } from '../build/integrity.ts';
export { isServerHalf } from '../build/server-half.ts';
export { areApart, missingIn } from './check-site.ts';
export { type Asked, askEdge, type EdgeSaid, readFleet } from './fleet.ts';
export { folderStore } from './folder-store.ts';
export { writeHead } from './head.ts';
export { ensureKeys, readRootKeys, readSigner, readVerifier } from './keys.ts';
export { drawnApart, saidOfDrawn } from './line/drawn-apart.ts';
export { siteShows } from './line/running-site.ts';
export { whatIsDrawn } from './line/what-is-drawn.ts';
export { localSite, releasedBy, type Site } from './local-site.ts';
export type { Known } from './look-ahead.ts';
export { brokenText, following, movePointer, Overtaken } from './move-pointer.ts';
export {
  disabled,
  enabled,
  type Mover,
  promoted,
  Refused,
  released,
  removed,
  rolledBack,
  rolledOut,
  withdrawn,
} from './moves.ts';
export { checkStore, hasReleases, openStore, type StoreEnvironment } from './open-store.ts';
export type { PastMove } from './past-move.ts';
export { type Pointer, readPointer } from './pointer.ts';
export { publishedVersions, publishRelease, readRelease } from './release-document.ts';
export { releasePath } from './release-of-build.ts';
export {
  NotAFile,
  RELEASE_DOCUMENT,
  type ReleaseStore,
  revisionPath,
  type WriteOptions,
} from './release-store.ts';
export { readHistory } from './revisions.ts';
export { coversName } from './rights/coverage.ts';
export type { Right } from './rights/grants.ts';
export { grantKey } from './rights/issue-keys.ts';
export { provenRevision } from './rights/proven-chain.ts';
export {
  createSigner,
  createVerifier,
  generateKeys,
  NotTrusted,
  type Signer,
  type Verifier,
} from './signing.ts';
export { leaveAddress } from './site-address.ts';
export { OPEN_RELEASES_PATH, ROOT_KEYS_NAME } from './site-store.ts';
export { ReadTooSlow, readLimit, timedStore } from './timed-store.ts';

export interface BuiltFolders {
  /** folder of a built shell; without it the shell that is live stays */
  host?: string;
  /** folders of built remotes; remotes not named stay as they are live */
  remotes: readonly string[];
  /** who does it; shown with the release */
  by: string;
  /** what was live when the caller began: a move of the same names since then is not undone, but told */
  began?: Pointer;
  /** what operators have switched off, taken back or are rolling out stays so */
  undecidedOnly?: boolean;
}

/** Names that are live in another version than these. */
async function differing(site: Site, releases: readonly (HostRelease | RemoteRelease)[]): Promise<string[]> {
  const { registry } = await readPointer(site.store, site.verifier);
  return releases.flatMap(({ name, version }) => {
    const track = name === 'host' ? registry?.host : registry?.remotes[name];
    return track && track.live.version !== version ? [name] : [];
  });
}

/**
 * Publishes built folders at immutable paths and makes them live for everybody by moving the registry once.
 * Interrupted at any point, the registry that was live stays live; concurrent releases of other remotes are kept.
 * @returns the registry that is live afterwards
 * @throws when a folder is not built, claims clash with what is live, or there is no shell yet
 * @throws Overtaken
 */
export async function releaseToSite(
  site: Site,
  { host, remotes, by, began, undecidedOnly = false }: BuiltFolders,
): Promise<SiteRegistry> {
  const releases: (HostRelease | RemoteRelease)[] = [];
  for (const folder of [...(host === undefined ? [] : [host]), ...remotes]) {
    const build = folder === host ? await readHostBuild(folder) : await readRemoteBuild(folder);
    const { release } = await publishBuild(site, { build, folder, by, at: new Date() });
    releases.push(release);
  }
  const names = releases.map(({ name }) => name);
  const back = undecidedOnly ? await takenBack(site, await differing(site, releases)) : undefined;
  return movePointer(
    site.store,
    site,
    {
      names,
      decide: (live, at) =>
        released(
          live,
          releases.filter((release) => !back || !isDecided(live, release, back)),
          { by, at },
        ),
    },
    began,
  );
}

import type { HostRelease, RemoteRelease, SiteRegistry } from '../../sdk/registry/index.ts';
import { movePointer } from './registry/move-pointer.ts';
import { released } from './registry/moves.ts';
import { type Pointer, readPointer } from './registry/pointer.ts';
import { isDecided, takenBack } from './registry/taken-back.ts';
import type { Site } from './site/local-site.ts';
import { readHostBuild, readRemoteBuild } from './versions/built-folder.ts';
import { publishBuild } from './versions/publish-build.ts';

export { satisfiesContracts } from '../build/check-contracts.ts';
export { hashOf } from '../build/integrity.ts';
export { isServerHalf } from '../build/server-half.ts';
export { grantKey } from './granting/issue-keys.ts';
export { type Asked, askEdge, type EdgeSaid, readEdges } from './line/ask-edge.ts';
export { drawnApart, saidOfDrawn } from './line/drawn-apart.ts';
export { siteShows } from './line/running-site.ts';
export { whatIsDrawn } from './line/what-is-drawn.ts';
export { areApart, missingIn } from './registry/check-site.ts';
export { type FormerVersion, formerlyLive, formerVersions } from './registry/former-versions.ts';
export { writeHead } from './registry/head.ts';
export type { Known } from './registry/look-ahead.ts';
export { brokenText, following, movePointer, Overtaken } from './registry/move-pointer.ts';
export {
  disabled,
  enabled,
  type Mover,
  promoted,
  released,
  removed,
  rolledBack,
  rolledOut,
  withdrawn,
} from './registry/moves.ts';
export { moverText, type PastMove } from './registry/past-move.ts';
export { type Pointer, readPointer } from './registry/pointer.ts';
export { provenRevision } from './registry/proven-chain.ts';
export { readHistory } from './registry/revisions.ts';
export { coversName } from './rights/coverage.ts';
export type { Right } from './rights/grants.ts';
export { shownText } from './rights/shown-text.ts';
export {
  createSigner,
  createVerifier,
  generateKeys,
  NotTrusted,
  type Signer,
  type Verifier,
} from './rights/signing.ts';
export { ensureKeys, readRootKeys, readSigner, readVerifier } from './site/keys.ts';
export { localSite, releasedBy, type Site } from './site/local-site.ts';
export { leaveAddress } from './site/site-address.ts';
export { folderStore } from './stores/folder-store.ts';
export {
  checkStore,
  hasReleases,
  isOfOtherSite,
  openStore,
  type StoreEnvironment,
} from './stores/open-store.ts';
export {
  NotOurs,
  RELEASE_DOCUMENT,
  type ReleaseStore,
  revisionPath,
  type WriteOptions,
} from './stores/release-store.ts';
export { OPEN_RELEASES_PATH, ROOT_KEYS_NAME } from './stores/site-store.ts';
export { ReadTooSlow, readLimit, timedStore } from './stores/timed-store.ts';
export { Refused } from './versions/refused.ts';
export { publishedVersions, publishRelease, readRelease } from './versions/release-document.ts';
export { releasePath } from './versions/release-of-build.ts';

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

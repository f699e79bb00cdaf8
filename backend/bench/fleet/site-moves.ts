import type { RemoteRelease, SiteRegistry } from '@alisio/platform/sdk/registry';
import { publishAnotherVersion } from '@alisio/platform/testing/another-version.ts';
import {
  localSite,
  movePointer,
  promoted,
  readPointer,
  rolledBack,
  rolledOut,
  siteShows,
} from '@alisio/platform/tooling/release';

/** The remote that is released, promoted and rolled back. */
const NAME = 'mf-content';

export interface SiteMoves {
  /** what was live, by revision */
  moves: Map<number, SiteRegistry>;
  /** Half of all visitors get the new version. */
  rollOut(): Promise<void>;
  promote(): Promise<void>;
  rollBack(): Promise<void>;
}

/**
 * Publishes another version of a remote, and moves the site as the release line does: by its functions, without its
 * browser, which would have the two processors that are measured.
 * @param dataDir of the fleet; where releases are, this process's environment says
 */
export async function siteMoves(dataDir: string): Promise<SiteMoves> {
  const site = localSite(dataDir);
  const { registry } = await readPointer(site.store, site.verifier);
  if (!registry) throw new Error('Nothing is live.');
  const before = registry.remotes[NAME]?.live;
  if (!before) throw new Error(`${NAME} is not live.`);
  const { release } = await publishAnotherVersion(site, NAME);
  if (!('claims' in release)) throw new Error(`${NAME} is no remote.`);
  const another: RemoteRelease = release;
  const moves = new Map([[registry.revision, registry]]);

  async function move(decide: (live: SiteRegistry, at: string) => SiteRegistry | undefined): Promise<void> {
    const live = await movePointer(site.store, site, {
      names: [NAME],
      decide: (now, at) => now && decide(now, at),
    });
    moves.set(live.revision, live);
    await siteShows(dataDir, live);
  }

  return {
    moves,
    rollOut: () => move((live, at) => rolledOut(live, another, 0.5, { by: 'proof', at })),
    promote: () => move((live, at) => promoted(live, NAME, { by: 'proof', at })),
    rollBack: () => move((live, at) => rolledBack(live, before, { by: 'proof', at })),
  };
}

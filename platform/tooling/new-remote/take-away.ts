import { hasReleases, localSite, movePointer, releasedBy, removed } from '../release/index.ts';
import { checkRemovable, unmakeRemote } from './make-remote.ts';

/** Takes a remote out of what is live, if it is. @returns whether it was */
async function takeOut(dataDir: string, name: string): Promise<boolean> {
  if (!(await hasReleases(process.env, dataDir))) return false;
  const site = localSite(dataDir);
  const by = await releasedBy(site);
  let wasLive = false;
  await movePointer(site.store, site, {
    names: [name],
    decide(live, at) {
      wasLive = live?.remotes[name] !== undefined;
      return live && wasLive ? removed(live, name, { by, at }) : undefined;
    },
  });
  return wasLive;
}

export interface RemoteToRemove {
  /** the tree's folder */
  root: string;
  /** of the site; there may be none */
  dataDir: string;
  name: string;
}

/**
 * Takes a remote out of what is live and then out of the tree: whoever refuses the one leaves the other as it was.
 * @returns whether it was live
 * @throws CannotMake, Refused, Overtaken
 */
export async function removeRemote({ root, dataDir, name }: RemoteToRemove): Promise<boolean> {
  checkRemovable(root, name);
  const wasLive = await takeOut(dataDir, name);
  unmakeRemote(root, name);
  return wasLive;
}

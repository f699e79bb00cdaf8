import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { localSite, releasePath, releaseToSite } from '@alisio/platform/tooling/release';
import { expect } from './journey.ts';
import type { OwnSite } from './own-site.ts';

export interface TwoVersions {
  /** path that both claim */
  path: string;
  /** Makes the first or the second version live, and waits until the site hands it out. */
  release(which: 'first' | 'second'): Promise<void>;
  /** Takes the published files of a version away, as a site does with old ones. */
  cleanAway(which: 'first' | 'second'): Promise<void>;
  remove(): Promise<void>;
}

async function liveAt(url: string, name: string): Promise<unknown> {
  const answer = await fetch(`${url}/live.json`);
  const { versions } = await answer.json();
  return versions[name];
}

/** A spare remote in two versions, both published in a site, so that a journey changes what is live at once. */
export async function publishTwoVersions(site: OwnSite, name: string, path: string): Promise<TwoVersions> {
  const inTitles = (title: string) => makeSpareRemote({ name, path, titles: { es: title, en: title } });
  const spares: Record<'first' | 'second', SpareRemote> = {
    first: await inTitles('Primera'),
    second: await inTitles('Segunda'),
  };
  const versions = {
    first: (await spares.first.release(site.dataDir)).remotes[name]?.live.version ?? '',
    second: (await spares.second.release(site.dataDir)).remotes[name]?.live.version ?? '',
  };
  return {
    path,
    async release(which) {
      const { folder } = spares[which];
      await releaseToSite(localSite(site.dataDir), { remotes: [folder], by: 'journey' });
      await expect.poll(() => liveAt(site.url, name)).toBe(versions[which]);
    },
    cleanAway: (which) =>
      rm(join(site.dataDir, 'site', releasePath(name), versions[which]), { recursive: true }),
    async remove() {
      await spares.first.remove();
      await spares.second.remove();
    },
  };
}

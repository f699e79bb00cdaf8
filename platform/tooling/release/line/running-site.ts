import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_VERSIONS_PATH, liveVersions, type SiteRegistry } from '../../../sdk/registry/index.ts';
import { readAddress, type SiteAddress } from '../site/site-address.ts';
import { readEdges } from './ask-edge.ts';
import { edgesShow } from './edges-show.ts';

const ANSWERS_WITHIN_MS = 5000;
const SHOWN_WITHIN_MS = 2000;
const ASKED_EVERY_MS = 20;

/** @param wanted a revision that it should have: an edge that is behind looks at once */
async function shownRevision(site: string, wanted?: number): Promise<number | undefined> {
  try {
    const response = await fetch(new URL(LIVE_VERSIONS_PATH, site), {
      headers: wanted === undefined ? {} : { cookie: `releases=${wanted}` },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    return liveVersions.parse(await response.json()).revision;
  } catch {
    return undefined;
  }
}

/**
 * The site that runs on what is released here: `SITE_URL`, or what `npm start` has left in the data folder.
 * @returns nothing when none answers
 */
export async function runningSite(
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<SiteAddress | undefined> {
  const named = environment.SITE_URL;
  if (named && !URL.canParse(named))
    throw new Error('SITE_URL must be an address such as https://example.com.');
  const known = named ? { web: named } : readAddress(dataDir);
  if (!known || (await shownRevision(known.web)) === undefined) return undefined;
  return known;
}

/**
 * Asks a site until it has a revision, for up to two seconds.
 * @returns what to tell who released
 */
export async function shownAt({ web }: SiteAddress, revision: number): Promise<string> {
  const began = performance.now();
  while (performance.now() - began < SHOWN_WITHIN_MS) {
    const shown = await shownRevision(web, revision);
    if (shown !== undefined && shown >= revision) {
      return `${web} shows it after ${Math.round(performance.now() - began)} ms.`;
    }
    await pause(ASKED_EVERY_MS);
  }
  return `${web} does not show revision ${revision} yet; look at its log.`;
}

/** Waits until the edges of `FLEET`, or else the site that runs on what is released here, if there is one, have a revision. */
export async function siteShows(dataDir: string, { revision }: SiteRegistry): Promise<void> {
  const edges = readEdges(process.env);
  if (edges.length > 0) {
    await edgesShow(edges, revision);
    return;
  }
  const site = await runningSite(dataDir);
  if (site) await shownAt(site, revision);
}

import type { ReleaseDocument, SiteRegistry } from '../../../sdk/registry/index.ts';
import { type Move, movePointer } from '../registry/move-pointer.ts';
import { released, rolledOut, trackOf } from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import type { Stretch } from '../registry/stretches.ts';
import type { Site } from '../site/local-site.ts';
import { publishBuild } from '../versions/publish-build.ts';
import { releaseOfBuild } from '../versions/release-of-build.ts';
import { buildAndCheck } from './build-and-check.ts';
import { claimedPages } from './claimed-pages.ts';
import { drawnApart, saidOfDrawn } from './drawn-apart.ts';
import { lookAgainMs } from './line-settings.ts';
import { checkServed, checkStored } from './reachable.ts';
import { smokeTest } from './smoke-test.ts';
import { step } from './steps.ts';
import { launchBrowser } from './test-browser.ts';
import { openNewEdge, startTestEdge } from './test-edge.ts';

export interface LineOptions {
  site: Site;
  dataDir: string;
  /** of the host or the remote */
  folder: string;
  name: string;
  /** of visitors, above 0; 1 for everybody */
  share: number;
  by: string;
  /** broken revisions that the move may go over */
  over: readonly Stretch[];
  /** of the running site, for the pages' data */
  apiUrl: string | undefined;
}

export interface Outcome {
  registry: SiteRegistry;
  version: string;
  /** false when it was so already */
  moved: boolean;
}

/** Sees what is published arrive and stand in a browser, inside of what is live. @throws when it does not */
async function tryOut({ dataDir, site, apiUrl }: LineOptions, document: ReleaseDocument): Promise<void> {
  const { release } = document;
  const { registry } = await readPointer(site.store, site.verifier);
  const pages = claimedPages(release, registry);
  const [edge, browser] = await Promise.allSettled([startTestEdge(dataDir, apiUrl), launchBrowser()]);
  try {
    if (edge.status === 'rejected') throw edge.reason;
    if (browser.status === 'rejected') throw browser.reason;
    await step(
      'Fetching every file from a web edge',
      () => checkServed(edge.value.url, document),
      (count) => `${count} files, in three encodings`,
    );
    if (!registry) return;
    await step(
      'Drawing its pages for one visitor beside another',
      () => drawnApart(release, { live: registry, apiUrl, openEdge: (api) => openNewEdge(dataDir, api) }),
      saidOfDrawn,
    );
    await step(
      'Opening its pages in a browser, inside the live site',
      () =>
        smokeTest(browser.value, edge.value.url, release, {
          pages,
          isApiBehind: apiUrl !== undefined,
          lookAgainMs: lookAgainMs(),
        }),
      (count) => `${count} pages stand`,
    );
    const [fault] = edge.value.loaderFaults(release.name, release.version);
    if (fault !== undefined) throw new Error(`${release.name} ${release.version} is not live: ${fault}.`);
  } finally {
    if (browser.status === 'fulfilled') await browser.value.close();
    if (edge.status === 'fulfilled') await edge.value.close();
  }
}

/**
 * Builds, checks, publishes, tries out, and only then moves the registry. Whatever fails, and wherever it is
 * interrupted, what was live stays live.
 * @throws with a sentence; Overtaken when somebody else moved the same name meanwhile
 */
export async function releaseLine(options: LineOptions): Promise<Outcome> {
  const { site, folder, name, share, by, over } = options;
  const began = await readPointer(site.store, site.verifier);
  // Known before anything is built: a share needs something for all the others.
  if (share < 1) trackOf(began.registry, name);
  const build = await step(
    `Building and checking ${name}`,
    () => buildAndCheck(folder, name),
    ({ version }) => version,
  );
  const { version } = build;
  const built = releaseOfBuild(build);
  const decide: Move['decide'] = (live, at) =>
    share < 1 && live ? rolledOut(live, built, share, { by, at }) : released(live, [built], { by, at });
  const beganAt = new Date();
  if (began.registry && !decide(began.registry, beganAt.toISOString()))
    return { registry: began.registry, version, moved: false };
  const document = await step(
    'Publishing',
    async () => {
      const published = await publishBuild(site, { build, folder, by, at: beganAt });
      await checkStored(site.store, published);
      return published;
    },
    ({ hashes }) => `${Object.keys(hashes).length} files, read back`,
  );
  await tryOut(options, document);
  const registry = await step(
    'Moving the registry',
    () => movePointer(site.store, site, { names: [name], decide, over }, began),
    ({ revision }) => `revision ${revision}`,
  );
  return { registry, version, moved: true };
}

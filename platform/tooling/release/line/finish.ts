import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { runningSite, shownAt } from './running-site.ts';

/** Says what a move came to, and when the running site, if there is one, shows it. */
export async function finish(
  dataDir: string,
  { revision }: SiteRegistry,
  sentences: readonly string[],
): Promise<void> {
  const site = await runningSite(dataDir);
  if (site) console.info(`· ${await shownAt(site, revision)}`);
  console.info(`\n${sentences.join('\n')}`);
}

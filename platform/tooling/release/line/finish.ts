import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { readEdges } from './ask-edge.ts';
import { type EdgeShows, edgesShow } from './edges-show.ts';
import { runningSite, shownAt } from './running-site.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Edges that do not show it are told on stderr, last: the move itself is done, and to do it again would change nothing. */
function warn(edges: readonly EdgeShows[]): void {
  const behind = edges.filter(({ afterMs }) => afterMs === undefined);
  if (behind.length === 0) return;
  console.warn(
    [
      `\nThis is live, but ${behind.length} of ${edges.length} edges did not show it:`,
      ...behind.map(({ told }) => `! ${told}`),
    ].join('\n'),
  );
}

/** Says what a move came to, and when each edge of `FLEET`, or else the running site, if there is one, shows it. */
export async function finish(
  dataDir: string,
  { revision }: SiteRegistry,
  sentences: readonly string[],
  environment: Environment = process.env,
): Promise<void> {
  const addresses = readEdges(environment);
  const edges = await edgesShow(addresses, revision);
  for (const { told, afterMs } of edges) if (afterMs !== undefined) console.info(`· ${told}`);
  const site = addresses.length > 0 ? undefined : await runningSite(dataDir, environment);
  if (site) console.info(`· ${await shownAt(site, revision)}`);
  console.info(`\n${sentences.join('\n')}`);
  warn(edges);
}

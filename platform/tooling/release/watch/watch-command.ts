import { finish } from '../line/finish.ts';
import { runningSite } from '../line/running-site.ts';
import type { Site } from '../site/local-site.ts';
import { type AskReports, toldReports } from './told-reports.ts';
import { type WatchEnd, watchCandidate } from './watch-candidate.ts';
import type { WatchPlan } from './watched-rollout.ts';

export interface WatchCommand {
  site: Site;
  dataDir: string;
  name: string;
  by: string;
  plan: WatchPlan;
}

/** As a shell knows what somebody has interrupted. */
const INTERRUPTED = 130;

/** 1: taken back; 2: still at its share, or moved by somebody else. */
const EXIT_CODES: Readonly<Record<WatchEnd['kind'], number>> = {
  promoted: 0,
  'last-step': 0,
  'taken-back': 1,
  'not-promoted': 2,
  'moved-by-others': 2,
};

/** Asks once, so that nothing is released that cannot be watched. @throws with a sentence */
export async function reportsToWatch({ dataDir, name }: WatchCommand): Promise<AskReports> {
  const ask = toldReports(name, await runningSite(dataDir));
  await ask(1);
  return ask;
}

/** Watches the candidate of a name to its end, and says it. The process ends with 0 only when it went all the way. */
export async function watchToItsEnd({ site, dataDir, name, by, plan }: WatchCommand, ask: AskReports) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      console.info(
        `\nNobody watches ${name} now; it stays at its share. Go on: npm run release -w ${name} -- --watch`,
      );
      process.exit(INTERRUPTED);
    });
  const end = await watchCandidate({
    ...{ site, name, by, plan, ask },
    say: (text) => console.info(text),
    moved: (registry) => finish(dataDir, registry, []),
  });
  console.info(`\n${end.said}`);
  process.exitCode = EXIT_CODES[end.kind];
}

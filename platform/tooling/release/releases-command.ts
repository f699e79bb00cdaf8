import { type CommandLine, Misused, readCommandLine, runCommand } from '../command-line/index.ts';
import { tellStrange } from './line/asked-over.ts';
import { checkList, routesSummary, routesText } from './line/check-list.ts';
import { isAsExpected } from './line/check-routes.ts';
import { describeReleases, releasesAsData } from './line/describe-releases.ts';
import { pruneSite } from './prune/prune-site.ts';
import { pruneText } from './prune/prune-text.ts';
import { brokenText } from './registry/move-pointer.ts';
import { readPointer } from './registry/pointer.ts';
import { readHistory } from './registry/revisions.ts';
import { localSite } from './site/local-site.ts';
import { dataDirOf } from './stores/data-dir.ts';
import { storeName } from './stores/open-store.ts';
import { RELEASES_USAGE } from './usage.ts';

const SHOWN = 20;

function countOf(text: string | undefined): number {
  const count = Number(text ?? SHOWN);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Misused(`--count is a whole number of moves, not "${text}".`);
}

const KEEP_DAYS = 30;

function daysOf(text: string | undefined): number {
  const days = Number(text ?? KEEP_DAYS);
  if (Number.isInteger(days) && days > 0) return days;
  throw new Misused(`--keep-days is a whole number of days from 1 on, not "${text}".`);
}

async function prune(line: CommandLine): Promise<void> {
  const dry = line.has('dry');
  const keepDays = daysOf(line.value('keep-days'));
  const pruned = await pruneSite(localSite(dataDirOf()), { keepDays, dry });
  console.info(
    line.has('json') ? JSON.stringify(pruned, undefined, 2) : pruneText(pruned, { dry, keepDays }),
  );
}

/** Ends with 1 where an address is not answered as its line says. */
async function checkRoutes(line: CommandLine, file: string): Promise<void> {
  const routes = await checkList({
    file,
    site: line.value('site'),
    withRemote: line.value('with'),
    async live() {
      const { store, verifier } = localSite(dataDirOf());
      const { registry } = await readPointer(store, verifier);
      if (!registry)
        throw new Error(`Nothing is live in ${storeName(process.env)} yet: name a site with --site.`);
      return registry;
    },
  });
  console.info(line.has('json') ? JSON.stringify(routes, undefined, 2) : routesText(routes));
  console.error(routesSummary(routes, { isAsked: line.has('site') }));
  if (!routes.every(isAsExpected)) process.exitCode = 1;
}

/** `npm run releases [-- --json] [-- --count 50]`: what is live since when by whom, and the newest moves. Ends with 1 when the registry is broken. `--check-routes FILE [--site URL | --with mf-x]`: who answers each address of a list. `--prune [--keep-days 30] [--dry]`: old versions and revisions go. */
await runCommand(async () => {
  const line = readCommandLine({
    json: 'switch',
    count: 'value',
    'check-routes': 'value',
    site: 'value',
    with: 'value',
    prune: 'switch',
    'keep-days': 'value',
    dry: 'switch',
  });
  if (line.has('prune')) {
    const others = ['count', 'check-routes', 'site', 'with'].filter((flag) => line.value(flag) !== undefined);
    if (others.length > 0) throw new Misused(`--prune goes without --${others.join(' and --')}.`);
    return prune(line);
  }
  if (line.has('dry') || line.has('keep-days')) throw new Misused('--dry and --keep-days are for --prune.');
  const list = line.value('check-routes');
  if (list !== undefined) return checkRoutes(line, list);
  if (line.has('site') || line.has('with')) throw new Misused('--site and --with are for --check-routes.');
  const count = countOf(line.value('count'));
  const { store, verifier } = localSite(dataDirOf());
  const pointer = await readPointer(store, verifier);
  const { registry } = pointer;
  tellStrange(pointer);
  if (pointer.broken.length > 0) {
    console.error(brokenText(pointer));
    process.exitCode = 1;
  }
  if (!registry)
    throw new Error(
      `Nothing is live in ${storeName(process.env)} yet: npm start, or release the host first.`,
    );
  const history = await readHistory(store, verifier, count);
  console.info(
    line.has('json')
      ? JSON.stringify(releasesAsData(registry, history), undefined, 2)
      : describeReleases(registry, history),
  );
}, RELEASES_USAGE);

import type { SiteRegistry } from '../../sdk/registry/index.ts';
import { type CommandLine, Misused, readCommandLine, runCommand } from '../command-line/index.ts';
import { askedOver, tellStrange } from './line/asked-over.ts';
import { finish } from './line/finish.ts';
import { moveOne } from './line/move-one.ts';
import { runningSite } from './line/running-site.ts';
import { percentText, readShare } from './line/share.ts';
import { secondsSince } from './line/steps.ts';
import { workspaceName } from './line/workspace-name.ts';
import { disabled, enabled, type Mover, promoted, removed, trackOf } from './registry/moves.ts';
import { readPointer } from './registry/pointer.ts';
import type { Stretch } from './registry/stretches.ts';
import { localSite, releasedBy, type Site } from './site/local-site.ts';
import { dataDirOf } from './stores/data-dir.ts';
import { RELEASE_USAGE } from './usage.ts';
import { reportsToWatch, watchToItsEnd } from './watch/watch-command.ts';
import { readWatchPlan, WATCH_FLAGS } from './watch/watch-plan.ts';

const FLAGS = {
  to: 'value',
  promote: 'switch',
  disable: 'switch',
  enable: 'switch',
  remove: 'switch',
  over: 'value',
  ...WATCH_FLAGS,
} as const;

/** What says where to; of the others none. */
const WAYS = ['to', 'promote', 'disable', 'enable', 'remove'];

interface Switch {
  /** has to be possible on a full disk as well */
  urgent?: boolean;
  decide(live: SiteRegistry, name: string, mover: Mover): SiteRegistry | undefined;
  told(name: string, version: string): string;
}

/** What moves without a build. */
const SWITCHES: Readonly<Record<string, Switch>> = {
  promote: {
    decide: promoted,
    told: (name, version) => `${name} ${version} is live for everybody`,
  },
  disable: {
    urgent: true,
    decide: disabled,
    told: (name) => `${name} is switched off, nobody gets it (back: npm run release -w ${name} -- --enable)`,
  },
  enable: {
    decide: enabled,
    told: (name, version) => `${name} ${version} is switched on again`,
  },
  remove: {
    decide: removed,
    told: (name) => `${name} is taken out of the site; its versions stay published`,
  },
};

function askedSwitch(line: CommandLine): Switch | undefined {
  const asked = WAYS.filter((flag) => line.has(flag));
  if (asked.length > 1)
    throw new Misused(`One at a time, please: ${asked.map((flag) => `--${flag}`).join(', ')}.`);
  return SWITCHES[asked[0] ?? ''];
}

const backText = (name: string): string => `Back: npm run rollback -w ${name}`;

interface Asked {
  site: Site;
  name: string;
  by: string;
  over: Stretch[];
}

async function turn(
  { site, name, by, over }: Asked,
  { decide, told, urgent = false }: Switch,
): Promise<void> {
  const began = performance.now();
  const { registry, moved } = await moveOne(site, {
    name,
    urgent,
    over,
    decide: (live, at) => decide(live, name, { by, at }),
  });
  const version = name in registry.remotes || name === 'host' ? trackOf(registry, name).live.version : '';
  if (!moved) {
    console.info(`So it is already: ${told(name, version)}.`);
    return;
  }
  await finish(dataDirOf(), registry, [
    `${told(name, version)}. Revision ${registry.revision}, by ${by}, in ${secondsSince(began)}.`,
  ]);
}

async function release({ site, name, by, over }: Asked, folder: string, share: number): Promise<void> {
  const began = performance.now();
  const dataDir = dataDirOf();
  const { releaseLine } = await import('./line/release-line.ts');
  const apiUrl = (await runningSite(dataDir))?.api;
  const { registry, version, moved } = await releaseLine({
    site,
    dataDir,
    folder,
    name,
    share,
    by,
    over,
    apiUrl,
  });
  const whom = share < 1 ? `${percentText(share)} of visitors` : 'everybody';
  if (!moved) {
    console.info(
      `\n${name} ${version} is live for ${whom} already, since revision ${registry.revision} or before.`,
    );
    return;
  }
  await finish(dataDir, registry, [
    `${name} ${version} is live for ${whom}: revision ${registry.revision}, by ${by}, in ${secondsSince(began)}.`,
    ...(share < 1 ? [`To everybody: npm run release -w ${name} -- --promote`] : []),
    backText(name),
  ]);
}

/**
 * `npm run release -w mf-x [-- --to 5% | --promote | --disable | --enable | --remove] [--over REVISION]`, in the folder of what
 * is released; `--watch [--steps 5,25,50,100] [--every 10m] [--within 12h] [--loads 200]`: what is on its way, or `--to 5%`
 * has just brought there, goes on or back by its reports.
 */
await runCommand(async () => {
  const line = readCommandLine(FLAGS);
  const way = askedSwitch(line);
  const share = line.has('to') ? readShare(line.value('to') ?? '') : 1;
  const folder = process.cwd();
  const name = workspaceName(folder, 'release');
  const site = localSite(dataDirOf());
  const asked: Asked = { site, name, by: await releasedBy(site), over: askedOver(line) };
  tellStrange(await readPointer(site.store, site.verifier));
  const plan = readWatchPlan(line);
  if (plan && (way || (line.has('to') && share === 1)))
    throw new Misused('--watch is for a version on its way: --to 5% --watch, or --watch alone to go on.');
  if (way) return turn(asked, way);
  const watch = plan && { site, dataDir: dataDirOf(), name, by: asked.by, plan };
  const reports = watch && (await reportsToWatch(watch));
  if (!watch || line.has('to')) await release(asked, folder, share);
  if (watch && reports) await watchToItsEnd(watch, reports);
}, RELEASE_USAGE);

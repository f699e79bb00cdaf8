import type { SiteRegistry } from '../../sdk/registry/index.ts';
import { type CommandLine, Misused, readCommandLine, runCommand } from '../command-line/index.ts';
import { finish } from './line/finish.ts';
import { dataDirOf } from './line/line-settings.ts';
import { moveOne } from './line/move-one.ts';
import { runningSite } from './line/running-site.ts';
import { percentText, readShare } from './line/share.ts';
import { secondsSince } from './line/steps.ts';
import { workspaceName } from './line/workspace-name.ts';
import { localSite, releasedBy, type Site } from './local-site.ts';
import { disabled, enabled, type Mover, promoted, removed, trackOf } from './moves.ts';

const FLAGS = {
  to: 'value',
  promote: 'switch',
  disable: 'switch',
  enable: 'switch',
  remove: 'switch',
} as const;

interface Switch {
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
  const asked = Object.keys(FLAGS).filter((flag) => line.has(flag));
  if (asked.length > 1)
    throw new Misused(`One at a time, please: ${asked.map((flag) => `--${flag}`).join(', ')}.`);
  return SWITCHES[asked[0] ?? ''];
}

const backText = (name: string): string => `Back: npm run rollback -w ${name}`;

async function turn(site: Site, name: string, mover: Mover, { decide, told }: Switch): Promise<void> {
  const began = performance.now();
  const { registry, moved } = await moveOne(site, name, (live) => decide(live, name, mover));
  const version = name in registry.remotes || name === 'host' ? trackOf(registry, name).live.version : '';
  if (!moved) {
    console.info(`So it is already: ${told(name, version)}.`);
    return;
  }
  await finish(dataDirOf(), registry, [
    `${told(name, version)}. Revision ${registry.revision}, by ${mover.by}, in ${secondsSince(began)}.`,
  ]);
}

async function release(site: Site, folder: string, share: number, mover: Mover): Promise<void> {
  const began = performance.now();
  const name = workspaceName(folder);
  const dataDir = dataDirOf();
  const { releaseLine } = await import('./line/release-line.ts');
  const apiUrl = (await runningSite(dataDir))?.api;
  const { registry, version, moved } = await releaseLine({
    site,
    dataDir,
    folder,
    name,
    share,
    mover,
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
    `${name} ${version} is live for ${whom}: revision ${registry.revision}, by ${mover.by}, in ${secondsSince(began)}.`,
    ...(share < 1 ? [`To everybody: npm run release -w ${name} -- --promote`] : []),
    backText(name),
  ]);
}

/** `npm run release -w mf-x [-- --to 5% | --promote | --disable | --enable | --remove]`, in the folder of what is released. */
await runCommand(async () => {
  const line = readCommandLine(FLAGS);
  const asked = askedSwitch(line);
  const share = line.has('to') ? readShare(line.value('to') ?? '') : 1;
  const folder = process.cwd();
  const name = workspaceName(folder);
  const site = localSite(dataDirOf());
  const mover = { by: releasedBy(), at: new Date().toISOString() };
  if (asked) await turn(site, name, mover, asked);
  else await release(site, folder, share, mover);
});

import type { HostRelease, RemoteRelease, SiteRegistry } from '../../sdk/registry/index.ts';
import { readCommandLine, runCommand } from '../command-line/index.ts';
import { chooseVersion } from './line/choose-version.ts';
import { finish } from './line/finish.ts';
import { dataDirOf } from './line/line-settings.ts';
import { moveOne } from './line/move-one.ts';
import { secondsSince } from './line/steps.ts';
import { workspaceName } from './line/workspace-name.ts';
import { localSite, releasedBy, type Site } from './local-site.ts';
import { Refused, rolledBack, trackOf, withdrawn } from './moves.ts';
import { readPointer } from './pointer.ts';
import { publishedVersions, readRelease } from './release-document.ts';

const FEW = 5;

/**
 * Where a rollback goes: the version that was asked for, else the one before the live one.
 * @returns nothing to take back the version on its way
 * @throws Refused when there is nowhere to go
 */
async function target(
  site: Site,
  live: SiteRegistry | undefined,
  name: string,
  wanted: string | undefined,
): Promise<HostRelease | RemoteRelease | undefined> {
  const track = trackOf(live, name);
  if (wanted === undefined && track.candidate) return undefined;
  const published = await publishedVersions(site.store, name);
  if (wanted === undefined && track.previous === null) {
    const others = published.filter((version) => version !== track.live.version).slice(0, FEW);
    throw new Refused(
      `${name} ${track.live.version} has no version before it to go back to: name one with --to; published are ${others.join(', ') || 'no others'}.`,
    );
  }
  const version = chooseVersion(name, published, wanted ?? track.previous ?? '');
  const document = await readRelease(site.store, site.verifier, name, version);
  if (!document) throw new Refused(`${name} ${version} is not published whole: choose another with --to.`);
  return document.release;
}

/** `npm run rollback -w mf-x [-- --to VERSION]`, in the folder of what is rolled back. */
await runCommand(async () => {
  const began = performance.now();
  const line = readCommandLine({ to: 'value' });
  const name = workspaceName(process.cwd());
  const site = localSite(dataDirOf());
  const mover = { by: releasedBy(), at: new Date().toISOString() };
  const pointer = await readPointer(site.store, site.verifier);
  const release = await target(site, pointer.registry, name, line.value('to'));
  const { registry, moved } = await moveOne(
    site,
    name,
    (live) => (release ? rolledBack(live, release, mover) : withdrawn(live, name, mover)),
    pointer,
  );
  const { version } = trackOf(registry, name).live;
  if (!moved) {
    console.info(`${name} ${version} is live for everybody already.`);
    return;
  }
  await finish(dataDirOf(), registry, [
    `${name} ${version} is live for everybody again: revision ${registry.revision}, by ${mover.by}, in ${secondsSince(began)}.`,
  ]);
});

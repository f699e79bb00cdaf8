import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasReleases } from '../release/stores/open-store.ts';
import { workspacesOf } from '../workspaces/index.ts';
import { sourceFingerprint } from './fingerprint.ts';
import { type Settings, StartProblem } from './settings.ts';

/** Everything that the browser's code is made from: all but what runs on a server or in a test alone. */
const sourcesOf = (root: string): string[] =>
  workspacesOf(root).filter((folder) => folder !== 'backend' && folder !== 'e2e');

/** Another store than the folder has a note of its own. */
const placeNote = ({ RELEASE_STORE: place }: NodeJS.ProcessEnv): string => (place ? ` in ${place}` : '');

/**
 * Builds the shell and the remotes and releases them to the local site, unless exactly these sources were
 * released there. What operators have decided since stays: a start undoes no rollback and no switch. The note of
 * it is written last, so an interrupted start begins again.
 */
export async function publishIfChanged(settings: Settings, step: (text: string) => void): Promise<void> {
  const { root, dataDir } = settings;
  const note = join(dataDir, 'site.fingerprint');
  const sources = `${sourceFingerprint(root, sourcesOf(root))}${placeNote(process.env)}`;
  const isNoted = existsSync(note) && readFileSync(note, 'utf8') === sources;
  if (isNoted && (await hasReleases(process.env, dataDir))) {
    step('The released site is up to date');
    return;
  }
  step('Building the shell and the remotes');
  // Loaded only now: the compiler costs a second that an unchanged start need not pay.
  const { buildAll, hostFolder, remoteFolders } = await import('../build/index.ts');
  const { localSite, releaseToSite, releasedBy } = await import('../release/index.ts');
  await buildAll();
  step('Releasing them to the local site');
  const released = localSite(dataDir);
  const by = await releasedBy(released);
  const { revision, remotes } = await releaseToSite(released, {
    host: hostFolder,
    remotes: remoteFolders(),
    by,
    undecidedOnly: true,
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`This tree cannot be released beside what is live in ${dataDir}: ${why}`);
  });
  const versions = Object.values(remotes).map(({ live }) => `${live.name}@${live.version}`);
  step(`Live as revision ${revision}: ${versions.join(', ')}`);
  writeFileSync(note, sources);
}

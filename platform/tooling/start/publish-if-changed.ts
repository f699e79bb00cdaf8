import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesOf } from '../workspaces/index.ts';
import { sourceFingerprint } from './fingerprint.ts';
import { type Settings, StartProblem } from './settings.ts';

/** Everything that the browser's code is made from: all but what runs on a server or in a test alone. */
const sourcesOf = (root: string): string[] =>
  workspacesOf(root).filter((folder) => folder !== 'backend' && folder !== 'e2e');

/**
 * Builds the shell and the remotes and releases them to the local site folder, unless exactly these sources were
 * released there. What operators have decided since stays: a start undoes no rollback and no switch. The note of
 * it is written last, so an interrupted start begins again.
 */
export async function publishIfChanged(settings: Settings, step: (text: string) => void): Promise<void> {
  const { root, dataDir } = settings;
  const site = join(dataDir, 'site');
  const note = join(dataDir, 'site.fingerprint');
  const sources = sourceFingerprint(root, sourcesOf(root));
  if (existsSync(site) && existsSync(note) && readFileSync(note, 'utf8') === sources) {
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

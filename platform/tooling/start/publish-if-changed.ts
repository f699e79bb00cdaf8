import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFingerprint } from './fingerprint.ts';
import type { Settings } from './settings.ts';

/** Everything that the browser's code is made from. */
const SOURCES = [
  'shared-contracts',
  'shared-ui',
  'platform',
  'host',
  'mf-flights',
  'mf-booking',
  'mf-content',
];

/**
 * Builds the shell and the remotes and releases them to the local site folder, unless exactly these sources are
 * live there. The note of it is written last, so an interrupted start begins again.
 */
export async function publishIfChanged(settings: Settings, step: (text: string) => void): Promise<void> {
  const { root, dataDir } = settings;
  const site = join(dataDir, 'site');
  const note = join(dataDir, 'site.fingerprint');
  const sources = sourceFingerprint(root, SOURCES);
  if (existsSync(site) && existsSync(note) && readFileSync(note, 'utf8') === sources) {
    step('The released site is up to date');
    return;
  }
  step('Building the shell and the remotes');
  // Loaded only now: the compiler costs a second that an unchanged start need not pay.
  const { buildAll, hostFolder, remoteFolders } = await import('../build/index.ts');
  const { releaseToSite } = await import('../release/index.ts');
  await buildAll();
  step('Releasing them to the local site');
  const { revision, remotes } = await releaseToSite({ site, host: hostFolder, remotes: remoteFolders() });
  const versions = Object.values(remotes).map(({ name, version }) => `${name}@${version}`);
  step(`Live as revision ${revision}: ${versions.join(', ')}`);
  writeFileSync(note, sources);
}

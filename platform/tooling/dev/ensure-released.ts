import type { SiteRegistry } from '../../sdk/registry/index.ts';
import { localSite, readPointer } from '../release/index.ts';
import { publishIfChanged } from '../start/publish-if-changed.ts';
import type { Settings } from '../start/settings.ts';

async function released(dataDir: string): Promise<SiteRegistry | undefined> {
  const { store, verifier } = localSite(dataDir);
  const { registry } = await readPointer(store, verifier).catch(() => ({ registry: undefined }));
  return registry;
}

/**
 * What is live in the local site, however old: only what is developed has to be of today. Without any site, the tree
 * is built and released once.
 */
export async function ensureReleased(
  settings: Settings,
  step: (text: string) => void,
): Promise<SiteRegistry> {
  const before = await released(settings.dataDir);
  if (before) return before;
  step('Nothing is released here yet, so that comes first (once)');
  await publishIfChanged(settings, step);
  const live = await released(settings.dataDir);
  if (!live) throw new Error(`${settings.dataDir} has no site after the release.`);
  return live;
}

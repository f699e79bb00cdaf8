import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteSource } from './remotes/remote-source.ts';

/** Longer than this for an entry is a dead remote to the visitor. */
const ENTRY_TIMEOUT_MS = 5000;

const absolute = (url: string): string => new URL(url, window.location.href).href;

/**
 * The only file that touches the federation runtime. Each remote is known by its entry script alone: no
 * manifest is fetched. A script whose address the registry does not pin is never put into the page; the pinned
 * entry carries the pins of its own chunks.
 */
export function federatedRemotes({ remotes }: PublicRegistry): RemoteSource {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without its federation runtime.');
  const known = Object.values(remotes);
  const pins = new Map(known.map(({ entry }) => [absolute(entry.url), entry.integrity]));
  const asked = new Map<string, number>();

  /** A browser gives an address asked again the request that still hangs, or the wrong bytes that it kept. */
  function freshAddress(url: string): string {
    const times = asked.get(url) ?? 0;
    asked.set(url, times + 1);
    return times === 0 ? url : `${url}?again=${times}`;
  }

  instance.registerPlugins([
    {
      name: 'pinned-entries',
      createScript({ url }) {
        const integrity = pins.get(absolute(url));
        if (!integrity) throw new Error(`Not in the registry: ${url}`);
        const script = document.createElement('script');
        script.src = freshAddress(url);
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        script.async = true;
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);
  instance.registerRemotes(
    known.map(({ name, globalName, entry }) => ({
      name: globalName,
      alias: name,
      entry: absolute(entry.url),
      entryGlobalName: globalName,
      type: 'global',
    })),
  );
  return {
    routes: ({ globalName }) => instance.loadRemote(`${globalName}/routes`, { from: 'runtime' }),
  };
}

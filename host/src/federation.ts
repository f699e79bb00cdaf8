import type { PublicRegistry, PublicRemote } from '@alisio/platform/sdk/registry';
import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { PAGE_TIMEOUT_MS, type RemoteSource } from './remotes/remote-pages.ts';

/** So much later than the visitor was told a hanging entry is given up: it is a dead remote. */
const GIVEN_UP_AFTER_MS = 500;

const absolute = (url: string): string => new URL(url, window.location.href).href;

/**
 * The only file that touches the federation runtime. Each remote is known by its entry script alone: no
 * manifest is fetched. Only scripts that the registry pins are put into the page, and what comes from an origin
 * that an override of this tab names; the pinned entry carries the pins of its own chunks.
 * @param pageTimeout milliseconds after which the visitor is told that a page is slow
 */
export function federatedRemotes(
  { remotes, overrides = [] }: PublicRegistry,
  pageTimeout = PAGE_TIMEOUT_MS,
): RemoteSource {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without its federation runtime.');
  const swapped = overrides.filter(({ state }) => state === 'origin').map(({ wanted }) => wanted);
  const known = Object.values(remotes).filter(
    ({ entry: { integrity, url } }) => integrity || swapped.includes(new URL(absolute(url)).origin),
  );
  const entries = new Map(known.map(({ entry }) => [absolute(entry.url), entry.integrity]));
  const asked = new Map<string, number>();

  /** A browser gives an address asked again the request that still hangs, or the wrong bytes that it kept. */
  function freshAddress(url: string): string {
    const times = asked.get(url) ?? 0;
    asked.set(url, times + 1);
    return times === 0 ? url : `${url}?again=${times}`;
  }

  /**
   * Makes the next request evaluate the remote from its first script on. Its global, the runtime's own record and
   * the chunks that wait for its loader would bring back what evaluated wrongly. The list of chunks is emptied,
   * not dropped: the loader of pages that stand still listens to it.
   */
  function forget({ globalName, entry }: PublicRemote): void {
    const loads: unknown = Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__');
    if (typeof loads === 'object' && loads)
      Reflect.deleteProperty(loads, `${globalName}:${absolute(entry.url)}`);
    instance?.moduleCache.delete(globalName);
    Reflect.set(globalThis, globalName, undefined);
    const chunks: unknown = Reflect.get(globalThis, `rspackChunk${globalName}`);
    if (Array.isArray(chunks)) chunks.length = 0;
  }

  // For every remote's own instance: a library that did not come is asked for again, not found failed for ever.
  registerGlobalPlugins([
    {
      name: 'libraries-again',
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const scope of Object.values(shareScopeMap)) {
          for (const library of Object.values(scope[pkgName] ?? {})) {
            if (!library.loaded) library.loading = null;
          }
        }
      },
    },
  ]);
  instance.registerPlugins([
    {
      name: 'pinned-entries',
      createScript({ url }) {
        const integrity = entries.get(url);
        if (integrity === undefined) throw new Error(`Not in the registry: ${url}`);
        const script = document.createElement('script');
        script.src = freshAddress(url);
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        script.async = true;
        return { script, timeout: pageTimeout + GIVEN_UP_AFTER_MS };
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
    routes(remote, anew) {
      if (anew) forget(remote);
      return instance.loadRemote(`${remote.globalName}/routes`, { from: 'runtime' });
    },
  };
}

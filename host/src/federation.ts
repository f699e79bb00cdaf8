import { type Container, freshAddress, isContainer, type ShareScope } from '@alisio/platform/federation';
import type { PublicRegistry, PublicRemote } from '@alisio/platform/sdk/registry';
import { WrongRemote } from './loading/wrong-remote.ts';
import { PAGE_TIMEOUT_MS, type RemoteSource } from './remotes/remote-pages.ts';

/** So much later than the visitor was told a hanging entry is given up: it is a dead remote. */
const GIVEN_UP_AFTER_MS = 500;

/** What the shell's build shares; the bundler puts it here. */
declare const __webpack_share_scopes__: { readonly default: ShareScope };

const absolute = (url: string): string => new URL(url, window.location.href).href;

function scriptOf(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = freshAddress(url);
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  return script;
}

/** Runs a script of another build. @throws Error when it does not come, or is not what is pinned */
async function run(script: HTMLScriptElement, timeout: number): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Did not come: ${script.src}`));
    late = setTimeout(() => reject(new Error(`Given up: ${script.src}`)), timeout);
    document.head.append(script);
  }).finally(() => clearTimeout(late));
}

/**
 * The globals in which entries leave their containers, from when a remote is known: each is written by the script of its
 * own entry alone, so that no remote stands for another.
 */
function keptGlobals() {
  const ranBy = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
  const entries = new Map<string, HTMLScriptElement>();
  const containers = new Map<string, unknown>();
  const keep = (name: string) =>
    Reflect.defineProperty(globalThis, name, {
      get: () => containers.get(name),
      set(value: unknown) {
        if (ranBy && ranBy.call(document) === entries.get(name)) containers.set(name, value);
      },
    });
  return { entries, containers, keep };
}

/**
 * Brings remotes into the page. Each is known by its entry script alone: no manifest is fetched. Only scripts that the
 * registry pins are put into the page, and what comes from an origin that an override of this tab names; the pinned
 * entry carries the pins of its own chunks.
 * @param ready when a remote's code may run
 * @param pageTimeout milliseconds after which the visitor is told that a page is slow
 */
export function federatedRemotes(
  { overrides = [] }: PublicRegistry,
  ready: Promise<void>,
  pageTimeout = PAGE_TIMEOUT_MS,
): RemoteSource {
  const swapped = overrides.filter(({ state }) => state === 'origin').map(({ wanted }) => wanted);
  const arrivals = new Map<string, Promise<Container>>();
  const left = keptGlobals();

  async function fetchContainer({ name, globalName, entry }: PublicRemote): Promise<Container> {
    const url = absolute(entry.url);
    if (!entry.integrity && !swapped.includes(new URL(url).origin))
      throw new Error(`Not in the registry: ${url}`);
    await ready;
    const script = scriptOf(url, entry.integrity);
    left.entries.set(globalName, script);
    await run(script, pageTimeout + GIVEN_UP_AFTER_MS);
    const container = left.containers.get(globalName);
    if (!isContainer(container)) throw new WrongRemote(name, 'its entry is no container');
    await container.init(__webpack_share_scopes__.default);
    return container;
  }

  /**
   * Makes the next request evaluate the remote from its first script on. Its global and the chunks that wait for its
   * loader would bring back what evaluated wrongly. The list of chunks is emptied, not dropped: the loader of pages
   * that stand still listens to it.
   */
  function forget({ globalName }: PublicRemote): void {
    arrivals.delete(globalName);
    left.containers.delete(globalName);
    const chunks: unknown = Reflect.get(globalThis, `rspackChunk${globalName}`);
    if (Array.isArray(chunks)) chunks.length = 0;
  }

  return {
    expect: (remotes) => {
      for (const { globalName } of remotes) left.keep(globalName);
    },
    // The loader of a build would wait ten seconds for each. It takes a script out of the document when it is through
    // with it; one that comes after all is heard as well.
    dropHanging({ entry }) {
      const folder = new URL('.', absolute(entry.url)).href;
      for (const script of document.querySelectorAll('script'))
        if (script.src.startsWith(folder)) script.onerror?.(new Event('error'));
    },
    async routes(remote, anew) {
      if (anew) forget(remote);
      const { globalName } = remote;
      const arriving = arrivals.get(globalName) ?? fetchContainer(remote);
      arrivals.set(globalName, arriving);
      const routesOf = await (await arriving).get('./routes');
      return routesOf();
    },
  };
}

import type { Language, Texts } from '@alisio/platform/sdk/i18n';
import type { PublicRegistry, PublicRemote } from '@alisio/platform/sdk/registry';
import type { RemoteRoutes } from '@alisio/platform/sdk/remote';
import { claimsInOrder } from '../router/choose-claim.ts';
import { inTries } from './in-tries.ts';
import { createPageRecord, type PageRecord } from './page-record.ts';
import { checkedRoutes, loadPageModule, loadTexts } from './remote-module.ts';
import type { RemoteSource } from './remote-source.ts';

/** Milliseconds after which the visitor is told, and can try again. */
export const PAGE_TIMEOUT_MS = 4500;

export type Claim = PublicRemote['claims'][number];

/** A claimed route with the record of its page. */
export interface ClaimedPage {
  claim: Claim;
  remote: PublicRemote;
  record: PageRecord;
}

/** A claimed route of a remote that operators have switched off. */
export interface PausedPage {
  claim: Claim;
  remote: NonNullable<PublicRegistry['disabled']>[number];
}

export interface RemotePages {
  readonly all: readonly ClaimedPage[];
  /** those, and those that are switched off, in the order in which the router is given them */
  readonly claims: readonly (ClaimedPage | PausedPage)[];
  /** Loads the texts of every remote that is on the page. @throws when one cannot be had */
  addLanguage(language: Language): Promise<void>;
}

export interface RemotePagesOptions {
  registry: PublicRegistry;
  source: RemoteSource;
  texts: Texts;
  /** milliseconds; `PAGE_TIMEOUT_MS` unless told */
  timeout?: number | undefined;
}

/** Every claimed page of a registry. Nothing is fetched before a page is asked for. */
export function createRemotePages({ registry, source, texts, timeout }: RemotePagesOptions): RemotePages {
  const here = new Map<PublicRemote, RemoteRoutes>();
  const broken = new Set<PublicRemote>();

  async function addTexts(remote: PublicRemote, routes: RemoteRoutes, language: Language): Promise<void> {
    if (texts.has(language, remote.namespace)) return;
    texts.add(language, remote.namespace, await loadTexts(remote.name, routes, language));
  }

  async function fetchOnce(remote: PublicRemote, path: string) {
    const routes = checkedRoutes(remote.name, await source.routes(remote, broken.delete(remote)));
    here.set(remote, routes);
    const [page] = await Promise.all([
      loadPageModule(remote.name, routes, path),
      addTexts(remote, routes, texts.language()),
    ]);
    // The language may have been switched while the page was on its way.
    await addTexts(remote, routes, texts.language());
    return page;
  }

  /** What did not arrive is asked for again by itself; what arrived and is wrong stays so until it is dropped. */
  async function fetchPage(remote: PublicRemote, path: string) {
    try {
      return await fetchOnce(remote, path);
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ChunkLoadError')) broken.add(remote);
      throw error;
    }
  }

  const all = Object.values(registry.remotes).flatMap((remote) =>
    remote.claims.map((claim): ClaimedPage => {
      const record = createPageRecord((anew) => {
        if (anew) broken.add(remote);
        return inTries(() => fetchPage(remote, claim.path));
      }, timeout ?? PAGE_TIMEOUT_MS);
      return { claim, remote, record };
    }),
  );
  const paused = (registry.disabled ?? []).flatMap((remote) =>
    remote.claims.map((claim): PausedPage => ({ claim, remote })),
  );
  return {
    all,
    claims: claimsInOrder([...all, ...paused]),
    addLanguage: async (language) => {
      await Promise.all([...here].map(([remote, routes]) => addTexts(remote, routes, language)));
    },
  };
}

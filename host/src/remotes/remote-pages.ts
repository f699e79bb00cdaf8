import type { TextFiles, Texts } from '@alisio/platform/sdk/i18n';
import type { SitePart } from '@alisio/platform/sdk/page';
import { type PublicRegistry, type PublicRemote, partName } from '@alisio/platform/sdk/registry';
import type { PageModule, PartModule, RemoteRoutes } from '@alisio/platform/sdk/remote';
import { byLanguage } from '@alisio/shared-contracts/languages';
import { inTries } from '../loading/in-tries.ts';
import { claimsInOrder } from './choose-claim.ts';
import { type CodeRecord, createCodeRecord } from './code-record.ts';
import { checkedRoutes, loadModule, loadTexts } from './remote-module.ts';

/** Milliseconds after which the visitor is told, and can try again. */
export const PAGE_TIMEOUT_MS = 4500;

export type Claim = PublicRemote['claims'][number];

/** A claimed route with the record of its page. */
export interface ClaimedPage {
  claim: Claim;
  remote: PublicRemote;
  record: CodeRecord<PageModule>;
}

/** A part that a remote offers, with the record of its code. */
export interface ClaimedPart extends SitePart {
  remote: PublicRemote;
  record: CodeRecord<PartModule>;
}

/** A claimed route of a remote that operators have switched off. */
export interface PausedPage {
  claim: Claim;
  remote: NonNullable<PublicRegistry['disabled']>[number];
}

export interface RemotePages {
  readonly all: readonly ClaimedPage[];
  /** of remotes that are switched on */
  readonly parts: readonly ClaimedPart[];
  /** those, and those that are switched off, in the order in which the router is given them */
  readonly claims: readonly (ClaimedPage | PausedPage)[];
}

/** The border to whatever brings remotes into the page. */
export interface RemoteSource {
  /**
   * The remote's exposed module, unchecked. May be asked again after a failure.
   * @param anew from its first script on, because what is here evaluated wrongly
   */
  routes(remote: PublicRemote, anew: boolean): Promise<unknown>;
  /** Gives up the remote's files that are on their way: the next request for one of them is a new one. */
  dropHanging?(remote: PublicRemote): void;
}

export interface RemotePagesOptions {
  registry: PublicRegistry;
  source: RemoteSource;
  texts: Texts;
  /** milliseconds; `PAGE_TIMEOUT_MS` unless told */
  timeout?: number | undefined;
}

/** Every claimed page of a registry, and every part. Nothing is fetched before one is asked for. */
export function createRemotePages({ registry, source, texts, timeout }: RemotePagesOptions): RemotePages {
  const broken = new Set<PublicRemote>();
  // Per remote and not per module: what a module that comes anew says is here already.
  const routesNow = new Map<PublicRemote, RemoteRoutes>();
  const textFiles = new Map<PublicRemote, TextFiles>();

  function bringTexts(remote: PublicRemote, routes: RemoteRoutes): Promise<void> {
    routesNow.set(remote, routes);
    const files =
      textFiles.get(remote) ??
      byLanguage((language) => async () => ({
        default: await loadTexts(remote.name, routesNow.get(remote) ?? routes, language),
      }));
    textFiles.set(remote, files);
    return texts.bring(remote.namespace, files);
  }

  async function fetchOnce(remote: PublicRemote, kind: 'pages' | 'parts', claimed: string) {
    const routes = checkedRoutes(remote.name, await source.routes(remote, broken.delete(remote)));
    const [code] = await Promise.all([
      loadModule(remote.name, routes[kind], claimed),
      bringTexts(remote, routes),
    ]);
    return code;
  }

  /** What did not arrive is asked for again by itself; what arrived and is wrong stays so until it is dropped. */
  async function fetchCode(remote: PublicRemote, kind: 'pages' | 'parts', claimed: string) {
    try {
      return await fetchOnce(remote, kind, claimed);
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ChunkLoadError')) broken.add(remote);
      throw error;
    }
  }

  const recordOf = (remote: PublicRemote, kind: 'pages' | 'parts', claimed: string) =>
    createCodeRecord((anew, again) => {
      if (anew) broken.add(remote);
      if (again) source.dropHanging?.(remote);
      return inTries(() => fetchCode(remote, kind, claimed));
    }, timeout ?? PAGE_TIMEOUT_MS);

  const remotes = Object.values(registry.remotes);
  const all = remotes.flatMap((remote) =>
    remote.claims.map(
      (claim): ClaimedPage => ({ claim, remote, record: recordOf(remote, 'pages', claim.path) }),
    ),
  );
  const parts = remotes.flatMap((remote) =>
    (remote.parts ?? []).map(
      (part): ClaimedPart => ({
        ...part,
        name: partName(remote.name, part),
        remote,
        record: recordOf(remote, 'parts', part.name),
      }),
    ),
  );
  const paused = (registry.disabled ?? []).flatMap((remote) =>
    remote.claims.map((claim): PausedPage => ({ claim, remote })),
  );
  return {
    all,
    parts,
    claims: claimsInOrder([...all, ...paused]),
  };
}

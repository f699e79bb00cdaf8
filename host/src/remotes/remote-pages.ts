import { claimsInOrder } from '@alisio/platform/addresses/choose-claim.ts';
import type { TextFiles, Texts } from '@alisio/platform/sdk/i18n';
import type { SitePart } from '@alisio/platform/sdk/page';
import { type PublicRegistry, type PublicRemote, partName } from '@alisio/platform/sdk/registry';
import type { PageModule, PartModule, RemoteRoutes, RouteTexts } from '@alisio/platform/sdk/remote';
import { byLanguage } from '@alisio/shared-contracts/languages';
import { inTries } from '../loading/in-tries.ts';
import { type CodeRecord, createCodeRecord } from './code-record.ts';
import { type LearnRest, learnRest } from './learn-rest.ts';
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
  /** Takes in more of the site's registry. What is known already stays as it is: pages that stand hold on to it. */
  add(more: Pick<PublicRegistry, 'remotes' | 'disabled'>): void;
  learn: LearnRest;
}

/** The border to whatever brings remotes into the page. */
export interface RemoteSource {
  /**
   * The remote's exposed module, unchecked. May be asked again after a failure.
   * @param anew from its first script on, because what is here evaluated wrongly
   */
  routes(remote: PublicRemote, anew: boolean): Promise<unknown>;
  /** Knows of these from here on: no code that runs before theirs can stand for them. */
  expect?(remotes: readonly PublicRemote[]): void;
  /** Gives up the remote's files that are on their way: the next request for one of them is a new one. */
  dropHanging?(remote: PublicRemote): void;
}

export interface RemotePagesOptions {
  registry: PublicRegistry;
  source: RemoteSource;
  texts: Texts;
  /** Told of each page and part when it becomes known. */
  follow?: (found: ClaimedPage | ClaimedPart) => void;
  /** milliseconds; `PAGE_TIMEOUT_MS` unless told */
  timeout?: number | undefined;
}

/** Every claimed page of a registry, and every part. Nothing is fetched before one is asked for. */
export function createRemotePages({
  registry,
  source,
  texts,
  follow,
  timeout,
}: RemotePagesOptions): RemotePages {
  const broken = new Set<PublicRemote>();
  // Per remote and not per module: what a module that comes anew says is here already.
  const routesNow = new Map<PublicRemote, RemoteRoutes>();
  const textFiles = new Map<PublicRemote, Map<string, TextFiles>>();

  /** @param path of the page whose own texts are meant; without it those of all of the remote's pages and parts */
  async function bringTexts(remote: PublicRemote, routes: RemoteRoutes, path = ''): Promise<void> {
    const textsOf = ({ texts, pages }: RemoteRoutes): RouteTexts | undefined =>
      path === '' ? texts : pages[path]?.texts;
    const told = textsOf(routes);
    if (!told) return;
    const known = textFiles.get(remote) ?? new Map<string, TextFiles>();
    textFiles.set(remote, known);
    const files =
      known.get(path) ??
      byLanguage((language) => async () => ({
        default: await loadTexts(remote.name, textsOf(routesNow.get(remote) ?? routes) ?? told, language),
      }));
    known.set(path, files);
    return texts.bring(remote.namespace, files);
  }

  async function fetchOnce(remote: PublicRemote, kind: 'pages' | 'parts', claimed: string) {
    const routes = checkedRoutes(remote.name, await source.routes(remote, broken.delete(remote)));
    routesNow.set(remote, routes);
    const [code] = await Promise.all([
      loadModule(remote.name, routes[kind], claimed),
      bringTexts(remote, routes),
      kind === 'pages' ? bringTexts(remote, routes, claimed) : undefined,
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

  const known = new Map<string, PublicRemote>();
  const taken = new Set<string>();
  const all: ClaimedPage[] = [];
  const parts: ClaimedPart[] = [];
  const paused: PausedPage[] = [];
  let claims: RemotePages['claims'] = [];

  const isNew = (key: string): boolean => taken.size < taken.add(key).size;

  function add({ remotes, disabled = [] }: Pick<PublicRegistry, 'remotes' | 'disabled'>): void {
    const told = Object.values(remotes);
    source.expect?.(told.filter(({ name }) => isNew(name)));
    for (const one of told) {
      const remote = known.get(one.name) ?? one;
      known.set(one.name, remote);
      for (const claim of one.claims) {
        if (!isNew(claim.path)) continue;
        const page = { claim, remote, record: recordOf(remote, 'pages', claim.path) };
        all.push(page);
        follow?.(page);
      }
      for (const offered of one.parts ?? []) {
        const name = partName(remote.name, offered);
        if (!isNew(name)) continue;
        const part = { ...offered, name, remote, record: recordOf(remote, 'parts', offered.name) };
        parts.push(part);
        follow?.(part);
      }
    }
    for (const remote of disabled)
      for (const claim of remote.claims) if (isNew(claim.path)) paused.push({ claim, remote });
    claims = claimsInOrder([...all, ...paused]);
  }

  add(registry);
  const pages: RemotePages = {
    all,
    parts,
    get claims() {
      return claims;
    },
    add,
    learn: (pathname) => learn(pathname),
  };
  const learn = learnRest(registry, pages);
  return pages;
}

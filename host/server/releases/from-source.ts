import type { HostRelease, Override, RemoteRelease, SiteRegistry } from '@alisio/platform/sdk/registry';
import {
  DEVELOPMENT_VERSION,
  SERVED_HALF_PATH,
  SERVED_MAP_PATH,
  SERVED_RELEASE_PATH,
  servedHost,
  servedRemote,
} from '@alisio/platform/tooling/dev';
import { hashOf } from '@alisio/platform/tooling/release';
import type { SiteReleases } from './site-releases.ts';
import type { VerifiedFiles } from './verified-files.ts';

/** What comes from development servers in place of releases, by their origins. */
export interface FromSource {
  host: string | undefined;
  /** name → origin */
  remotes: ReadonlyMap<string, string>;
}

/** A server that is compiling answers late; one that is not there is known at once. */
const ANSWER_WITHIN_MS = 15_000;

async function askedAt(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer;
}

const factsAt = async (origin: string): Promise<unknown> =>
  (await askedAt(origin + SERVED_RELEASE_PATH)).json();

async function hostAt(origin: string): Promise<HostRelease> {
  const { host } = servedHost.parse(await factsAt(origin));
  const { server, ...told } = host;
  return {
    ...told,
    name: 'host',
    files: {},
    shared: {},
    ...(server ? { server: { ...server, draws: true } } : {}),
  };
}

/** Nothing of it is preloaded but the entry: what the rest is called is known in the browser. */
async function remoteAt(origin: string): Promise<RemoteRelease> {
  const { remote } = servedRemote.parse(await factsAt(origin));
  const { server, ...told } = remote;
  const nothing = { files: {}, consumes: {}, uses: {} };
  return {
    ...{ ...told, ...nothing, manifest: remote.entry },
    ...(server ? { server: { ...server, draws: true } } : {}),
  };
}

const forEverybody = {
  since: new Date(0).toISOString(),
  by: 'development',
  previous: null,
  candidate: null,
  disabled: null,
};

/** As if every page had asked for them: the shell brings unpinned code only from where an override says. */
export const overridesOfSource = ({ remotes }: FromSource): Override[] =>
  [...remotes].map(([name, wanted]) => ({ name, wanted, state: 'origin' }));

/**
 * The releases of a site with development servers in the place of some. A server that does not answer is logged, and
 * what is released stays.
 */
export function releasesWithSource(releases: SiteReleases, { host, remotes }: FromSource): SiteReleases {
  const orLogged = async <T>(asked: Promise<T>, origin: string): Promise<T | undefined> => {
    try {
      return await asked;
    } catch (error) {
      releases.report({ err: error, origin }, 'a development server does not answer');
      return undefined;
    }
  };

  async function live(seen?: number): Promise<SiteRegistry | undefined> {
    const site = await releases.live(seen);
    if (!site) return undefined;
    const shell = host === undefined ? undefined : await orLogged(hostAt(host), host);
    const found = await Promise.all(
      [...remotes.values()].map((origin) => orLogged(remoteAt(origin), origin)),
    );
    const tracks = found.flatMap((release) =>
      release ? [[release.name, { live: release, ...forEverybody }] as const] : [],
    );
    return {
      ...site,
      ...(shell ? { host: { live: shell, ...forEverybody } } : {}),
      remotes: { ...site.remotes, ...Object.fromEntries(tracks) },
    };
  }
  return { ...releases, live };
}

/** Where what is named so comes from; nothing for what is released. */
const originOf = ({ host, remotes }: FromSource, name: string): string | undefined =>
  name === 'host' ? host : remotes.get(name);

/** The files of a site with those of development servers: what the edge runs of them is as it is now. */
export function filesWithSource(files: VerifiedFiles, source: FromSource): VerifiedFiles {
  const newest = new Map<string, { hash: string; content: Uint8Array }>();
  return {
    async hashes(name, version) {
      const origin = originOf(source, name);
      if (version !== DEVELOPMENT_VERSION || origin === undefined) return files.hashes(name, version);
      const answer = await askedAt(origin + SERVED_HALF_PATH);
      const content = new Uint8Array(await answer.arrayBuffer());
      const hash = hashOf(content);
      newest.set(name, { hash, content });
      return { [SERVED_HALF_PATH.slice(1)]: hash };
    },
    async read(file, expected) {
      if (file.version !== DEVELOPMENT_VERSION) return files.read(file, expected);
      const found = newest.get(file.name);
      return found?.hash === expected ? found.content : undefined;
    },
  };
}

/** The way from what the edge runs of something to its sources, as text; nothing where that cannot be had. */
export async function mapOfSource(source: FromSource, name: string): Promise<string | undefined> {
  const origin = originOf(source, name);
  if (origin === undefined) return undefined;
  return (await askedAt(origin + SERVED_MAP_PATH)).text();
}

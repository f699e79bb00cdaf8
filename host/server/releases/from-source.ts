import type { HostRelease, Override, RemoteRelease, SiteRegistry } from '@alisio/platform/sdk/registry';
import { SERVED_RELEASE_PATH, servedHost, servedRemote } from '@alisio/platform/tooling/dev';
import type { SiteReleases } from './site-releases.ts';

/** What comes from development servers in place of releases, by their origins. */
export interface FromSource {
  host: string | undefined;
  /** name → origin */
  remotes: ReadonlyMap<string, string>;
}

/** A server that is compiling answers late; one that is not there is known at once. */
const ANSWER_WITHIN_MS = 15_000;

async function askedAt(origin: string): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(origin + SERVED_RELEASE_PATH, { signal });
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status}`);
  return answer.json();
}

async function hostAt(origin: string): Promise<HostRelease> {
  const { host } = servedHost.parse(await askedAt(origin));
  return { ...host, name: 'host', files: {}, shared: {} };
}

/** Nothing of it is preloaded but the entry: what the rest is called is known in the browser. */
async function remoteAt(origin: string): Promise<RemoteRelease> {
  const { remote } = servedRemote.parse(await askedAt(origin));
  return { ...remote, manifest: remote.entry, files: {}, consumes: {}, uses: {} };
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

  async function live(): Promise<SiteRegistry | undefined> {
    const site = await releases.live();
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

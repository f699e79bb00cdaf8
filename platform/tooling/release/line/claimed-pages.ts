import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import {
  type HostRelease,
  isKnownAddress,
  partName,
  type RemoteRelease,
  type RouteClaim,
  type SiteRegistry,
} from '../../../sdk/registry/index.ts';
import { ERROR_PATH } from '../../build/open-claims.ts';

/** A page that a test opens, and whose it has to be. */
export interface ClaimedPage {
  path: string;
  /** whose page has to stand in the main part: a remote's, or the shell's own */
  remote: string;
  /** of the one that is tried; of others a visitor may have the live one or the next */
  version?: string;
  /** sends home who comes from nowhere */
  fromHome: boolean;
  /** parts of others that have to stand in it */
  parts?: readonly ShownPart[];
}

export interface ShownPart {
  /** `<remote>/<name>` */
  name: string;
  /** its tab has it where there are tabs; in the language of who asks for none */
  title: string;
}

/**
 * An address that a claim's page knows: `/:url/results` → `/bogota-a-miami/results`.
 * @param from of two cities, whose names stand where the page takes any word
 */
export function examplePath(
  { path, known = {} }: Pick<RouteClaim, 'path' | 'known'>,
  from = 'bogota',
  to = 'miami',
): string {
  const example = `${from}-a-${to}`;
  return (
    path
      .replace(/\/(?::?[^/]+\?|\*)(?=\/|$)/g, '')
      .replace(/:(\w+)/g, (_param, name: string) =>
        isKnownAddress({ known }, { [name]: example })
          ? example
          : (known[name]?.[0] ?? example).replaceAll('*', from),
      ) || '/'
  );
}

const pageOf = ({ name }: RemoteRelease, claim: RouteClaim): ClaimedPage => ({
  path: examplePath(claim),
  remote: name,
  fromHome: claim.direct === 'home',
});

const pagesOf = (remote: RemoteRelease): ClaimedPage[] => remote.claims.map((claim) => pageOf(remote, claim));

const partsFor = (slots: readonly string[], offering: readonly RemoteRelease[]): ShownPart[] =>
  offering.flatMap(({ name, parts = [] }) =>
    parts
      .filter(({ slot }) => slot !== undefined && slots.includes(slot))
      .map((part): ShownPart => ({ name: partName(name, part), title: part.head[DEFAULT_LANGUAGE].title })),
  );

/** The pages that have a slot for one of the parts. */
const pagesWithParts = (
  offering: readonly RemoteRelease[],
  showing: readonly RemoteRelease[],
): ClaimedPage[] =>
  showing.flatMap((remote) =>
    remote.claims.flatMap((claim) => {
      const parts = partsFor(claim.slots ?? [], offering);
      return parts.length > 0 ? [{ ...pageOf(remote, claim), parts }] : [];
    }),
  );

/**
 * The shell's own page that has a slot. It is tried at the address of internal errors, which nobody can claim: there it
 * shows the same parts as at an address that leads nowhere.
 */
function errorPageWithParts(offering: readonly RemoteRelease[]): ClaimedPage[] {
  const parts = partsFor(['error-search'], offering);
  return parts.length > 0 ? [{ path: ERROR_PATH, remote: 'host', fromHome: false, parts }] : [];
}

/** Remotes that are live, without those that are switched off. */
export const remotesOn = (live: SiteRegistry | undefined): RemoteRelease[] =>
  Object.values(live?.remotes ?? {})
    .filter((track) => track.disabled === null)
    .map((track) => track.live);

/**
 * What to open for a release: its own pages, and those of others and of the shell that show its parts; for a shell those
 * of all that is live inside of it.
 */
export function claimedPages(
  release: HostRelease | RemoteRelease,
  live: SiteRegistry | undefined,
): ClaimedPage[] {
  const on = remotesOn(live);
  const { name, version } = release;
  const own = (page: ClaimedPage): ClaimedPage => (page.remote === name ? { ...page, version } : page);
  if (!('claims' in release))
    return [...on.flatMap(pagesOf), ...pagesWithParts(on, on), ...errorPageWithParts(on)].map(own);
  const beside = on.filter((one) => one.name !== name);
  return [
    ...pagesOf(release),
    ...pagesWithParts([release], [release, ...beside]),
    ...errorPageWithParts([release]),
  ].map(own);
}

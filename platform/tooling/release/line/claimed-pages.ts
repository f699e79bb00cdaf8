import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import {
  type HostRelease,
  isKnownAddress,
  partName,
  type RemoteRelease,
  type RouteClaim,
  type SiteRegistry,
} from '../../../sdk/registry/index.ts';

/** A page that a test opens, and whose it has to be. */
export interface ClaimedPage {
  path: string;
  /** the remote and the version that has to stand in the main part */
  remote: string;
  version: string;
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

const EXAMPLE = 'bogota-a-miami';

/** An address that a claim's page knows: `/:url/results` → `/bogota-a-miami/results`. */
export const examplePath = ({ path, known = {} }: Pick<RouteClaim, 'path' | 'known'>): string =>
  path
    .replace(/\/(?::?[^/]+\?|\*)(?=\/|$)/g, '')
    .replace(/:(\w+)/g, (_param, name: string) =>
      isKnownAddress({ known }, { [name]: EXAMPLE })
        ? EXAMPLE
        : (known[name]?.[0] ?? EXAMPLE).replaceAll('*', 'bogota'),
    ) || '/';

const pageOf = ({ name, version }: RemoteRelease, claim: RouteClaim): ClaimedPage => ({
  path: examplePath(claim),
  remote: name,
  version,
  fromHome: claim.direct === 'home',
});

const pagesOf = (remote: RemoteRelease): ClaimedPage[] => remote.claims.map((claim) => pageOf(remote, claim));

/** The pages that have a slot for one of the parts. */
const pagesWithParts = (
  offering: readonly RemoteRelease[],
  showing: readonly RemoteRelease[],
): ClaimedPage[] =>
  showing.flatMap((remote) =>
    remote.claims.flatMap((claim) => {
      const shown = offering.flatMap(({ name, parts = [] }) =>
        parts
          .filter(({ slot }) => slot !== undefined && claim.slots?.includes(slot))
          .map(
            (part): ShownPart => ({ name: partName(name, part), title: part.head[DEFAULT_LANGUAGE].title }),
          ),
      );
      return shown.length > 0 ? [{ ...pageOf(remote, claim), parts: shown }] : [];
    }),
  );

/**
 * What to open for a release: its own pages, and those of others that show its parts; for a shell those of all that is
 * live inside of it.
 */
export function claimedPages(
  release: HostRelease | RemoteRelease,
  live: SiteRegistry | undefined,
): ClaimedPage[] {
  const on = Object.values(live?.remotes ?? {})
    .filter((track) => track.disabled === null)
    .map((track) => track.live);
  if (!('claims' in release)) return [...on.flatMap(pagesOf), ...pagesWithParts(on, on)];
  const beside = on.filter(({ name }) => name !== release.name);
  return [...pagesOf(release), ...pagesWithParts([release], [release, ...beside])];
}

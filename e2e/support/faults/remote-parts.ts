import type {
  Asset,
  HostRelease,
  PartClaim,
  RemoteRelease,
  RouteClaim,
  SiteRegistry,
} from '@alisio/platform/sdk/registry';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { resultsOf } from '../searches.ts';

/** What a remote's page is made of, in the order in which a browser needs it, and what it offers to pages of others. */
export const PARTS = [
  'manifest',
  'entry',
  'exposed chunk',
  'lazy chunk',
  'texts',
  'shared library',
  'tab of the home',
  'card of the home',
  'search on a 404',
] as const;
export type Part = (typeof PARTS)[number];

/** One part of one remote, and a page of it that cannot do without. */
export interface BreakablePart {
  remote: RemoteRelease;
  part: Part;
  /** the part's own file comes first, then others that it needs */
  files: readonly Asset[];
  /** whose files they are */
  release: HostRelease | RemoteRelease;
  /** where a visitor finds the page */
  address: string;
  /** where they can go on to from there: a page of the header's navigation that does without the part */
  wayOut: WayOut;
  /** of a part that the remote offers to pages of others: its claim */
  offered?: PartClaim;
}

export interface WayOut {
  remote: string;
  path: string;
}

/** Addresses for pages whose path has parameters. */
const EXAMPLES = [resultsOf()];

const addressOf = ({ path }: RouteClaim): string | undefined =>
  path.includes(':')
    ? EXAMPLES.find((href) =>
        new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(href.split('?')[0] ?? ''),
      )
    : path;

/** Libraries that the shell brings in files of their own and that a page asks for before it shows. */
const librariesOf = ({ consumes }: RemoteRelease, { page }: RouteClaim, shared: object): string[] =>
  ['routes', `page-${page}`, `texts-${DEFAULT_LANGUAGE}`]
    .flatMap((chunk) => consumes[chunk] ?? [])
    .filter((key) => key in shared);

/** Pages that open by their address alone, those of the header's navigation first. */
const openPages = ({ claims }: RemoteRelease): RouteClaim[] =>
  claims
    .filter((claim) => addressOf(claim) && claim.direct !== 'home')
    .sort((one, other) => Number('nav' in other) - Number('nav' in one));

/** Pages that the header leads to. */
const navigationOf = (remotes: readonly RemoteRelease[]) =>
  remotes
    .flatMap((remote) => remote.claims.map((claim) => ({ remote, claim })))
    .filter(({ claim }) => claim.navLink);

/** Slots of pages that are another remote's or the shell's, and where each shows. */
const SLOTS: Readonly<Partial<Record<Part, { slot: string; address: string }>>> = {
  'tab of the home': { slot: 'home-search', address: '/' },
  'card of the home': { slot: 'home-beyond', address: '/' },
  'search on a 404': { slot: 'error-search', address: '/no/hay/nada' },
};

export const isOffered = (part: Part): boolean => part in SLOTS;

const offeredIn = ({ parts = [] }: RemoteRelease, part: Part): PartClaim | undefined =>
  parts.find(({ slot }) => slot !== undefined && slot === SLOTS[part]?.slot);

const offeredFiles = (remote: RemoteRelease, part: Part): Asset[] =>
  (remote.files[`part-${offeredIn(remote, part)?.name}`] ?? []).toReversed();

function filesOf(part: Part, remote: RemoteRelease, claim: RouteClaim, { shared }: HostRelease): Asset[] {
  const { manifest, entry, files } = remote;
  const found: Record<Part, Asset[]> = {
    manifest: [manifest],
    entry: [entry],
    'exposed chunk': files.routes ?? [],
    'lazy chunk': (files[`page-${claim.page}`] ?? []).toReversed(),
    texts: files[`texts-${DEFAULT_LANGUAGE}`] ?? [],
    'shared library': librariesOf(remote, claim, shared).flatMap((key) => shared[key] ?? []),
    'tab of the home': offeredFiles(remote, part),
    'card of the home': offeredFiles(remote, part),
    'search on a 404': offeredFiles(remote, part),
  };
  return found[part];
}

/**
 * A part of a live remote, on the first of its pages that asks for it.
 * @returns nothing when none of its pages does
 * @throws when the remote is not live, or no page is left to go on to
 */
export function partOf({ host, remotes }: SiteRegistry, name: string, part: Part): BreakablePart | undefined {
  const remote = remotes[name]?.live;
  if (!remote) throw new Error(`${name} is not live.`);
  const shell = host.live;
  const isShared = part === 'shared library';
  const asks = (one: RemoteRelease, claim: RouteClaim) =>
    isShared ? librariesOf(one, claim, shell.shared).length > 0 : one.name === name;
  const claim = openPages(remote).find((one) => asks(remote, one));
  const offered = offeredIn(remote, part);
  if (isOffered(part) && !offered) return undefined;
  const address = SLOTS[part]?.address ?? (claim && addressOf(claim));
  if (!claim || !address) return undefined;
  const [wayOut] = navigationOf(Object.values(remotes).map(({ live }) => live))
    .filter((page) => !asks(page.remote, page.claim))
    .map((page) => ({ remote: page.remote.name, path: page.claim.path }))
    .sort((one, other) => Number(one.remote === name) - Number(other.remote === name));
  if (!wayOut) throw new Error(`No page of the navigation does without the ${part} of ${name}.`);
  return {
    remote,
    part,
    files: filesOf(part, remote, claim, shell),
    release: isShared ? shell : remote,
    address,
    wayOut,
    ...(offered ? { offered } : {}),
  };
}

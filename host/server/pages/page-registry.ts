import {
  beginsAnyhow,
  type HostRelease,
  isKnownAddress,
  type PublicRegistry,
  publicRegistryOf,
  type Registry,
  type RemoteRelease,
  type RouteClaim,
  sharedAddress,
} from '@alisio/platform/sdk/registry';
import type { Language } from '@alisio/shared-contracts/languages';
import { isCheckoutPath } from '@alisio/shared-contracts/routes';
import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router';
import { ERROR_SLOT, ownLinks } from '../../src/remotes/own-links.ts';
import { type ClaimMatch, matchClaim } from '../releases/match-claim.ts';
import { onceFor } from '../releases/once-for.ts';
import { versionsDigest } from '../releases/versions-digest.ts';
import { registryHref } from '../releases/whole-registry.ts';

/**
 * Characters of JSON up to which a page carries the whole registry: some 2 KiB as it is sent, for twenty remotes of ten
 * claims each. Asking for the rest costs a visitor more than that.
 */
const WHOLE_UP_TO = 24_000;

/** Whether a claim takes an address that another, open one takes too: then the router has to know both. */
function meets({ path }: RouteClaim, open: RouteClaim): boolean {
  const address = sharedAddress(path, open.path);
  if (address === undefined) return false;
  const match = matchPath(open.path, address);
  return beginsAnyhow(path) || match === null || isKnownAddress(open, match.params);
}

/** Where the page may lead by itself: its own remote, the navigation, the shell's links, the purchase. */
const isWayOn = ({ navLink, path }: RouteClaim): boolean =>
  navLink !== undefined || ownLinks.includes(path) || isCheckoutPath(path);

const waysOnOf = onceFor(({ claims }: RemoteRelease) => claims.filter(isWayOn));

/** Claims of a remote that an open one meets: asked of the same two by the pages of everybody. */
const metBy = onceFor((open: RouteClaim) =>
  onceFor(({ claims }: RemoteRelease) => claims.filter((claim) => meets(claim, open))),
);

/** Names of what a page carries: claims by their paths, parts by their remote. */
interface Listed {
  claims: ReadonlySet<RouteClaim>;
  isPart(part: NonNullable<RemoteRelease['parts']>[number]): boolean;
}

function listedFor(registry: Registry, own: string | undefined): Listed {
  const on = Object.values(registry.remotes);
  const everybody = [...on, ...Object.values(registry.disabled)];
  const claims = new Set([
    ...everybody.filter(({ name }) => name === own).flatMap((remote) => remote.claims),
    ...on.flatMap((remote) => waysOnOf(remote)),
  ]);
  const slots = new Set([ERROR_SLOT, ...[...claims].flatMap((claim) => claim.slots ?? [])]);
  // One without a slot is asked for by its name, by whoever knows it.
  const isPart: Listed['isPart'] = ({ slot }) => slot === undefined || slots.has(slot);
  for (const part of on.flatMap(({ parts = [] }) => parts.filter(isPart))) {
    const [path = ''] = part.href.split(/[?#]/);
    const claim = matchClaim(registry, path)?.claim;
    if (claim) claims.add(claim);
  }
  for (const open of [...claims].filter(({ path }) => beginsAnyhow(path)))
    for (const claim of everybody.flatMap(metBy(open))) claims.add(claim);
  return { claims, isPart };
}

/** The remotes of which something is listed, with that alone. */
function cut(remotes: Registry['remotes'], { claims, isPart }: Listed): Registry['remotes'] {
  const entries = Object.entries(remotes).flatMap(([name, remote]) => {
    const listed = {
      ...remote,
      claims: remote.claims.filter((claim) => claims.has(claim)),
      parts: (remote.parts ?? []).filter(isPart),
    };
    return listed.claims.length + listed.parts.length > 0 ? [[name, listed] as const] : [];
  });
  return Object.fromEntries(entries);
}

function partialRegistry(
  registry: Registry,
  composition: string,
  own: string | undefined,
  language: Language,
): PublicRegistry {
  const listed = listedFor(registry, own);
  const { host, remotes, disabled } = registry;
  const carried = cut(remotes, listed);
  const candidates = registry.candidates?.filter((name) => name === host.name || carried[name]) ?? [];
  return {
    ...publicRegistryOf({ ...registry, remotes: carried, disabled: cut(disabled, listed), candidates }, [
      language,
    ]),
    rest: { href: registryHref(composition), versions: versionsDigest(registry) },
  };
}

/** Characters of JSON that a remote is in a page, once for all who are given the two versions. */
const charactersIn = onceFor((host: HostRelease) => {
  const length = (remotes: Registry['remotes']) =>
    JSON.stringify(publicRegistryOf({ revision: 1, host, remotes, disabled: {}, overrides: [] })).length;
  return onceFor((remote: RemoteRelease) => length({ [remote.name]: remote }) - length({}));
});

function charactersOf({ host, remotes, disabled }: Registry): number {
  const all = [...Object.values(remotes), ...Object.values(disabled)];
  return all.reduce((sum, remote) => sum + charactersIn(host)(remote), 0);
}

/** Of what pages carry, in all compositions together: what nobody asks for goes first. */
const CARRIED_CHARACTERS = 16 * 1024 * 1024;
const carriedBy = new LRUCache<string, PublicRegistry>({
  maxSize: CARRIED_CHARACTERS,
  sizeCalculation: (carried) => JSON.stringify(carried).length,
});
let compositions = 0;

/** What pages of one visitor's registry carry of it, by the remote whose they are. */
const carriedOf = onceFor((registry: Registry) => {
  const { host, composition, overrides } = registry;
  const isWhole =
    !host.learns ||
    composition === undefined ||
    overrides.length > 0 ||
    charactersOf(registry) <= WHOLE_UP_TO;
  compositions += 1;
  const number = compositions;
  return (own: string | undefined, language: Language): PublicRegistry => {
    const key = `${number} ${language} ${isWhole ? '' : own}`;
    const known = carriedBy.get(key);
    if (known) return known;
    const carried = isWhole
      ? publicRegistryOf(registry, [language])
      : partialRegistry(registry, composition, own, language);
    // Only what is new: it is measured each time.
    carriedBy.set(key, carried);
    return carried;
  };
});

/**
 * What a page carries of the registry: all of it on a small site, in a tab that swaps versions, and for a shell that
 * cannot learn. Else what can be reached from it at once; the rest is learned by whoever goes elsewhere. Of files of texts
 * it names those in its own language: another's come with the code that asks for them.
 */
export const pageRegistry = (
  registry: Registry,
  match: ClaimMatch | undefined,
  language: Language,
): PublicRegistry => carriedOf(registry)(match?.remote.name, language);

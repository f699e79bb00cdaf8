import { randomInt } from 'node:crypto';
import {
  type HostTrack,
  LOTS,
  type RemoteTrack,
  type SiteRegistry,
  versionAt,
} from '@alisio/platform/sdk/registry';
import { cookiesOf } from '../http/cookies.ts';

/** Which versions a visitor was given, so that they stay the same (`versionFor` of `platform/sdk/registry/arm.ts`). */
const HELD = { name: 'releases', maxAgeSeconds: 60 * 60 };
/** The number that a visitor drew, for the shares of rollouts. */
const LOT = { name: 'lot', maxAgeSeconds: 180 * 24 * 60 * 60 };

/**
 * Of the cookie's value. Browsers keep 4096 of a cookie and proxies some 8000 of all headers, and it comes with every
 * request. Some sixty versions that are not live; who is given more is given the others by lot again.
 */
const LONGEST_KEPT = 2000;
/** As an address of a whole registry, two hundred versions; what somebody has made of it by hand is not read. */
const LONGEST = 6000;
/** Behind what is named: there was more. */
const CUT = '+';
const named = /^(host|mf-[a-z][a-z0-9-]*)@([0-9A-Za-z.-]+)$/;

/** What a page was made of: all that was live at a revision, but for some versions. */
export interface Held {
  /** of the registry that the page was made of; nothing when that is not known */
  revision: number | undefined;
  /** an earlier revision: what is not named is what was live then. `revision` unless told */
  base?: number | undefined;
  /** name → version of what was not the live one then */
  others: ReadonlyMap<string, string>;
  /** there are more others than are named */
  isCut?: boolean;
}

export interface Holdings extends Held {
  lot: number;
}

const NOTHING: Held = { revision: undefined, others: new Map() };

const revisionIn = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/**
 * Reads `412~mf-flights@1.4.0-9abcdef0`, `412~!409~…` of what was live at 409 but for what is named, and `412~…~+` where
 * there was no room for all; parts that are not written so are passed over, as edges of before do with the last two.
 */
export function readHeld(text: string | undefined): Held {
  if (text === undefined || text.length > LONGEST) return NOTHING;
  const [first = '', ...rest] = text.split('~');
  const revision = revisionIn(first);
  const others = [...(revision === undefined ? [first] : []), ...rest].flatMap((part) => {
    const [, name, version] = named.exec(part) ?? [];
    return name && version ? [[name, version] as const] : [];
  });
  const base =
    revision === undefined ? undefined : rest.map((part) => /^!(.+)$/.exec(part)?.[1]).find(Boolean);
  return {
    revision,
    ...(base === undefined ? {} : { base: revisionIn(base) }),
    others: new Map(others),
    ...(rest.includes(CUT) ? { isCut: true } : {}),
  };
}

/** All of it as one text, as `readHeld` reads it; nothing when that would be too long. */
export function wholeHeldText(held: Held): string | undefined {
  const text = heldText(held, LONGEST);
  return readHeld(text).isCut ? undefined : text;
}

/** As `readHeld` reads it: short while most of a page is what is live, however many remotes there are. */
function heldText({ revision, base, others }: Held, longest: number): string {
  let text = `${revision ?? ''}${base === undefined ? '' : `~!${base}`}`;
  for (const [name, version] of others) {
    const longer = `${text}~${name}@${version}`;
    if (longer.length + CUT.length + 1 > longest) return `${text}~${CUT}`;
    text = longer;
  }
  return text;
}

const MOST_AGO = 1;

/**
 * The same, told by what was live when the visitor came where that is shorter: who keeps through the checkout what two
 * hundred remotes have replaced names none of them.
 */
export function shortened(held: Held, site: SiteRegistry, { revision, base = revision }: Held): Held {
  if (base === undefined || base >= site.revision || held.others.size < 2) return held;
  const others = new Map<string, string>();
  for (const track of [site.host, ...Object.values(site.remotes)]) {
    const { name, version: live } = track.live;
    const version = held.others.get(name) ?? live;
    // A track tells its last versions: what was live longer ago is named, so that it is known as long as anything is.
    const ago = track.given?.findIndex(({ from }) => from <= base) ?? 0;
    if (ago > MOST_AGO || versionAt(track, base) !== version) others.set(name, version);
  }
  return others.size < held.others.size ? { ...held, base, others } : held;
}

/** The version of a name that a visitor's last page was given; nothing when that is not known. */
export function heldVersion(
  track: HostTrack | RemoteTrack,
  { revision, base = revision, others, isCut = false }: Held,
): string | undefined {
  const named = others.get(track.live.name);
  return named ?? (base === undefined || isCut ? undefined : versionAt(track, base));
}

/** The revision that the last page of a request's visitor was made of; nothing when it does not say. */
export const seenBy = ({ headers }: { headers: { cookie?: string | undefined } }): number | undefined =>
  readHeld(cookiesOf(headers.cookie).get(HELD.name)).revision;

function lotOf(text: string | undefined): number | undefined {
  const lot = /^\d{1,4}$/.test(text ?? '') ? Number(text) : undefined;
  return lot !== undefined && lot < LOTS ? lot : undefined;
}

/** What a request's cookies say; nothing where there are none, on a first page for instance. */
export function keptHoldings(cookieHeader: string | undefined): Holdings | undefined {
  const cookies = cookiesOf(cookieHeader);
  const lot = lotOf(cookies.get(LOT.name));
  const held = readHeld(cookies.get(HELD.name));
  if (lot === undefined && held.revision === undefined && held.others.size === 0) return undefined;
  return { lot: lot ?? randomInt(LOTS), ...held };
}

/** What a request's cookies say; without any, a new lot and no versions. */
export const holdingsOf = (cookieHeader: string | undefined): Holdings =>
  keptHoldings(cookieHeader) ?? { lot: randomInt(LOTS), ...NOTHING };

const cookie = (name: string, value: string, maxAge: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The cookies that keep lot and versions. @param secure over https only, where the site is */
export const holdingCookies = ({ lot, ...held }: Holdings, secure: boolean): string[] => [
  cookie(LOT.name, String(lot), LOT.maxAgeSeconds, secure),
  cookie(HELD.name, heldText(held, LONGEST_KEPT), HELD.maxAgeSeconds, secure),
];

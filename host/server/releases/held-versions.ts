import { randomInt } from 'node:crypto';
import { type HostTrack, LOTS, type RemoteTrack, versionAt } from '@alisio/platform/sdk/registry';
import { cookiesOf } from '../http/cookies.ts';

/** Which versions a visitor was given, so that they stay the same (`versionFor` of `platform/sdk/registry/arm.ts`). */
const HELD = { name: 'releases', maxAgeSeconds: 60 * 60 };
/** The number that a visitor drew, for the shares of rollouts. */
const LOT = { name: 'lot', maxAgeSeconds: 180 * 24 * 60 * 60 };

/** What browsers keep of one cookie is not much more; what somebody has made of it by hand is not read. */
const LONGEST = 4000;
const named = /^(host|mf-[a-z][a-z0-9-]*)@([0-9A-Za-z.-]+)$/;

/** What a page was made of: all that was live at a revision, but for some versions. */
export interface Held {
  /** of the registry that the page was made of; nothing when that is not known */
  revision: number | undefined;
  /** name → version of what was not the live one then */
  others: ReadonlyMap<string, string>;
}

export interface Holdings extends Held {
  lot: number;
}

const NOTHING: Held = { revision: undefined, others: new Map() };

/** Reads `412~mf-flights@1.4.0-9abcdef0`; parts that are not written so are passed over. */
export function readHeld(text: string | undefined): Held {
  if (text === undefined || text.length > LONGEST) return NOTHING;
  const [first = '', ...rest] = text.split('~');
  const revision = /^[1-9]\d{0,8}$/.test(first) ? Number(first) : undefined;
  const others = [...(revision === undefined ? [first] : []), ...rest].flatMap((part) => {
    const [, name, version] = named.exec(part) ?? [];
    return name && version ? [[name, version] as const] : [];
  });
  return { revision, others: new Map(others) };
}

/** All of it as one text, as `readHeld` reads it; nothing when that would be too long. */
export function wholeHeldText(held: Held): string | undefined {
  const text = heldText(held);
  return readHeld(text).others.size === held.others.size ? text : undefined;
}

/** As `readHeld` reads it: short while most of a page is what is live, however many remotes there are. */
function heldText({ revision, others }: Held): string {
  let text = String(revision ?? '');
  for (const [name, version] of others) {
    const longer = `${text}~${name}@${version}`;
    if (longer.length > LONGEST) break;
    text = longer;
  }
  return text;
}

/** The version of a name that a visitor's last page was given; nothing when that is not known. */
export function heldVersion(track: HostTrack | RemoteTrack, { revision, others }: Held): string | undefined {
  return others.get(track.live.name) ?? (revision === undefined ? undefined : versionAt(track, revision));
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
  cookie(HELD.name, heldText(held), HELD.maxAgeSeconds, secure),
];

import { randomInt } from 'node:crypto';
import { LOTS } from '@alisio/platform/sdk/registry';
import { cookiesOf } from './cookies.ts';

/** Which versions a visitor was given, so that he keeps them (`versionFor` of `platform/sdk/registry/arm.ts`). */
const HELD = { name: 'releases', maxAgeSeconds: 60 * 60 };
/** The number that he drew, for the shares of rollouts. */
const LOT = { name: 'lot', maxAgeSeconds: 180 * 24 * 60 * 60 };

/** What browsers keep of one cookie is not much more; what a visitor has made of it himself is not read. */
const LONGEST = 4000;
const named = /^(host|mf-[a-z][a-z0-9-]*)@([0-9A-Za-z.-]+)$/;

export interface Holdings {
  lot: number;
  /** name → version of the last page */
  versions: ReadonlyMap<string, string>;
}

/** Reads `host@1.0.0-12345678~mf-flights@1.4.0-9abcdef0`; parts that are not written so are passed over. */
export function heldVersions(text: string | undefined): Map<string, string> {
  const parts = text === undefined || text.length > LONGEST ? [] : text.split('~');
  return new Map(
    parts.flatMap((part) => {
      const [, name, version] = named.exec(part) ?? [];
      return name && version ? [[name, version] as const] : [];
    }),
  );
}

function lotOf(text: string | undefined): number | undefined {
  const lot = /^\d{1,4}$/.test(text ?? '') ? Number(text) : undefined;
  return lot !== undefined && lot < LOTS ? lot : undefined;
}

/** What a request's cookies say; nothing for who keeps none, on his first page for instance. */
export function keptHoldings(cookieHeader: string | undefined): Holdings | undefined {
  const cookies = cookiesOf(cookieHeader);
  const lot = lotOf(cookies.get(LOT.name));
  const versions = heldVersions(cookies.get(HELD.name));
  if (lot === undefined && versions.size === 0) return undefined;
  return { lot: lot ?? randomInt(LOTS), versions };
}

/** What a request's cookies say; a new lot, and nothing held, for who has none. */
export const holdingsOf = (cookieHeader: string | undefined): Holdings =>
  keptHoldings(cookieHeader) ?? { lot: randomInt(LOTS), versions: new Map() };

const cookie = (name: string, value: string, maxAge: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The cookies that keep lot and versions. @param secure over https only, where the site is */
export function holdingCookies({ lot, versions }: Holdings, secure: boolean): string[] {
  const held = [...versions].map(([name, version]) => `${name}@${version}`).join('~');
  return [
    cookie(LOT.name, String(lot), LOT.maxAgeSeconds, secure),
    cookie(HELD.name, held, HELD.maxAgeSeconds, secure),
  ];
}

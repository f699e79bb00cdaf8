import { LANGUAGES } from '@alisio/shared-contracts/languages';
import {
  COUNTRY_COOKIE,
  CURRENCY_COOKIE,
  LOCALE_COOKIE,
  THEME_COOKIE,
  TIME_ZONE_COOKIE,
} from '@alisio/shared-contracts/visitor';
import type { HostRelease, RemoteRelease, RouteClaim, SiteRegistry } from '../../../sdk/registry/index.ts';
import { ERROR_PATH } from '../../build/open-claims.ts';
import { examplePath, remotesOn } from './claimed-pages.ts';

/** Somebody who looks at pages: all that a page may follow from is of their own. */
export interface Visitor {
  /** of their network, as a proxy tells it */
  address: string;
  headers: Readonly<Record<string, string>>;
  /** where they are on a page that takes words */
  pathOf(claim: Pick<RouteClaim, 'path' | 'known'>): string;
}

interface Told {
  address: string;
  word: string;
  cities: [string, string];
  cookies: Record<string, string | undefined>;
}

const visitor = ({ address, word, cities, cookies }: Told): Visitor => ({
  address,
  headers: {
    'x-forwarded-for': address,
    accept: 'text/html',
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    referer: `https://${word}.example/`,
  },
  pathOf: (claim) => `${examplePath(claim, ...cities)}?utm_source=${word}&q=${word}`,
});

export const FIRST = visitor({
  // Of networks for documentation (RFC 5737).
  address: '203.0.113.7',
  word: 'primera-visita',
  cities: ['bogota', 'miami'],
  cookies: {
    [LOCALE_COOKIE.name]: LANGUAGES[0],
    [COUNTRY_COOKIE.name]: 'CO',
    [CURRENCY_COOKIE.name]: 'COP',
    [THEME_COOKIE.name]: 'dark',
    // Where it is never the other's day.
    [TIME_ZONE_COOKIE.name]: 'Pacific/Kiritimati',
  },
});

export const SECOND = visitor({
  address: '198.51.100.7',
  word: 'otra-visita',
  cities: ['lima', 'madrid'],
  cookies: {
    [LOCALE_COOKIE.name]: LANGUAGES.at(-1),
    [COUNTRY_COOKIE.name]: 'US',
    [CURRENCY_COOKIE.name]: 'USD',
    [THEME_COOKIE.name]: 'light',
    [TIME_ZONE_COOKIE.name]: 'Pacific/Pago_Pago',
  },
});

/** The pages that a release has a part in: a remote's own; for a shell those of all that is live inside of it, and its own. */
export const drawnClaims = (
  release: HostRelease | RemoteRelease,
  live: SiteRegistry | undefined,
): readonly Pick<RouteClaim, 'path' | 'known'>[] =>
  'claims' in release
    ? release.claims
    : [...remotesOn(live).flatMap(({ claims }) => claims), { path: ERROR_PATH }];

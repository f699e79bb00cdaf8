import type { Registry } from '@alisio/platform/sdk/registry';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';

/** Sent with everything. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), usb=(), payment=(self), geolocation=(self)',
} as const;

/** Only over https: a browser keeps it for half a year, and plain http would lock itself out. */
export const transportSecurity = { 'strict-transport-security': 'max-age=15552000' } as const;

/** Hash of nothing: components add rules to an empty style element through the CSSOM, never as text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Origins of the third parties that the site's configuration names (§3). Without any, the page is ours alone. */
export interface ThirdParties {
  /** of the tag manager, which brings its own script and calls home */
  script?: string | undefined;
  /** of the pixel, a picture */
  image?: string | undefined;
  /** of the tiles that maps are drawn with, where they are not ours */
  map?: string | undefined;
  /** origins that code comes from in tests and development: nobody can pin what changes there */
  swapped?: readonly string[];
}

/** Only web addresses have an origin that a policy can name. */
const originOf = (src: string | undefined): string | undefined => {
  const origin = src && URL.canParse(src) ? new URL(src).origin : undefined;
  return origin?.startsWith('http') ? origin : undefined;
};

export const thirdPartiesOf = ({
  tracking: { tagManager, pixel },
  map,
}: Pick<SiteConfiguration, 'tracking' | 'map'>): ThirdParties => ({
  script: originOf(tagManager?.src),
  image: originOf(pixel?.src),
  map: originOf(map?.styleUrl),
});

/** Where a page's code comes from besides the site: what an override names, and a shell from source. */
export const foreignOrigins = ({ overrides, host }: Registry): string[] => [
  ...new Set([
    ...overrides.filter(({ state }) => state === 'origin').map(({ wanted }) => wanted),
    ...host.main.map(({ url }) => originOf(url)).filter((origin) => origin !== undefined),
  ]),
];

/** Hot reload is told of edits by a socket. */
const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

const sources = (...given: (string | undefined)[]): string => given.filter(Boolean).join(' ');

/**
 * What a page may do: code from this site, inline only with this answer's nonce, no eval, card fields in a
 * frame of the pay origin, in nobody's frame. Every script has to carry a pin, unless a tag manager is
 * configured: its script changes under its address, so nobody can pin it, and the policy knows no exceptions. The
 * shell pins its own scripts all the same.
 */
export function pagePolicies(
  nonce: string,
  payOrigin: string,
  { script, image, map, swapped = [] }: ThirdParties = {},
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${sources("'self'", `'nonce-${nonce}'`, script, ...swapped)}`,
      `style-src 'self' 'nonce-${nonce}' ${EMPTY_STYLE}`,
      `img-src ${sources("'self'", 'data:', image, map, ...swapped)}`,
      `font-src ${sources("'self'", ...swapped)}`,
      `connect-src ${sources("'self'", script, map, ...swapped, ...swapped.map(socketOf))}`,
      `frame-src ${payOrigin}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    ...(script || swapped.length > 0 ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'x-frame-options': 'DENY',
  };
}

const withoutScripts = (nonce: string, forms: "'none'" | "'self'"): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
});

/** For a page that is text and style alone. */
export const errorPagePolicies = (nonce: string): Record<string, string> => withoutScripts(nonce, "'none'");

/** For one with a form, which comes back to the edge. */
export const formPagePolicies = (nonce: string): Record<string, string> => withoutScripts(nonce, "'self'");

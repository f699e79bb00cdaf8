/** Sent with everything. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), usb=(), payment=(self), geolocation=(self)',
} as const;

/** Only over https: a browser keeps it for half a year, and plain http would lock itself out. */
export const transportSecurity = { 'strict-transport-security': 'max-age=15552000' } as const;

/** Hash of nothing: components add rules to an empty style element through the CSSOM, never as text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What a page may do: code from this site, inline only with this answer's nonce, no eval, card fields in a
 * frame of the pay origin, in nobody's frame. Every script has to carry a pin.
 */
export function pagePolicies(nonce: string, payOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}' ${EMPTY_STYLE}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${payOrigin}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-frame-options': 'DENY',
  };
}

export interface ParentRule {
  /** origins that may embed the card fields, whatever their host */
  webOrigins: readonly string[];
  /** port of the web edge on the host under which this server was asked */
  webPort: number;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const sameHost = (a: string, b: string) => a === b || (LOOPBACK.has(a) && LOOPBACK.has(b));
const defaultPort = (protocol: string) => (protocol === 'https:' ? 443 : 80);

/**
 * The origin that embeds the frame, if it may: one of the configured ones, or the web edge on the same host.
 * @param parent what the page says it is
 * @param host `Host` header of the request
 * @returns the origin in its plain form, for the frame-ancestors policy and for postMessage
 */
export function allowedParent(
  parent: string,
  host: string,
  { webOrigins, webPort }: ParentRule,
): string | undefined {
  const page = URL.parse(parent);
  if (!page || page.origin !== parent || !/^https?:$/.test(page.protocol)) return undefined;
  if (webOrigins.includes(parent)) return parent;
  const own = URL.parse(`http://${host}`);
  const port = page.port === '' ? defaultPort(page.protocol) : Number(page.port);
  return own && sameHost(own.hostname, page.hostname) && port === webPort ? parent : undefined;
}

export interface ParentRule {
  /** origins that may embed the card fields, whatever their host */
  webOrigins: readonly string[];
  /** names that this server is asked by, without ports; this machine's own are always among them */
  hosts: readonly string[];
  /** port of the web edge on the host under which this server was asked */
  webPort: number;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether this server goes by a host: a name that was made to point here must not come to frame card fields. */
export const isOurHost = (host: string, { hosts }: Pick<ParentRule, 'hosts'>): boolean => {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  return LOOPBACK.has(name) || hosts.includes(name);
};

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

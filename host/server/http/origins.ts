import type { FastifyRequest } from 'fastify';

const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const SCHEMES = ['http', 'https'];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Where the site and its pay origin are, seen from the visitor. */
export interface Origins {
  /** scheme and host, `https://alisio.example` */
  siteLink: string;
  payOrigin: string;
}

/** `https://pay.example`, or the port on which the pay origin listens beside this server. */
export type PayOrigin = string | number;

/** What the site goes by. */
export interface SiteAddress {
  /** scheme and host by which visitors know it; nothing: whatever allowed name they came by */
  link?: string | undefined;
  /** further names that it is asked by, without ports; this machine's own are always among them */
  hosts?: readonly string[];
}

const nameOf = (host: string): string => host.replace(/:\d{1,5}$/, '').toLowerCase();

/**
 * Whether a request may name this host and scheme: what it says comes back in links, and decides which origin may show
 * card fields, so it is never taken from just anybody. Behind proxies the scheme is the last word of
 * `X-Forwarded-Proto`, which may be any text.
 */
export function hostFault(
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  { link, hosts = [] }: SiteAddress,
): 'malformed' | 'misdirected' | undefined {
  if (!plainHost.test(host ?? '') || !SCHEMES.includes(protocol)) return 'malformed';
  // Its port, or its address of IPv6, may be none.
  if (!URL.canParse(`${protocol}://${host}`)) return 'malformed';
  const known = [...LOOPBACK, ...hosts, ...(link === undefined ? [] : [new URL(link).hostname])];
  return known.includes(nameOf(host)) ? undefined : 'misdirected';
}

/** @param request of which `hostFault` says nothing */
export function originsOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  pay: PayOrigin,
  { link }: SiteAddress,
): Origins {
  const siteLink = link ?? `${request.protocol}://${request.host}`;
  const { protocol, hostname } = new URL(siteLink);
  return { siteLink, payOrigin: typeof pay === 'number' ? `${protocol}//${hostname}:${pay}` : pay };
}

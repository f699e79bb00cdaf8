import type { FastifyRequest } from 'fastify';

const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Where the site and its pay origin are, seen from the visitor. */
export interface Origins {
  /** scheme and host, `https://alisio.example` */
  siteLink: string;
  payOrigin: string;
}

/** `https://pay.example`, or the port on which the pay origin listens beside this server. */
export type PayOrigin = string | number;

/** @returns nothing when the request's host is not a host's name */
export function originsOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  pay: PayOrigin,
): Origins | undefined {
  if (!plainHost.test(request.host)) return undefined;
  const name = request.host.replace(/:\d{1,5}$/, '');
  return {
    siteLink: `${request.protocol}://${request.host}`,
    payOrigin: typeof pay === 'number' ? `${request.protocol}://${name}:${pay}` : pay,
  };
}

import type { FastifyRequest } from 'fastify';

/** Whether a page of this origin asks, and nobody else's (Fetch Metadata, and `Origin` for browsers without it). */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return URL.parse(headers.origin ?? '')?.host === headers.host;
}

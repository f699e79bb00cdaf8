import type { FastifyInstance } from 'fastify';
import { basic, KEY, lookInside } from './operators-site.ts';

/** The page that asks before something is done about a name; a rollback's is at an address of the version. */
export async function askToAct(edge: FastifyInstance, act: string, name = 'mf-a', headers = {}) {
  const at = (url: string) =>
    lookInside(edge, { host: 'localhost', 'accept-language': 'en', ...headers }, url);
  const reply = await at(`/_operators?act=${act}&name=${name}`);
  const { location } = reply.headers;
  return location?.includes('version=') ? at(location) : reply;
}

/** What a browser sends when the form of a page is pressed. */
export function formOf(body: string, more: Record<string, string> = { why: 'It breaks' }): URLSearchParams {
  const hidden = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  return new URLSearchParams({
    ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
    ...more,
  });
}

/** Sends it, as ana from a page of this edge unless told. */
export const pressForm = (
  edge: FastifyInstance,
  form: URLSearchParams,
  headers: Record<string, string> = {},
) =>
  edge.inject({
    method: 'POST',
    url: '/_operators',
    headers: {
      host: 'localhost',
      accept: 'text/html',
      'accept-language': 'en',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...basic(`ana:${KEY}`),
      ...headers,
    },
    payload: form.toString(),
  });

import { z } from '@alisio/shared-contracts/zod';
import { LIVE_VERSIONS_PATH, liveVersions, publicRegistry } from '../../../sdk/registry/index.ts';
import { noAnswer } from '../../command-line/index.ts';
import type { RemoteClaims, RouteAnswer } from './check-routes.ts';

const ANSWERS_WITHIN_MS = 30_000;
const AT_ONCE = 16;

/** @throws with a sentence when it does not answer */
const ask = (url: URL, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch((cause: unknown) => {
    throw new Error(noAnswer(url.href, cause), { cause });
  });

/** What a running site claims, by what it tells every page. @throws with a sentence when it does not answer */
export async function claimsAt(site: string): Promise<RemoteClaims[]> {
  const read = async <S extends z.core.$ZodType>(path: string, schema: S): Promise<z.output<S>> => {
    const url = new URL(path, site);
    const answer = await ask(url);
    if (!answer.ok) throw new Error(`${url.href} answers ${answer.status}.`);
    const said = z.safeParse(schema, await answer.json().catch(() => undefined));
    if (said.success) return said.data;
    throw new Error(`${url.href} does not say what is live: is ${site} a site of ours?`);
  };
  const { revision } = await read(LIVE_VERSIONS_PATH, liveVersions);
  const { remotes, disabled = [] } = await read(`/registry/${revision}.json`, publicRegistry);
  return [
    ...Object.values(remotes).map(({ name, claims }) => ({ name, claims, isOff: false })),
    ...disabled.map(({ name, claims }) => ({ name, claims, isOff: true })),
  ];
}

/**
 * What an edge says itself of an address: where it leads on to, or that nothing is there. That may be so within a claim:
 * a page knows by its data alone whether there is a hotel of that name.
 */
async function askedAt(site: string, route: RouteAnswer): Promise<RouteAnswer> {
  const url = new URL(route.pathname + route.search, site);
  const answer = await ask(url, { method: 'HEAD', redirect: 'manual', headers: { accept: 'text/html' } });
  const { status, headers } = answer;
  const location = headers.get('location');
  if (location !== null) {
    const to = new URL(location, url);
    const path = to.origin === url.origin ? to.pathname + to.search : to.href;
    return { ...route, answer: path, claim: `${status}, ${route.claim}` };
  }
  if (status === 404 || status === 410) {
    const isClaimed = route.answer !== '404';
    const claim = isClaimed ? `nothing there for ${route.answer}, ${route.claim}` : route.claim;
    return { ...route, answer: '404', claim: `${status}, ${claim}` };
  }
  return { ...route, claim: status === 200 ? route.claim : `${status}, ${route.claim}` };
}

/**
 * Asks an edge for each address: what leads on is known by it alone (decision 73), and so is what only data tells.
 * @throws when it does not answer
 */
export async function askedAtSite(site: string, routes: readonly RouteAnswer[]): Promise<RouteAnswer[]> {
  const told = [...routes];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < routes.length; index = next++) {
      const route = routes[index];
      if (route) told[index] = await askedAt(site, route);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return told;
}

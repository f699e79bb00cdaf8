import { LIVE_VERSIONS_PATH, liveVersions, publicRegistry } from '../../../sdk/registry/index.ts';
import type { RemoteClaims, RouteAnswer } from './check-routes.ts';

const ANSWERS_WITHIN_MS = 30_000;
const AT_ONCE = 16;

/** What a running site claims, by what it tells every page. @throws with a sentence when it does not answer */
export async function claimsAt(site: string): Promise<RemoteClaims[]> {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(new URL(path, site), { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    if (!answer.ok) throw new Error(`${new URL(path, site).href} answers ${answer.status}.`);
    return answer.json();
  };
  const { revision } = liveVersions.parse(await ask(LIVE_VERSIONS_PATH));
  const { remotes, disabled = [] } = publicRegistry.parse(await ask(`/registry/${revision}.json`));
  return [
    ...Object.values(remotes).map(({ name, claims }) => ({ name, claims, isOff: false })),
    ...disabled.map(({ name, claims }) => ({ name, claims, isOff: true })),
  ];
}

/** What an edge says itself of an address: where it leads on to, or that nothing is there. */
async function askedAt(site: string, route: RouteAnswer): Promise<RouteAnswer> {
  const url = new URL(route.pathname + route.search, site);
  const answer = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  const { status, headers } = answer;
  const location = headers.get('location');
  if (location !== null) {
    const to = new URL(location, url);
    const path = to.origin === url.origin ? to.pathname + to.search : to.href;
    return { ...route, answer: path, claim: `${status}, ${route.claim}` };
  }
  if (status === 404 || status === 410)
    return { ...route, answer: '404', claim: `${status}, ${route.claim}` };
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

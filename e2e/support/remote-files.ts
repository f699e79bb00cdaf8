import type { Page, Request, Route } from '@playwright/test';

/** Every file of one remote, whatever its version. */
const filesOf = (remote: string) => new RegExp(`/remotes/${remote}/`);

type Trouble = 'dead' | 'missing' | 'tampered' | 'hanging';

async function answerBadly(route: Route, trouble: Trouble): Promise<void> {
  if (trouble === 'dead') return route.abort('connectionrefused');
  if (trouble === 'missing') return route.fulfill({ status: 503, body: 'Service Unavailable' });
  if (trouble === 'hanging') return;
  const response = await route.fetch();
  // As the edge would serve it, to be kept for a year.
  await route.fulfill({ response, body: `${await response.text()}\n;document.title = 'tampered';` });
}

/** Leaves what a remote is asked for unanswered for ever. @returns lets through what is asked from then on */
export async function stallRemote(page: Page, remote: string): Promise<() => void> {
  let stalled = true;
  await page.route(filesOf(remote), (route) => (stalled ? undefined : route.fallback()));
  return () => {
    stalled = false;
  };
}

/**
 * Breaks a remote on the way to this page: no connection, an error, bytes that are not the pinned ones, or a
 * request that is accepted and not answered.
 * @returns mends it, and answers what was left hanging
 */
export async function breakRemote(
  page: Page,
  remote: string,
  trouble: Trouble,
): Promise<() => Promise<void>> {
  const handler = (route: Route) => answerBadly(route, trouble);
  await page.route(filesOf(remote), handler);
  return () => page.unroute(filesOf(remote), handler);
}

/** Collects the addresses of a remote's files as the page asks for them. */
export function watchRemote(page: Page, remote: string): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (filesOf(remote).test(request.url())) asked.push(request.url());
  });
  return asked;
}

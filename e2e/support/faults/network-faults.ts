import type { Page, Route } from '@playwright/test';

/** How a file goes wrong on its way. The original bytes are given to those that send some of them. */
type Answer = (route: Route, original: () => Promise<string>) => Promise<void>;

/** As the edge would send it: a script, to be kept for ever. */
const script = async (route: Route, body: string) =>
  route.fulfill({
    body,
    contentType: 'text/javascript; charset=utf-8',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });

const HTML = '<!doctype html><title>Wi-Fi</title><h1>Wi-Fi</h1>';

const answers = {
  refused: (route) => route.abort('connectionrefused'),
  '404': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  '503 with JSON': (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"overloaded"}' }),
  'HTML with 200': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  truncated: async (route, original) => {
    const whole = await original();
    return script(route, whole.slice(0, whole.length / 2));
  },
  'syntax error': (route) => script(route, 'const = {'),
  'wrong hash': async (route, original) => script(route, `${await original()}\n/* not as it was pinned */`),
} satisfies Record<string, Answer>;

/** `hanging` is never answered; `very slow` is answered rightly, after all else. */
export type NetworkFault = 'hanging' | 'very slow' | keyof typeof answers;

/** Those that take seconds first. */
export const NETWORK_FAULTS: readonly NetworkFault[] = [
  'hanging',
  'very slow',
  'refused',
  '404',
  '503 with JSON',
  'HTML with 200',
  'truncated',
  'syntax error',
  'wrong hash',
];

export interface BrokenNetwork {
  /** addresses that were asked for so far */
  asked: string[];
  /** From now on all is well. What was slow is answered now, what hangs is never answered. */
  heal(): Promise<void>;
}

/** Breaks files on their way to a page, by their paths; `?…` behind a path changes nothing. */
export async function breakNetwork(
  page: Page,
  paths: readonly string[],
  fault: NetworkFault,
): Promise<BrokenNetwork> {
  const asked: string[] = [];
  const held: Route[] = [];
  let broken = true;
  // A pattern, since a function would have every request of the page wait for an answer from here.
  const pattern = new RegExp(`(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})(?:\\?|$)`);
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    if (!broken) return route.continue();
    if (fault === 'hanging') return;
    if (fault === 'very slow') {
      held.push(route);
      return;
    }
    await answers[fault](route, async () => (await route.fetch()).text());
  });
  return {
    asked,
    async heal() {
      broken = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

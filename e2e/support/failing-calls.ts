import type { Page } from '@playwright/test';

/** The calls at the beginning of a visit (§7). */
export const CALLS = {
  location: '**/api/visitor/location',
  configuration: '**/api/configuration',
  contacts: '**/api/graphql',
  rates: '**/api/currencyExchange',
} as const;

/** How a call goes wrong. */
export const TROUBLES = {
  'no connection': (route) => route.abort('connectionrefused'),
  'a problem': (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/problems/internal', title: 'Something failed', status: 500 }),
    }),
  'a page in place of data': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
} satisfies Record<string, Parameters<Page['route']>[1]>;
export type Trouble = keyof typeof TROUBLES;

export const breakCall = (page: Page, call: keyof typeof CALLS, trouble: Trouble): Promise<unknown> =>
  page.route(CALLS[call], TROUBLES[trouble]);

const BOOTSTRAP = /(<script type="application\/json" id="alisio-bootstrap">)(.*?)(<\/script>)/s;

/** Serves pages into which the edge could not put the site's configuration. */
export async function withoutConfiguration(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(BOOTSTRAP, (_all, begin, json, end) => {
      const { site: _site, ...bootstrap } = JSON.parse(json);
      return begin + JSON.stringify(bootstrap).replaceAll('<', '\\u003c') + end;
    });
    await route.fulfill({ response, body: html });
  });
}

import { type Failing, type FailingApi, startFailingApi } from './failing-api.ts';
import { test as journey } from './journey.ts';
import { canHaveOwnSite, startOwnSite } from './own-site.ts';

/** A journey on an edge whose API fails in one call, for the edge as for browsers. */
export const test = journey.extend<{ failing: Failing | undefined; api: FailingApi }>({
  failing: [undefined, { option: true }],
  api: async ({ failing }, use, testInfo) => {
    testInfo.skip(!canHaveOwnSite(), 'needs the API of the product that the journeys started');
    const api = await startFailingApi(process.env.ALISIO_TEST_API_PORT ?? '', failing);
    await use(api);
    await api.stop();
  },
  baseURL: async ({ api }, use) => {
    const site = await startOwnSite({ API_URL: api.url });
    await use(site.url);
    await site.stop();
  },
});

export { expect } from './journey.ts';

import { createAppScope } from '@alisio/platform/sdk/page';
import { queryClientOf } from '@alisio/platform/sdk/query';
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { flightOffersQuery } from '../../api/search-flight-offers.ts';
import { loadFlightOffers } from './load-flight-offers.ts';

const TODAY = '2026-11-21';
const RESULTS = 'http://site.test/bogota-a-miami/results?tripType=1&from=BOG&to=MIA&adult=1';

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (_address, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response('{"type":"/problems/validation","title":"no","status":400}', { status: 400 });
  };
});

/** What the loader has asked, by its keys. */
async function asked(words: string, { today = TODAY, attribution = NO_ATTRIBUTION } = {}) {
  const scope = createAppScope();
  const request = new Request(`${RESULTS}${words}`);
  const visitor = { language: 'es', today, country: null, attribution } as const;
  await loadFlightOffers?.({ params: {}, request, scope, ...visitor });
  return queryClientOf(scope)
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => JSON.stringify(queryKey));
}

test('an address without a day asks for another one on another day', async () => {
  expect(await asked('')).toEqual(await asked(''));
  expect(await asked('')).not.toEqual(await asked('', { today: '2026-11-22' }));
});

test('it carries where the visitor came from, and is the same question', async () => {
  const attribution = { source: 'news', medium: '', affiliateId: '7', referrer: 'http://blog.test/post' };
  expect(await asked('', { attribution })).toEqual(await asked(''));
  expect(sent).toMatchObject([{ infoData: attribution }, { infoData: NO_ATTRIBUTION }]);
});

test('it asks under the key of the language', async () => {
  const [key = ''] = await asked('&departureDate=2026-12-12');
  const [, , question] = JSON.parse(key);
  const payload = { ...JSON.parse(question), infoData: NO_ATTRIBUTION };
  expect(JSON.parse(key)).toEqual(flightOffersQuery(payload, 'es').queryKey);
});

test('what a page brought is not asked for before the page is taken over, also when suppliers lack in it', async () => {
  const scope = createAppScope();
  const words = '&departureDate=2026-12-12';
  const [key = ''] = await asked(words);
  sent = [];
  const suppliers = { asked: 3, awaited: ['demo3'], missing: [] };
  queryClientOf(scope).setQueryData(JSON.parse(key), { data: [], meta: { suppliers } });
  const visitor = { language: 'es', today: TODAY, country: null, attribution: NO_ATTRIBUTION } as const;
  await loadFlightOffers?.({ params: {}, request: new Request(`${RESULTS}${words}`), scope, ...visitor });
  expect(sent).toEqual([]);
});

test('an address that asks nothing answerable is not asked', async () => {
  const scope = createAppScope();
  const request = new Request('http://site.test/x-a-y/results');
  const context = {
    params: {},
    request,
    scope,
    language: 'es',
    today: TODAY,
    country: null,
    attribution: NO_ATTRIBUTION,
  } as const;
  await loadFlightOffers?.(context);
  expect(queryClientOf(scope).getQueryCache().getAll()).toEqual([]);
  expect(sent).toEqual([]);
});

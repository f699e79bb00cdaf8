import { visitorId } from '@alisio/platform/sdk/api';
import { installBootstrap, pageBootstrap } from '@alisio/platform/sdk/page';
import { type ApiHandler, bootstrapFixture, problemAnswer, stubApi } from '@alisio/platform/testing';
import { ATTRIBUTION_LIFETIME_MS } from '@alisio/shared-contracts/attribution';
import { problemType } from '@alisio/shared-contracts/problems';
import { attributionStore } from '@alisio/shared-contracts/stores';
import { currencyCodeOf } from '@alisio/shared-contracts/visitor';
import { clientConfiguration, contactsCache, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { withMessageChannel } from '../testing/with-message-channel.ts';
import { chooseCountry, chooseCurrency } from './choose.ts';
import { startVisitor } from './start-visitor.ts';

withMessageChannel();

const bootstrap = bootstrapFixture();
const { site } = bootstrap;
const LOCATION = '/visitor/location';
const RATES = '/currencyExchange';
const CONTACTS = '/graphql';
const CONFIGURATION = '/configuration';

const results = [
  { contactNumber: '601 000 0000', countryCode: 'CO' },
  { contactNumber: '+52 55 0000 0000', countryCode: 'MX' },
];
const healthy: ApiHandler[] = [
  { method: 'GET', path: LOCATION, body: { country: 'CO', currency: 'COP' } },
  { method: 'GET', path: RATES, body: { base: 'USD', date: '2026-11-20', rates: { COP: 4000 } } },
  { method: 'POST', path: CONTACTS, body: { data: { companyContactInfoDisplayQuery: { results } } } },
];

const ends: (() => void)[] = [];
let logged: unknown[][] = [];
const { error } = console;

beforeEach(() => {
  installBootstrap(bootstrap);
  logged = [];
  console.error = (...words: unknown[]) => logged.push(words);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  console.error = error;
  jest.useRealTimers();
  for (const store of [visitorProfile, clientConfiguration, contactsCache, attributionStore]) store.reset();
});

/** The visitor goes on to another address. */
let goOn = () => {};
const nextPage = () =>
  new Promise<void>((resolve) => {
    goOn = resolve;
  });

function start(handlers: readonly ApiHandler[], page: Parameters<typeof startVisitor>[0] = { site }) {
  const api = stubApi([...handlers, ...healthy]);
  ends.push(startVisitor(page, nextPage), api.restore);
  return api;
}

test('what is learnt of a visitor in Colombia', async () => {
  const api = start([]);
  await waitFor(() => expect(visitorProfile.get().agentIpInfo).toEqual({ country: 'CO', currency: 'COP' }));
  await waitFor(() => expect(contactsCache.get().contactNumber).toBe('601 000 0000'));
  await waitFor(() => expect(clientConfiguration.get().currencyExchangeRate).toEqual({ COP: 4000 }));
  expect(clientConfiguration.get()).toMatchObject({ version: site?.version, site, ratesDate: '2026-11-20' });
  expect(sessionStorage.getItem(clientConfiguration.key)).not.toContain('601');
  expect(api.callsTo(LOCATION)[0]?.headers.get('accept-language')).toBe(navigator.languages.join(','));
  expect(document.cookie).toContain(`zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`);
  expect(logged).toEqual([]);
});

test('the page has its turn between one and the next', async () => {
  const api = start([]);
  const begun = () => [LOCATION, RATES, CONTACTS].flatMap((path) => api.callsTo(path)).length;
  expect(begun()).toBeLessThan(2);
  await waitFor(() => expect(begun()).toBe(3));
});

test('the look-up is made once a session, also when it failed', async () => {
  const failing = problemAnswer('GET', LOCATION, 'unavailable');
  start([failing]);
  await waitFor(() => expect(visitorProfile.get().agentIpInfo).toEqual({ country: null, currency: 'USD' }));
  const again = start([failing]);
  await waitFor(() => expect(again.callsTo(CONTACTS)).toHaveLength(1));
  expect(again.callsTo(LOCATION)).toHaveLength(0);
});

test('what the page was drawn with is not looked up, and told to the edge for the next one', async () => {
  const location = { country: 'MX', currency: 'MXN' };
  const api = start([], { site, location });
  await waitFor(() => expect(contactsCache.get().contactNumber).toBe('+52 55 0000 0000'));
  expect(visitorProfile.get().agentIpInfo).toEqual(location);
  expect(api.callsTo(LOCATION)).toHaveLength(0);
  expect(document.cookie).toContain('location=MX');
});

test('a page that was drawn in dollars stays so: what is looked up then shows with the next one', async () => {
  const api = start([], { site, location: { country: null, currency: 'USD' } });
  await waitFor(() => expect(document.cookie).toContain('location=CO'));
  expect(api.callsTo(LOCATION)).toHaveLength(1);
  expect(visitorProfile.get().agentIpInfo).toBeNull();
  goOn();
  await waitFor(() => expect(visitorProfile.get().agentIpInfo?.country).toBe('CO'));
});

test('a look-up without a connection is made again by the next page', async () => {
  start([{ method: 'GET', path: LOCATION, respond: () => 'network-error' }]);
  await waitFor(() => expect(logged).toEqual([['Visitor location fail']]));
  expect(visitorProfile.get().agentIpInfo).toBeNull();
  start([]);
  await waitFor(() => expect(visitorProfile.get().agentIpInfo?.country).toBe('CO'));
});

test('calls that are cut off because the page is left have not failed: it gets no other turn', async () => {
  jest.useFakeTimers();
  const left = Promise.withResolvers<'network-error'>();
  const cutOff = [LOCATION, RATES].map(
    (path) => ({ method: 'GET', path, respond: () => left.promise }) as const,
  );
  contactsCache.set((cache) => ({ ...cache, allContacts: results }));
  start([...cutOff, { method: 'POST', path: CONTACTS, respond: () => left.promise }]);
  // Begun one after another.
  await jest.advanceTimersByTimeAsync(100);
  left.resolve('network-error');
  for (let tick = 0; tick < 50; tick++) await Promise.resolve();
  expect(logged).toEqual([]);
  expect(visitorProfile.get().agentIpInfo).toBeNull();
  expect(contactsCache.get().allContacts).toEqual(results);
  await jest.advanceTimersByTimeAsync(0);
  expect(logged).toHaveLength(3);
});

/** The calls at the beginning of a visit, and what is logged of each that fails (§8). */
const CALLS = [
  ['look-up', 'GET', LOCATION, 'Visitor location fail'],
  ['rates', 'GET', RATES, 'Currency exchange API fail'],
  ['contacts', 'POST', CONTACTS, 'Error fetching contacts'],
  ['configuration', 'GET', CONFIGURATION, 'Client configuration fail'],
] as const;
const TROUBLES: readonly [string, Omit<ApiHandler, 'method' | 'path'>][] = [
  ['no connection', { respond: () => 'network-error' }],
  ['a problem', { status: 500, body: { type: problemType('internal'), title: 'Broken', status: 500 } }],
  ['a problem of the gateway', { status: 502, body: '' }],
  ['a page in place of data', { body: '<!doctype html>' }],
  ['errors in place of data', { body: { errors: [] } }],
];
test.each(
  CALLS.flatMap(([call, method, path, words]) =>
    TROUBLES.map(([trouble, answer]) => ({ call, trouble, words, failing: { method, path, ...answer } })),
  ),
)(
  '$call answered by $trouble: the failure is logged, and nothing but it (§8)',
  async ({ failing, words }) => {
    start([failing], { site: failing.path === CONFIGURATION ? undefined : site });
    await waitFor(() => expect(logged).toEqual([[words]]));
  },
);

test('failures leave what §8 says, and what the others have learnt', async () => {
  contactsCache.set((cache) => ({ ...cache, allContacts: results }));
  clientConfiguration.set((state) => ({ ...state, currencyExchangeRate: { COP: 1 } }));
  start([problemAnswer('POST', CONTACTS, 'internal'), problemAnswer('GET', RATES, 'unavailable')]);
  await waitFor(() => expect(logged).toHaveLength(2));
  expect(contactsCache.get()).toMatchObject({ allContacts: [], contactNumber: null });
  expect(clientConfiguration.get()).toMatchObject({ currencyExchangeRate: {}, site });
  await waitFor(() => expect(visitorProfile.get().agentIpInfo?.country).toBe('CO'));
});

test('the line follows the country at once; one without a line has none selected', async () => {
  start([]);
  await waitFor(() => expect(contactsCache.get().contactNumber).toBe('601 000 0000'));
  chooseCountry('MX');
  expect(contactsCache.get().contactNumber).toBe('+52 55 0000 0000');
  chooseCountry('UY');
  expect(contactsCache.get().contactNumber).toBeNull();
});

test('the country of an earlier visit has its line, whatever the look-up says', async () => {
  start([], { site, chosen: { country: 'MX' } });
  await waitFor(() => expect(contactsCache.get().contactNumber).toBe('+52 55 0000 0000'));
});

test('a choice is kept, remembered for a year, and told; a country brings its currency until one is chosen', () => {
  const told: (string | undefined)[] = [];
  const tell = () => {
    const page = pageBootstrap();
    told.push(currencyCodeOf({ ...visitorProfile.get(), chosen: page?.chosen }, page?.site));
  };
  ends.push(visitorProfile.subscribe(tell));
  chooseCountry('AR');
  chooseCurrency('EUR');
  chooseCountry('MX');
  expect(visitorProfile.get()).toMatchObject({ chosenCountry: 'MX', chosenCurrency: 'EUR' });
  expect(document.cookie).toContain('country=MX');
  expect(document.cookie).toContain('currency=EUR');
  expect(told).toEqual(['ARS', 'EUR', 'EUR']);
});

describe('the client configuration', () => {
  const newer = site && { ...site, version: '2' };

  test('of a new version replaces the one that is kept', async () => {
    start([]);
    await waitFor(() => expect(clientConfiguration.get().version).toBe('1'));
    start([], { site: newer });
    await waitFor(() => expect(clientConfiguration.get()).toMatchObject({ version: '2', site: newer }));
  });

  test('is asked for when the page came without it, and only while none is kept', async () => {
    const api = start([{ method: 'GET', path: CONFIGURATION, body: site }], { site: undefined });
    await waitFor(() => expect(clientConfiguration.get().site).toEqual(site));
    expect(api.callsTo(CONFIGURATION)).toHaveLength(1);
    const again = start([], { site: undefined });
    await waitFor(() => expect(again.callsTo(CONTACTS)).toHaveLength(1));
    expect(again.callsTo(CONFIGURATION)).toHaveLength(0);
  });
});

test('rates are asked for again after half an hour, a failure too', async () => {
  jest.useFakeTimers();
  const api = start([problemAnswer('GET', RATES, 'unavailable')]);
  await jest.advanceTimersByTimeAsync(30 * 60_000 - 1000);
  expect(api.callsTo(RATES)).toHaveLength(1);
  api.use(...healthy);
  await jest.advanceTimersByTimeAsync(2000);
  expect(api.callsTo(RATES)).toHaveLength(2);
  expect(clientConfiguration.get().currencyExchangeRate).toEqual({ COP: 4000 });
});

test('another page within half an hour has the rates already', async () => {
  start([]);
  await waitFor(() => expect(clientConfiguration.get().ratesDate).toBe('2026-11-20'));
  const again = start([]);
  await waitFor(() => expect(again.callsTo(CONTACTS)).toHaveLength(1));
  expect(again.callsTo(RATES)).toHaveLength(0);
});

test('rates that count from another currency are brought to the dollar', async () => {
  start([
    { method: 'GET', path: RATES, body: { base: 'EUR', date: '2026-11-20', rates: { USD: 2, COP: 8 } } },
  ]);
  await waitFor(() =>
    expect(clientConfiguration.get().currencyExchangeRate).toEqual({ USD: 1, COP: 4, EUR: 0.5 }),
  );
});

test('attribution is cleared when its 23 hours are over on an open page', async () => {
  jest.useFakeTimers();
  const infoData = { source: 'news', medium: 'mail', affiliateId: '7', referrer: '' };
  attributionStore.set({ infoData, expiresAt: Date.now() + ATTRIBUTION_LIFETIME_MS });
  start([]);
  await jest.advanceTimersByTimeAsync(ATTRIBUTION_LIFETIME_MS - 1000);
  expect(attributionStore.get().infoData.source).toBe('news');
  await jest.advanceTimersByTimeAsync(1000);
  expect(attributionStore.get()).toEqual(attributionStore.initial);
});

test('the profile knows whether the page is dark, whoever made it so', async () => {
  document.documentElement.dataset.theme = 'dark';
  start([]);
  await waitFor(() => expect(visitorProfile.get().isDarkMode).toBe(true));
  document.documentElement.dataset.theme = 'light';
  await waitFor(() => expect(visitorProfile.get().isDarkMode).toBe(false));
  delete document.documentElement.dataset.theme;
});

test('where no fingerprint can be made, as in this window, a booking call still has a name for the device', async () => {
  start([]);
  const id = await visitorId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(visitorProfile.get().agentId).toBe(id);
  expect(logged).toEqual([]);
});

test.each([
  ['full', ['setItem']],
  ['blocked', ['getItem', 'setItem', 'removeItem']],
])('a %s storage loses nothing of it while the page lives', async (_, methods) => {
  const { getItem, setItem, removeItem } = Storage.prototype;
  ends.push(() => Object.assign(Storage.prototype, { getItem, setItem, removeItem }));
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  Object.assign(Storage.prototype, Object.fromEntries(methods.map((method) => [method, refuse])));
  start([]);
  await waitFor(() => expect(contactsCache.get().contactNumber).toBe('601 000 0000'));
  await waitFor(() => expect(clientConfiguration.get().currencyExchangeRate).toEqual({ COP: 4000 }));
  expect(logged).toEqual([]);
});

test('what another hand wrote into the storage is dropped, and learnt anew', async () => {
  for (const { key } of [visitorProfile, clientConfiguration, contactsCache])
    sessionStorage.setItem(key, '%%%');
  start([]);
  await waitFor(() => expect(contactsCache.get().contactNumber).toBe('601 000 0000'));
  expect(logged).toEqual([]);
});

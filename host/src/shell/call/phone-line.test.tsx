import { bootstrapFixture, stubApi } from '@alisio/platform/testing';
import { clientConfiguration, contactsCache, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { act, screen, waitFor } from '@testing-library/react';
import { home } from '../../testing/demo-pages.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { withMessageChannel } from '../../testing/with-message-channel.ts';
import { chooseCountry } from '../../visitor/choose.ts';
import { startVisitor } from '../../visitor/start-visitor.ts';

withMessageChannel();

const { site } = bootstrapFixture();
const results = [{ contactNumber: '+52 55 0000 0000', countryCode: 'MX' }];
const unknown = {
  method: 'GET',
  path: '/visitor/location',
  body: { country: null, currency: 'USD' },
} as const;
const rates = {
  method: 'GET',
  path: '/currencyExchange',
  body: { base: 'USD', date: '2026-11-20', rates: {} },
} as const;
const contacts = {
  method: 'POST',
  path: '/graphql',
  body: { data: { companyContactInfoDisplayQuery: { results } } },
} as const;

/** Nobody goes on to another address. */
const stays = () => new Promise<void>(() => {});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  for (const store of [visitorProfile, clientConfiguration, contactsCache]) act(() => store.reset());
});

test('the head has the fallback line, and that of a country as soon as it is chosen', async () => {
  const api = stubApi([unknown, rates, contacts]);
  ends.push(api.restore);
  renderSite('/', { pages: [home] });
  ends.push(startVisitor({ site }, stays));
  const [fallback] = await screen.findAllByRole('link', { name: /^Llamar: \+57/ });
  expect(fallback?.getAttribute('href')).toBe('tel:+576010000000');
  await waitFor(() => expect(contactsCache.get().allContacts).toEqual(results));
  act(() => chooseCountry('MX'));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Llamar: \+57/ })).toEqual([]));
  const [own] = screen.getAllByRole('link', { name: /^Llamar: \+52/ });
  expect(own?.getAttribute('href')).toBe('tel:+525500000000');
});

test('a page that came without the configuration has the line once it was asked for', async () => {
  const api = stubApi([unknown, rates, contacts, { method: 'GET', path: '/configuration', body: site }]);
  ends.push(api.restore);
  renderSite('/', { pages: [home], site: null });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /^Llamar/ })).toBeNull();
  ends.push(startVisitor({ site: undefined }, stays));
  expect(await screen.findAllByRole('link', { name: /^Llamar: \+57/ })).not.toEqual([]);
  expect(api.callsTo('/configuration')).toHaveLength(1);
});

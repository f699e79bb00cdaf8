import { LANGUAGES } from '@alisio/platform/sdk/i18n';
import { type ApiHandler, asVisitor, onDay, problemAnswer } from '@alisio/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { phoneDeal } from '../testing/phone-deal.ts';
import { showHome, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

// Noon in Colombia: its line is open.
onDay(TODAY, '-05:00');

const DEALS = '/air/phone-deals';
const deals = [phoneDeal(), phoneDeal({ code: 'HF-5492', to: 'MIA', toCity: 'Miami' })];
const answered: ApiHandler = { method: 'GET', path: DEALS, body: { data: deals } };
const section = { name: /^Al llamar pagas hasta 27\s%\smenos/ };
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

test('both prices of a deal, the code to dictate, whether somebody answers, and one call button', async () => {
  showHome({ apiHandlers: [answered] });
  const region = within(await screen.findByRole('region', section));
  await region.findByRole('heading', { name: 'Bogotá a Cancún' });
  expect(region.getByText(/pagas 25\s%\smenos .* y 27\s%\smenos en las rutas/)).toBeTruthy();
  const [card, ...more] = region.getAllByRole('article');
  if (!card) throw new Error('no card');
  expect(more).toHaveLength(1);
  expect(plain(card)).toContain('Del 23 al 30 dic');
  expect(plain(card)).toContain('En la webUS$ 400,00');
  expect(plain(card)).toContain('Por teléfonoUS$ 300,00');
  expect(plain(card)).toContain('Dicta el código KT-4827');
  expect(within(card).getByText('Abierto ahora')).toBeTruthy();
  expect(card.querySelector('s, del')).toBeNull();
  const call = within(card).getByRole('link', { name: 'Llamar y reservar Bogotá a Cancún' });
  expect(call.getAttribute('href')).toBe('tel:+576010000000');
  const callMe = within(card).getByRole('link', { name: 'Prefiero que me llamen Bogotá a Cancún' });
  expect(callMe.getAttribute('href')).toBe('/contact-us?about=KT-4827');
});

test("deals are asked for the visitor's country and language, and priced in the visitor's currency", async () => {
  asVisitor({ country: 'MX', currency: 'MXN' });
  const page = showHome({ apiHandlers: [answered] });
  await screen.findByRole('heading', { name: 'Bogotá a Cancún' });
  const asked = () => page.api.callsTo(DEALS).map(({ query }) => Object.fromEntries(query));
  await waitFor(() => expect(asked()).toContainEqual({ country: 'MX', language: 'es' }));
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('no card');
  expect(plain(card)).toMatch(/MXN? ?\$? ?8\.000,00/);
  expect(screen.getByText(/Se cobra en dólares estadounidenses/)).toBeTruthy();
  await page.speak('en');
  await waitFor(() => expect(asked()).toContainEqual({ country: 'MX', language: 'en' }));
  expect(await screen.findByRole('heading', { name: 'Bogotá to Cancún' })).toBeTruthy();
});

test('the place of the deals is kept while they are awaited', async () => {
  let answer = (_: object) => {};
  const body = new Promise((resolve) => {
    answer = resolve;
  });
  showHome({ apiHandlers: [{ method: 'GET', path: DEALS, body: () => body }] });
  const region = await screen.findByRole('region', section);
  expect(region.getAttribute('aria-busy')).toBe('true');
  expect(within(region).getAllByRole('listitem')).toHaveLength(6);
  await act(async () => answer({ data: deals }));
  await within(region).findByRole('heading', { name: 'Bogotá a Miami' });
  expect(region.getAttribute('aria-busy')).toBeNull();
});

test.each<[string, ApiHandler]>([
  ['an API that fails', problemAnswer('GET', DEALS, 'internal')],
  ['no network', { method: 'GET', path: DEALS, respond: () => 'network-error' }],
  ['no deals', { method: 'GET', path: DEALS, body: { data: [] } }],
])('with %s there is neither a hole nor an error', async (_, handler) => {
  const page = showHome({ apiHandlers: [handler] });
  await waitFor(() => expect(page.api.callsTo(DEALS).length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('region', section)).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Así funciona' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a line to call nothing is sold by phone', async () => {
  const page = showHome({ apiHandlers: [answered], bootstrap: { site: undefined } });
  await waitFor(() => expect(page.api.callsTo(DEALS)).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'Así funciona' })).toBeTruthy();
  expect(screen.queryByRole('region', section)).toBeNull();
});

test.each(LANGUAGES)('the deals have no accessibility faults in %s', async (language) => {
  const page = showHome({ apiHandlers: [answered], language });
  await screen.findAllByRole('article');
  expect(await violations(page.container)).toEqual([]);
});

import { type ApiCall, asVisitor } from '@alisio/platform/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { aCard, aText, showFaq, showSection, showText } from '../testing/texts.ts';

const textAnswer = (body = aText()) => ({ method: 'GET', path: '/content/page', body }) as const;
const trip = {
  to: 'CTG',
  departureDate: '2027-01-13',
  returnDate: '2027-01-20',
  price: { amount: 6800, currency: 'USD' },
};
const price = {
  method: 'GET',
  path: '/air/trip-price',
  body: { from: 'BOG', city: 'Bogotá', trip },
} as const;
const prices = (data: object[]) => ({ method: 'GET', path: '/air/trip-prices', body: { data } }) as const;
const around = prices([
  { from: 'BOG', city: 'Bogotá', trip },
  { from: 'PTY', city: 'Ciudad de Panamá', trip: { ...trip, price: { amount: 18_800, currency: 'USD' } } },
]);

test('an article is read with its contents, its links inside and outside, its weather and what goes on from it', async () => {
  const { container } = showText({ apiHandlers: [textAnswer(), price, around] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cartagena en tres días' })).toBeTruthy();
  const contents = screen.getByRole('navigation', { name: 'En este artículo' });
  expect(within(contents).getByRole('link', { name: 'Cuándo ir' }).getAttribute('href')).toBe('#cuando-ir');
  expect(screen.getByRole('link', { name: 'Colombia' }).getAttribute('href')).toBe('/viajar-a-colombia');
  expect(screen.getByRole('link', { name: /^Migración/ }).getAttribute('rel')).toBe('noopener noreferrer');
  const weather = screen.getByRole('table', { name: 'El tiempo en Cartagena, mes a mes' });
  expect(within(weather).getByRole('row', { name: 'enero 31 24 0' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lima a pie' }).getAttribute('href')).toBe('/destinations/lima');
  expect(document.title).toBe('Cartagena en tres días');
  await screen.findByRole('link', { name: 'Desde Bogotá' });
  expect(await violations(container)).toEqual([]);
});

test('a text that is gone to costs one question, and none when one comes back to it', async () => {
  const [one, other] = ['/destinations/cartagena-en-tres-dias', '/destinations/lima'];
  const texts = {
    method: 'GET',
    path: '/content/page',
    respond: ({ query }: ApiCall) => {
      const asked = query.get('path') ?? '';
      return { body: aText({ card: aCard({ href: asked, title: asked }), body: [] }) };
    },
  } as const;
  const { api, go } = showText({ apiHandlers: [texts, around] });
  await screen.findByRole('heading', { level: 1, name: one });
  await go(other);
  await screen.findByRole('heading', { level: 1, name: other });
  await go(one);
  await screen.findByRole('heading', { level: 1, name: one });
  expect(api.callsTo('/content/page').map(({ query }) => query.get('path'))).toEqual([one, other]);
  const others = api.calls.filter(({ path }) => path !== '/content/page').map(({ path }) => path);
  expect([...new Set(others)]).toEqual(['/air/trip-prices']);
});

test('a price in a text says its days and searches them', async () => {
  showText({ apiHandlers: [textAnswer(), price, around] });
  const link = await screen.findByRole('link', {
    name: /^Vuelos a Cartagena.*Desde Bogotá, ida y vuelta, 13 a 20\sene.*US\$\s68$/,
  });
  expect(link.getAttribute('href')).toMatch(/^\/bogota-a-cartagena\/results\?.*departureDate=2027-01-13/);
});

test('beside a text stands what flying there costs from cities around, each a search of its days', async () => {
  showText({ apiHandlers: [textAnswer(), price, around] });
  const card = await screen.findByRole('complementary', { name: 'Vuelos a Cartagena' });
  const link = await within(card).findByRole('link', { name: 'Desde Ciudad de Panamá' });
  expect(link.closest('li')?.textContent).toMatch(/13 a 20\sene.*desde.*US\$\s188/);
  expect(link.getAttribute('href')).toMatch(
    /from=PTY&to=CTG&departureDate=2027-01-13&.*returnDate=2027-01-20/,
  );
  const others = within(card).getByRole('link', { name: 'Buscar mis fechas' });
  expect(others.getAttribute('href')).toBe('/vuelos/buscar?to=CTG&change=1');
});

test('prices of flights are asked for in the currency of the search that they open; what is sold in another one alone is said', async () => {
  asVisitor({ currency: 'COP' });
  const { api } = showText({ apiHandlers: [textAnswer(), price, around] });
  const card = await screen.findByRole('complementary', { name: 'Vuelos a Cartagena' });
  await within(card).findByText(/^Precios en pesos colombianos .* Se cobran en dólares estadounidenses\.$/);
  for (const path of ['/air/trip-price', '/air/trip-prices'])
    expect(api.callsTo(path).map(({ query }) => query.get('currency'))).toEqual(['COP']);
  const row = within(card).getByRole('link', { name: 'Desde Bogotá' });
  expect(row.getAttribute('href')).toContain('currencyCode=COP');
});

test('where nobody flies, or nobody answers, other days can be searched all the same', async () => {
  showText({ apiHandlers: [textAnswer(), price, prices([])] });
  const card = await screen.findByRole('complementary', { name: 'Vuelos a Cartagena' });
  await within(card).findByText(/^Elige tus fechas/);
  expect(within(card).queryByRole('list')).toBeNull();
  expect(within(card).getByRole('link', { name: 'Buscar mis fechas' })).toBeTruthy();
});

test('a list shows its texts, and a search over all of them is an address of its own', async () => {
  const { user, address, container } = showSection({
    apiHandlers: [
      { method: 'GET', path: '/content/sections/{page}', body: { data: [aCard()] } },
      { method: 'GET', path: '/content/search', body: { data: [] } },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Destinos' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Cartagena en tres días' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Destinos', current: 'page' })).toBeTruthy();
  expect(await violations(container)).toEqual([]);
  await user.type(screen.getByRole('searchbox'), 'lima{Enter}');
  expect(address()).toBe('/destinations?q=lima');
  expect(await screen.findByText(/^No se encontraron resultados/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('questions stand in groups, and a search leaves those that say its words, opened', async () => {
  const questions = aText({
    card: aCard({ kind: 'page', href: '/faq', title: 'Preguntas' }),
    body: [
      { kind: 'heading', level: 2, id: 'maletas', text: 'Maletas' },
      { kind: 'heading', level: 3, id: 'una', text: '¿Qué equipaje lleva?' },
      { kind: 'paragraph', line: [{ text: 'Lo dice la tarifa.' }] },
      { kind: 'heading', level: 2, id: 'pagos', text: 'Pagos' },
      { kind: 'heading', level: 3, id: 'dos', text: '¿Qué tarjetas?' },
      { kind: 'paragraph', line: [{ text: 'Muchas.' }] },
    ],
  });
  showFaq({ path: '/faq?q=que%20equipages', apiHandlers: [textAnswer(questions)] });
  expect(await screen.findByText(/te mostramos 1 resultado de «equipaje»/)).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Maletas' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2, name: 'Pagos' })).toBeNull();
  expect(screen.getByText('Lo dice la tarifa.').closest('details')?.open).toBe(true);
});

test('a search says how much it found, what it took a slip for, and where all is; the box keeps what was typed', async () => {
  const { user, address } = showSection({
    path: '/destinations?q=cartajena',
    apiHandlers: [
      { method: 'GET', path: '/content/search', body: { data: [aCard()], insteadOf: 'cartagena' } },
      { method: 'GET', path: '/content/sections/{page}', body: { data: [aCard()] } },
    ],
  });
  const told = await screen.findByText(/«cartajena»; te mostramos 1 resultado de «cartagena»/);
  expect(told.getAttribute('role')).toBe('status');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('cartajena');
  await user.click(screen.getByRole('link', { name: 'Ver todo' }));
  expect(address()).toBe('/destinations');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('where nothing is found, the newest of the list stands beneath', async () => {
  showSection({
    path: '/destinations?q=xyzzy',
    apiHandlers: [
      { method: 'GET', path: '/content/search', body: { data: [] } },
      { method: 'GET', path: '/content/sections/{page}', body: { data: [aCard()] } },
    ],
  });
  const newest = await screen.findByRole('region', { name: 'Lo más nuevo en Destinos' });
  expect(within(newest).getByRole('link', { name: 'Cartagena en tres días' })).toBeTruthy();
});

test('contents mark where one reads', async () => {
  showText({ apiHandlers: [textAnswer(), price, around] });
  const link = await screen.findByRole('link', { name: 'Cuándo ir' });
  expect(link.getAttribute('aria-current')).toBeNull();
  fireEvent.scroll(window);
  expect(await screen.findByRole('link', { name: 'Cuándo ir', current: true })).toBeTruthy();
});

import { LANGUAGES } from '@alisio/platform/sdk/i18n';
import { type ApiHandler, asVisitor, onDay } from '@alisio/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { flightSearch } from '../features/flight-search/flight-search-store.ts';
import { airportGroup } from '../testing/places.ts';
import { showHome, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const bogota = airportGroup('BOG', 'Bogotá', ['BOG', 'El Dorado']);
const miami = airportGroup('MIA', 'Miami', ['MIA', 'Miami']);
const london = airportGroup('LON', 'Londres', ['LHR', 'Heathrow'], ['LGW', 'Gatwick']);
const byTerm: Record<string, unknown[]> = { bogta: [bogota], mia: [miami], londres: [london] };
const airports: ApiHandler = {
  method: 'GET',
  path: '/search/airports',
  respond: ({ query }) => ({ body: { data: byTerm[query.get('term') ?? ''] ?? [] } }),
};
const apiHandlers = [airports];

const origin = () => screen.getByRole('combobox', { name: 'Origen' });
const destination = () => screen.getByRole('combobox', { name: 'Destino' });
const submit = () => screen.getByRole('button', { name: 'Buscar vuelos' });

async function choose(page: ReturnType<typeof showHome>, box: HTMLElement, typed: string) {
  await page.user.click(box);
  await page.user.keyboard(typed);
  await screen.findAllByRole('option');
  await page.user.keyboard('{Enter}');
}

async function chooseBoth(page: ReturnType<typeof showHome>) {
  await choose(page, origin(), 'bogta');
  await choose(page, destination(), 'mia');
}

test('a search by keyboard alone leads to the results of what was chosen', async () => {
  const page = showHome({ apiHandlers });
  // Kind of trip, more options, starting over.
  for (let n = 0; n < 4; n++) await page.user.tab();
  expect(document.activeElement).toBe(origin());
  await page.user.keyboard('bogta');
  expect(await screen.findByRole('option', { name: 'Bogotá El Dorado, Colombia BOG' })).toBeTruthy();
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(origin()).toHaveProperty('value', 'Bogotá');
  await page.user.tab();
  await page.user.tab();
  expect(document.activeElement).toBe(destination());
  await page.user.keyboard('mia');
  await screen.findByRole('option', { name: /^Miami .*MIA$/ });
  await page.user.keyboard('{Enter}{Enter}');
  const url = new URL(page.address(), 'http://x.test');
  expect(url.pathname).toBe('/bogota-a-miami/results');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tripType: '2',
    from: 'BOG',
    to: 'MIA',
    departureDate: '2026-11-28',
    returnDate: '2026-12-04',
    adult: '1',
    child: '0',
    infant: '0',
    cabin: 'economy',
    currencyCode: 'USD',
  });
});

test('what was searched is kept with the country of who searched', async () => {
  asVisitor({ country: 'MX' });
  const page = showHome({ apiHandlers });
  await chooseBoth(page);
  await page.user.click(submit());
  expect(page.address()).toMatch(/^\/bogota-a-miami\/results/);
  expect(flightSearch.get().form).toMatchObject({ countryCode: 'MX' });
});

test('the same term is asked for once', async () => {
  const page = showHome({ apiHandlers });
  await choose(page, origin(), 'londres');
  await choose(page, destination(), 'londres');
  expect(page.api.calls.filter(({ query }) => query.get('term') === 'londres')).toHaveLength(1);
});

test('a city stands before its airports, each with its code', async () => {
  const page = showHome({ apiHandlers });
  await page.user.type(origin(), 'londres');
  await screen.findAllByRole('option');
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual([
    'Londres Todos los aeropuertos, ColombiaLON',
    'Heathrow Londres, ColombiaLHR',
    'Gatwick Londres, ColombiaLGW',
  ]);
});

test('nothing found is said in the words of §8', async () => {
  const page = showHome({ apiHandlers });
  await page.user.type(origin(), 'zzzz');
  expect((await screen.findAllByText('No se encontraron resultados para tu búsqueda')).length).toBe(2);
});

test('places change sides with one press, also when one was only typed', async () => {
  const page = showHome({ apiHandlers });
  await chooseBoth(page);
  await page.user.click(screen.getByRole('button', { name: 'Intercambiar origen y destino' }));
  expect([origin(), destination()]).toMatchObject([{ value: 'Miami' }, { value: 'Bogotá' }]);
  await page.user.type(origin(), 'x');
  await page.user.click(screen.getByRole('button', { name: 'Intercambiar origen y destino' }));
  expect(origin()).toHaveProperty('value', 'Bogotá');
});

test('what was searched is offered first the next time', async () => {
  const page = showHome({ apiHandlers });
  await chooseBoth(page);
  await page.user.click(submit());
  await page.go('/');
  await page.user.click(origin());
  const offered = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map((option) => option.textContent?.replaceAll('\u00a0', ' '));
  expect(offered('Búsquedas recientes')).toEqual(['Bogotá a Miami Del 28 nov al 4 dic']);
  // Miami is where this trip goes already.
  expect(offered('Lugares recientes')).toEqual(['Bogotá El Dorado, ColombiaBOG']);
});

test('an empty form says what it lacks, leads to it, and forgives at once', async () => {
  const page = showHome({ apiHandlers });
  await page.user.click(submit());
  const summary = screen.getByRole('alert');
  expect(page.container.ownerDocument.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Elige de dónde sales', 'Elige a dónde vas']);
  expect(await violations(page.container)).toEqual([]);
  await page.user.click(within(summary).getByRole('link', { name: 'Elige a dónde vas' }));
  expect(document.activeElement).toBe(destination());
  expect(destination().getAttribute('aria-invalid')).toBe('true');
  await page.user.keyboard('mia');
  await screen.findAllByRole('option');
  await page.user.keyboard('{Enter}');
  const line = within(summary).getByRole('link', { name: 'Elige a dónde vas' }).parentElement;
  expect(line?.textContent).toContain('corregido');
  expect(destination().getAttribute('aria-invalid')).toBeNull();
  expect(page.address()).toBe('/');
});

test('one place cannot be both ends', async () => {
  const page = showHome({ apiHandlers });
  await choose(page, origin(), 'mia');
  await choose(page, destination(), 'mia');
  await page.user.click(submit());
  expect(screen.getAllByText('El destino debe ser distinto del origen').length).toBe(2);
});

describe('travellers', () => {
  const open = async (page: ReturnType<typeof showHome>) => {
    await page.user.click(screen.getByRole('button', { name: /Viajeros y cabina/ }));
    return screen.findByRole('dialog', { name: 'Viajeros y cabina' });
  };

  test('limits are explained: nine in all, a lap for each infant', async () => {
    const page = showHome({ apiHandlers });
    const panel = within(await open(page));
    await page.user.click(panel.getByRole('button', { name: 'Añadir un bebé' }));
    expect(panel.getByText('Cada bebé viaja en brazos de un adulto')).toBeTruthy();
    for (let n = 0; n < 7; n++) await page.user.click(panel.getByRole('button', { name: 'Añadir un niño' }));
    expect(panel.getAllByText('Una reserva admite hasta 9 viajeros en total').length).toBeGreaterThan(0);
    await page.user.click(panel.getByRole('button', { name: 'Añadir un adulto' }));
    expect(screen.getByText('9 viajeros, Económica')).toBeTruthy();
  });

  test('an adult who leaves takes the infant off the lap', async () => {
    const page = showHome({ apiHandlers });
    const panel = within(await open(page));
    await page.user.click(panel.getByRole('button', { name: 'Añadir un adulto' }));
    await page.user.click(panel.getByRole('button', { name: 'Añadir un bebé' }));
    await page.user.click(panel.getByRole('button', { name: 'Añadir un bebé' }));
    await page.user.click(panel.getByRole('button', { name: 'Quitar un adulto' }));
    expect(within(panel.getByRole('group', { name: /Bebés/ })).getByText('1')).toBeTruthy();
  });

  test.each([
    ['es', /Viajeros y cabina/, ['Mayores de 11 años', 'De 2 a 11 años', 'Menores de 2 años']],
    ['en', /Travelers and cabin/, ['Over 11 years', '2 to 11 years', 'Under 2 years']],
  ] as const)('who counts as what is said in %s, without faults', async (language, slot, ages) => {
    const page = showHome({ apiHandlers, language });
    await page.user.click(screen.getByRole('button', { name: slot }));
    const panel = await screen.findByRole('dialog', { name: slot });
    expect(ages.map((age) => within(panel).getByText(age).textContent)).toEqual(ages);
    expect(await violations(panel)).toEqual([]);
  });

  test.each(['Listo', 'Escape'])('the focus comes back to the slot with %s', async (way) => {
    const page = showHome({ apiHandlers });
    const panel = within(await open(page));
    if (way === 'Listo') await page.user.click(panel.getByRole('button', { name: way }));
    else await page.user.keyboard(`{${way}}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const slot = screen.getByRole('button', { name: /Viajeros y cabina/ });
    await waitFor(() => expect(document.activeElement).toBe(slot));
  });

  test('the cabin goes along, and the choice is still there after the panel is closed', async () => {
    const page = showHome({ apiHandlers });
    const panel = within(await open(page));
    await page.user.click(panel.getByRole('radio', { name: 'Ejecutiva' }));
    await page.user.click(panel.getByRole('button', { name: 'Listo' }));
    expect(await screen.findByRole('button', { name: /1 viajero, Ejecutiva/ })).toBeTruthy();
  });
});

describe('dates', () => {
  test('a new departure after the return takes the return along, for as long a stay', async () => {
    const page = showHome({ apiHandlers });
    await page.user.click(screen.getByRole('button', { name: /^Ida/ }));
    const panel = within(await screen.findByLabelText('Elige tus fechas'));
    const typed = panel.getByLabelText('Ida');
    await page.user.clear(typed);
    await page.user.type(typed, '20/12/2026{Enter}');
    await page.user.click(panel.getByText('Listo'));
    expect(await screen.findByRole('button', { name: /^Ida\s*dom\s20\sdic/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Vuelta\s*sáb\s26\sdic/ })).toBeTruthy();
  });

  test('a one-way trip has no return', async () => {
    const page = showHome({ apiHandlers });
    await chooseBoth(page);
    await page.user.click(screen.getByRole('radio', { name: 'Solo ida' }));
    expect(screen.queryByRole('button', { name: /^Vuelta/ })).toBeNull();
    await page.user.click(submit());
    expect(page.address()).toContain('tripType=1');
    expect(page.address()).not.toContain('returnDate');
  });
});

test('a poster starts a search from the chosen origin', async () => {
  const page = showHome({ apiHandlers });
  await choose(page, origin(), 'mia');
  const poster = screen.getByRole('link', { name: /Lima/ });
  expect(poster.getAttribute('href')).toMatch(/^\/miami-a-lima\/results\?.*from=MIA&to=LIM/);
});

test('a poster says what the cheapest day costs and searches it, and another origin says no price', async () => {
  const price = { amount: 21_310, currency: 'USD' };
  const lima = { to: 'LIM', departureDate: '2027-01-12', returnDate: '2027-01-19', price };
  const prices: ApiHandler = {
    method: 'GET',
    path: '/air/destination-prices',
    body: { from: 'BOG', data: [lima] },
  };
  const page = showHome({ apiHandlers: [airports, prices] });
  const poster = await screen.findByRole('link', { name: /^Lima desde US\$\s214$/ });
  expect(poster.getAttribute('href')).toMatch(/departureDate=2027-01-12.*returnDate=2027-01-19/);
  await choose(page, origin(), 'mia');
  expect(await screen.findByRole('link', { name: 'Lima Ver vuelos' })).toBeTruthy();
});

test('without a choice the posters start from where the visitor’s country flies from', async () => {
  showHome({ apiHandlers, language: 'en' });
  act(() => asVisitor({ country: 'US' }));
  expect(await screen.findByText(/^Round trips from Miami/)).toBeTruthy();
  const poster = screen.getByRole('link', { name: /Lima/ });
  expect(poster.getAttribute('href')).toMatch(/^\/miami-a-lima\/results\?.*from=MIA&to=LIM/);
});

test('all that stands below the fold has its place at once: nothing grows as one scrolls', async () => {
  showHome({ apiHandlers });
  const deals = await screen.findByRole('region', { name: /^Al llamar pagas/ });
  expect(within(deals).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('heading', { name: 'Así funciona' })).toBeTruthy();
});

test.each(LANGUAGES)('the page has no accessibility faults in %s', async (language) => {
  const page = showHome({ apiHandlers, language });
  await screen.findAllByRole('listitem');
  expect(await violations(page.container)).toEqual([]);
});

test('the origin is proposed from the visitor’s country, and never over what was typed', async () => {
  const page = showHome({ apiHandlers });
  expect(origin()).toHaveProperty('value', '');
  act(() => asVisitor({ country: 'MX' }));
  expect(origin()).toHaveProperty('value', 'Ciudad de México');
  expect(flightSearch.get().form?.origin ?? null).toBeNull();
  await page.user.clear(origin());
  expect(origin()).toHaveProperty('value', '');
});

test('a country that is found late leaves the box alone in which one is about to type', async () => {
  const page = showHome({ apiHandlers });
  await page.user.click(origin());
  act(() => asVisitor({ country: 'MX' }));
  expect(origin()).toHaveProperty('value', '');
});

test('a country that is found late leaves the letters that were typed', async () => {
  const page = showHome({ apiHandlers });
  await page.user.click(origin());
  await page.user.keyboard('b');
  act(() => asVisitor({ country: 'MX' }));
  expect(origin()).toHaveProperty('value', 'b');
});

import { onDay } from '@alisio/platform/testing';
import { cruiseState } from '@alisio/shared-contracts/cruises';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { listedCruise, soldOutBalcony, weekly, withCruises } from '../testing/cruises.ts';
import { showCruiseResults } from '../testing/results-page.ts';

onDay('2026-11-25');
beforeEach(() => cruiseState.reset());

const short = listedCruise({
  id: 'azul-20270301',
  itinerary: 'aruba-en-cuatro-noches',
  title: 'Aruba en cuatro noches',
  nights: 4,
  priceBalcony: 40_000,
  pricePerPerson: 30_000,
});
const two = [listedCruise(), soldOutBalcony];
const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ') ?? '';
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => !text?.includes('teléfono'));

test('a route has its days and its sailings with four prices, and says why a cabin has none', async () => {
  const { container } = showCruiseResults({
    path: '/crucerro/result?destination=AWORJ',
    apiHandlers: withCruises(two),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '2 salidas pasan por Aruba' })).toBeTruthy();
  const card = screen.getByRole('article', { name: 'Antillas menores desde San Juan' });
  expect(plain(card)).toContain('7 noches, 2 puertos, 1 día de mar');
  const [days] = within(card).getAllByRole('list');
  expect(
    within(days ?? card)
      .getAllByRole('listitem')
      .map(plain),
  ).toEqual(['1San Juan', '2en el mar', '3Barbados', '4Aruba', '5San Juan']);
  // §4: what has no balcony comes last.
  expect(within(card).getAllByRole('heading', { level: 3 }).map(plain)).toEqual([
    'Bahía Serena',
    'Rumbo Claro',
  ]);
  expect(plain(card)).toContain('sáb 16 ene a sáb 23 ene de 2027');
  expect(plain(card)).toContain('BalcónAgotado');
  expect(plain(card)).toContain('SuiteEste barco no tiene');
  const balcony = within(card).getByRole('link', { name: 'Balcón US$ 1.049 por persona, cabina 2.098' });
  expect(balcony.getAttribute('href')).toBe(
    '/crucerro/details?cruise=bahia-serena-20270116&adults=2&cabin=balcony',
  );
  const [lines] = screen.getAllByRole('list', { name: 'Líneas que van' });
  expect(plain(lines)).toBe('Pleamar 1, 1 salidaBitácora 1, 1 salida');
  expect(await violations(container)).toEqual([]);
});

test('of the whole Caribbean there are the sailings of its seas, and the heading says so', async () => {
  const elsewhere = listedCruise({ id: 'azul-20270401', region: 'alaska', title: 'Alaska' });
  const east = { ...short, region: 'caribbean-east' as const };
  showCruiseResults({
    path: '/crucerro/result?destination=caribbean',
    apiHandlers: withCruises([listedCruise(), east, elsewhere]),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '2 salidas por todo el Caribe' })).toBeTruthy();
  expect(screen.getByText('Cruceros por todo el Caribe')).toBeTruthy();
});

test('facets and order stand in the address and are asked of the server; a chip takes one back', async () => {
  const { user, address, api } = showCruiseResults({ apiHandlers: withCruises([...two, short]) });
  await screen.findByRole('heading', { level: 1, name: '3 salidas' });
  expect(titles()).toEqual(['Aruba en cuatro noches', 'Antillas menores desde San Juan']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Más largos');
  await waitFor(() => expect(titles()[0]).toBe('Antillas menores desde San Juan'));
  await user.click(screen.getByRole('button', { name: 'Línea' }));
  await user.click(await screen.findByRole('checkbox', { name: /Bitácora, 1 salidas/ }));
  await waitFor(() => expect(address()).toBe('/crucerro/result?adults=2&sort=long&lines=bitacora'));
  await user.click(await screen.findByRole('button', { name: 'Ver 1 salida' }));
  expect(screen.getByText(/^1 de 3 salidas\./)).toBeTruthy();
  expect(api.callsTo('/cruises/search').at(-1)?.query.get('lines')).toBe('bitacora');
  await user.click(screen.getByRole('button', { name: 'Quitar Bitácora' }));
  await screen.findByRole('heading', { level: 1, name: '3 salidas' });
  expect(address()).toBe('/crucerro/result?adults=2&sort=long');
});

test('nothing is left: the facet that shuts most is named, and can be given up', async () => {
  const { user, address } = showCruiseResults({
    path: '/crucerro/result?lines=bitacora&nights=-4',
    apiHandlers: withCruises([...two, short]),
  });
  expect(await screen.findByText('El que más cierra es «Línea»: sin él hay 1 salida.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitarlo y ver 1' }));
  expect(await screen.findByRole('article', { name: 'Aruba en cuatro noches' })).toBeTruthy();
  expect(address()).toBe('/crucerro/result?nights=-4');
});

test('of many sailings of a route six stand there, and all of them by an address', async () => {
  const { user, address, api, go } = showCruiseResults({ apiHandlers: withCruises(weekly(9)) });
  const rows = () => screen.queryAllByRole('heading', { level: 3, name: 'Bahía Serena' });
  await waitFor(() => expect(rows()).toHaveLength(6));
  await user.click(screen.getByRole('link', { name: 'Ver las 9 salidas' }));
  await waitFor(() => expect(rows()).toHaveLength(9));
  expect(address()).toBe('/crucerro/result?adults=2&more=antillas-menores');
  expect(api.callsTo('/cruises/search').at(-1)?.query.get('itinerary')).toBe('antillas-menores');
  await go(-1);
  await waitFor(() => expect(rows()).toHaveLength(6));
});

test('ten routes stand on a page, the others on the next', async () => {
  const routes = Array.from({ length: 12 }, (_, at) =>
    listedCruise({ id: `azul-202703${at + 10}`, itinerary: `ruta-${at}`, title: `Ruta ${at}` }),
  );
  const { user, address } = showCruiseResults({ apiHandlers: withCruises(routes) });
  await waitFor(() => expect(titles()).toHaveLength(10));
  await user.click(screen.getByRole('link', { name: 'Página 2' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(address()).toBe('/crucerro/result?adults=2&page=2');
});

test('§3: what is looked for and what was answered is kept for the tab', async () => {
  showCruiseResults({
    path: '/crucerro/result?destination=AWORJ&line=pleamar&adults=2&ages=8',
    apiHandlers: withCruises(two),
  });
  await screen.findByRole('heading', { level: 1, name: '1 salida pasa por Aruba' });
  expect(cruiseState.get()).toMatchObject({
    ...{ selectedDestination: 'AWORJ', selectedCruiseLine: 'pleamar', selectedShip: '' },
    ...{ adults: 2, childAges: [8] },
    allCruises: [{ id: 'bahia-serena-20270116' }],
  });
});

test('the cheapest balcony stands there by phone with its code; who presses is in the queue, who looks is not', async () => {
  const { user, api } = showCruiseResults({ apiHandlers: withCruises(two) });
  const title = await screen.findByRole('heading', { level: 2, name: /por teléfono/ });
  expect(plain(title)).toBe('Bahía Serena, cabina con balcón por teléfono: US$ 1.573,50');
  expect(plain(title.closest('aside'))).toMatch(/Ahorras US\$ 524,50\. Dicta el código CR-\d{4}\./);
  const kept = () => api.callsTo('/cruises/bahia-serena-20270116/phone-offers');
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(kept()[0]?.body).toEqual({ cabin: 'balcony', adults: 2, childAges: [] });
  // There is no telephone here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole('link', { name: /^Llamar/ }));
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(kept()[1]?.body).toEqual({ cabin: 'balcony', adults: 2, childAges: [], calls: true });
});

test('no sailing at all: the ways on give up one thing each', async () => {
  showCruiseResults({
    path: '/crucerro/result?destination=BBBGI&line=pleamar&month=2027-03',
    apiHandlers: withCruises([soldOutBalcony]),
  });
  expect(await screen.findByRole('heading', { name: 'No hay cruceros con esa búsqueda' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cualquier fecha' }).getAttribute('href')).toBe(
    '/crucerro/result?destination=BBBGI&line=pleamar&adults=2',
  );
  // Its name is known though no sailing was found.
  expect(await screen.findByText('Cruceros a Barbados')).toBeTruthy();
});

test('a child for whom a cabin has no bed is said, with whom prices are for', async () => {
  const { container } = showCruiseResults({
    path: '/crucerro/result?adults=3&ages=8-4',
    apiHandlers: withCruises(two),
  });
  await screen.findByText(/^Una cabina es para 4 personas.*3 adultos y 1 niño\.$/);
  expect(await violations(container)).toEqual([]);
});

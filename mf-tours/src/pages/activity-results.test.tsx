import { asVisitor, onDay } from '@alisio/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { listedActivity, manyActivities, worldOf } from '../testing/activities.ts';
import { resultsPath, showResults } from '../testing/activity-pages.ts';

onDay('2026-11-25');

const islands = listedActivity('Islas en lancha', {
  total: 138,
  kinds: ['water', 'family'],
  duration: 480,
  times: ['08:00'],
  freeUntil: '2026-12-09T08:00:00',
  starts: ['meeting-point', 'pick-up'],
  languages: ['es', 'en'],
  groupSize: 20,
  left: 3,
  km: 4,
});
const walls = listedActivity('La muralla a pie', { total: 36, times: ['07:30', '09:00', '16:30'] });
const market = listedActivity('Mercado y desayuno', { total: 96, kinds: ['food'], km: 20, duration: 180 });
const three = worldOf([islands, walls, market]);

const names = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('heading', { level: 3 }).textContent);
const card = (name: string) => screen.findByRole('article', { name });
const textOf = async (name: string) => (await card(name)).textContent?.replace(/\u00a0/g, ' ');

test('a card says what it costs everybody, when it begins, until when it is free to cancel, and how it begins', async () => {
  const { container } = showResults({ apiHandlers: three });
  await screen.findByRole('heading', { level: 1, name: '3 planes en Cartagena' });
  const text = await textOf('Islas en lancha');
  expect(text).toContain('US$ 138,00Total, 2 adultos. US$ 69,00 cada uno');
  expect(text).toContain('Cancelas gratis hasta el 9 dic, 08:00');
  expect(text).toContain('8 h');
  expect(text).toContain('Hasta 20');
  expect(text).toContain('Te recogen');
  expect(text).toContain('Quedan 3 lugares');
  expect(await textOf('La muralla a pie')).toContain('07:3009:0016:30');
  expect(await textOf('La muralla a pie')).toContain('Sin reembolso');
  const link = within(await card('Islas en lancha')).getByRole('link', {
    name: 'Ver horarios: Islas en lancha',
  });
  expect(link.getAttribute('href')).toBe(
    '/activities/islas-en-lancha?place=city-2713a&from=2026-12-10&to=2026-12-14&people=2&day=2026-12-10&hour=08%3A00&way=shared',
  );
  expect(await violations(container)).toEqual([]);
});

test('the search asks what §3 says: one pax of 30 for each adult, children by age in the query', async () => {
  const { api } = showResults({ apiHandlers: three, path: resultsPath({ people: '2-8-4' }) });
  await card('Islas en lancha');
  const [call] = api.callsTo('/activities/availability/search');
  expect(call?.body).toMatchObject({
    filters: [{ searchFilterItems: [{ type: 'gps', latitude: 10.3997, longitude: -75.5144 }] }],
    from: '2026-12-10',
    to: '2026-12-14',
    paxes: [{ age: 30 }, { age: 30 }],
    language: 'es',
    pagination: { itemsPerPage: 100, page: 1 },
    order: 'DEFAULT',
  });
  expect(call?.query.get('ages')).toBe('8-4');
  expect(screen.getByText(/2 adultos y 2 niños$/, { selector: 'p' })).toBeTruthy();
});

test('the list is ordered as its address says, without asking again', async () => {
  const page = showResults({ apiHandlers: three });
  await card('Islas en lancha');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'price');
  await waitFor(() => expect(names()).toEqual(['La muralla a pie', 'Mercado y desayuno', 'Islas en lancha']));
  expect(page.address()).toBe(resultsPath({ sort: 'price' }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'duration');
  await waitFor(() => expect(names()[2]).toBe('Islas en lancha'));
  expect(page.api.callsTo('/activities/availability/search')).toHaveLength(1);
});

test('filters narrow the list, say how many each would keep, stand in the address, and chips take them back', async () => {
  const page = showResults({ apiHandlers: three });
  await card('Islas en lancha');
  await page.user.click(screen.getByRole('button', { name: 'Filtros' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  await page.user.click(within(sheet).getByRole('checkbox', { name: /^Agua, 1 plan, desde US\$.138$/ }));
  await within(sheet).findByRole('button', { name: 'Ver 1 plan' });
  await page.user.click(within(sheet).getByRole('checkbox', { name: /^Comida, 1 plan/ }));
  await page.user.click(await within(sheet).findByRole('button', { name: 'Ver 2 planes' }));
  await waitFor(() => expect(names().sort()).toEqual(['Islas en lancha', 'Mercado y desayuno']));
  expect(page.address()).toBe(resultsPath({ kind: 'food.water' }));
  await page.user.click(screen.getByRole('button', { name: 'Quitar Comida' }));
  await waitFor(() => expect(names()).toEqual(['Islas en lancha']));
  await page.go(-1);
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('when nothing is left the filter that shuts most is named, with what there is without it', async () => {
  const page = showResults({
    apiHandlers: worldOf([walls, market, listedActivity('Café de origen', { kinds: ['food'] })]),
    path: resultsPath({ kind: 'food', when: 'afternoon' }),
  });
  expect(
    await screen.findByText(/^El que más cierra es Cuándo: sin él quedan 2 planes, desde US\$.36\.$/),
  ).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Quitarlo y ver 2' }));
  await waitFor(() => expect(names().sort()).toEqual(['Café de origen', 'Mercado y desayuno']));
});

test('ten stand on a page, the second one has its address, and its heading the focus', async () => {
  const page = showResults({
    apiHandlers: worldOf(manyActivities(23)),
    path: resultsPath({ sort: 'price' }),
  });
  await screen.findByRole('heading', { level: 1, name: '23 planes en Cartagena' });
  expect(names()).toHaveLength(10);
  await page.user.click(screen.getByRole('link', { name: 'Página 3' }));
  await waitFor(() => expect(names()).toEqual(['Paseo 21', 'Paseo 22', 'Paseo 23']));
  expect(page.address()).toBe(resultsPath({ sort: 'price', page: '3' }));
  expect(document.activeElement?.textContent).toBe('23 planes en Cartagena');
});

test('more than the server tells at once are ordered by it first, and whole once all are here', async () => {
  const page = showResults({
    apiHandlers: worldOf(manyActivities(130)),
    path: resultsPath({ sort: 'price' }),
  });
  await screen.findByRole('heading', { level: 1, name: '130 planes en Cartagena' });
  expect(names()[0]).toBe('Paseo 1');
  await waitFor(() => expect(page.api.callsTo('/activities/availability/search')).toHaveLength(3));
  await page.go(resultsPath({ sort: 'price', page: '13' }));
  await waitFor(() => expect(names().at(-1)).toBe('Paseo 130'));
});

test('nothing is free: why, in words, with a step aside', async () => {
  showResults({ apiHandlers: worldOf([], { soldOut: 4 }) });
  expect(await screen.findByText(/^Hay 4 planes ahí, pero ninguno tiene lugar/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Del 17 al 21.dic$/ }).getAttribute('href')).toBe(
    '/activities/result?place=city-2713a&from=2026-12-17&to=2026-12-21&people=2',
  );
});

test('none is for this party, and that is said', async () => {
  showResults({ apiHandlers: worldOf([], { unfit: 2 }) });
  expect(await screen.findByText(/^Hay 2 planes ahí, pero no para este grupo/)).toBeTruthy();
});

test('what an address cannot mean is said above what is searched in its place', async () => {
  showResults({ apiHandlers: three, path: '/activities/result?from=2020-01-01&people=12' });
  expect(await screen.findByRole('heading', { level: 1, name: '3 planes en Bogotá' })).toBeTruthy();
  expect(screen.getByText(/^No dijiste dónde: te mostramos Bogotá/)).toBeTruthy();
  expect(screen.getByText(/^Los días de ese enlace ya pasaron/)).toBeTruthy();
  expect(screen.getByText(/^Una reserva tiene hasta 9 personas/)).toBeTruthy();
});

test('a search that failed is tried again where it stands', async () => {
  let isUp = false;
  const search = three.find(({ path }) => path.endsWith('/search') && !path.startsWith('/search'));
  const page = showResults({
    apiHandlers: [
      {
        method: 'POST',
        path: '/activities/availability/search',
        respond: (call) => (isUp && search?.respond ? search.respond(call) : 'network-error'),
      },
      ...three.filter((one) => one !== search),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Intentar otra vez' }, { timeout: 8000 });
  isUp = true;
  await page.user.click(retry);
  expect(await card('Islas en lancha')).toBeTruthy();
});

test('in another currency it is said which one, and which is charged', async () => {
  asVisitor({ currency: 'COP', country: 'CO' });
  showResults({ apiHandlers: three });
  await card('Islas en lancha');
  expect(screen.getByText(/Se cobra en dólares estadounidenses/i)).toBeTruthy();
});

test('the search is changed in place, from what the address asks for', async () => {
  const page = showResults({ apiHandlers: three, path: resultsPath({ people: '2-8' }) });
  await card('Islas en lancha');
  await page.user.click(screen.getByRole('button', { name: 'Cambiar la búsqueda' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Dónde' })).toHaveProperty('value', 'Cartagena'),
  );
  await page.user.click(screen.getByRole('button', { name: /^Quién va/ }));
  const panel = await screen.findByRole('dialog', { name: 'Quién va' });
  await page.user.click(within(panel).getByRole('button', { name: 'Agregar un adulto' }));
  await page.user.click(within(panel).getByRole('button', { name: 'Listo' }));
  await page.user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(page.address()).toBe(resultsPath({ people: '3-8' })));
});

test('a place that could not be asked for is asked for again, and then searched', async () => {
  let isUp = false;
  const place = three.find(({ path }) => path === '/places/{kind}/{id}');
  const { user, api } = showResults({
    apiHandlers: [
      {
        method: 'GET',
        path: '/places/{kind}/{id}',
        respond: () => (isUp ? { body: place?.body } : 'network-error'),
      },
      ...three,
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Intentar otra vez' }, { timeout: 8000 });
  isUp = true;
  await user.click(retry);
  expect(await card('Islas en lancha')).toBeTruthy();
  expect(api.callsTo('/activities/availability/search')).toHaveLength(1);
});

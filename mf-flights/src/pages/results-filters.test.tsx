import { onDay } from '@alisio/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EVENING_BACK, itinerary, offer } from '../testing/offers.ts';
import { basic, card, choose, classic, found, late, slow, stillSold, usual } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

// Beside the list where a window is wide: a test has none.
const box = (name: RegExp) => screen.findByRole('checkbox', { name, hidden: true });
const times = () =>
  screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label')?.slice(0, -2));
/** Another way out of the airline, which flies no way back with it. */
const elsewhere = offer({
  total: 41_000,
  itineraries: [itinerary('AV6 BOG 2026-12-12T06:00 MIA 2026-12-12T09:35'), EVENING_BACK],
});
const COUNT = /opci[oó]n/;

test('a filter narrows the list, says what it did, stands in the address, and Back takes it back', async () => {
  const page = showResults({ apiHandlers: usual });
  const first = await box(/^Directo, 1 vuelo, desde US\$.480/);
  const skip = screen.getByRole('link', { name: 'Ir a los vuelos' });
  expect(skip.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const flights = screen.getByRole('heading', { name: 'Vuelos' });
  expect([`#${flights.id}`, flights.tabIndex]).toEqual([skip.getAttribute('href'), -1]);
  await page.user.click(first);
  await waitFor(() => expect(times()).toHaveLength(1));
  expect(screen.getByText('1 de 2 opciones')).toBeTruthy();
  expect(page.address()).toBe(resultsPath({ stops: '0' }));
  await page.go(-1);
  await waitFor(() => expect(times()).toHaveLength(2));
  expect(screen.queryByRole('list', { name: 'Filtros aplicados' })).toBeNull();
});

test('a fare that a filter keeps stands at its own price, until its chip is taken off', async () => {
  const page = showResults({ apiHandlers: usual, path: resultsPath({ stops: '0', bags: 'checked' }) });
  expect(await card(/^Avianca, 17:35, US\$.600/)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Quitar Maleta en bodega' }));
  expect(await card(/^Avianca, 17:35, US\$.480/)).toBeTruthy();
  expect(page.address()).toBe(resultsPath({ stops: '0' }));
});

test('what is asked of airlines and stops stays for the way back, hours do not', async () => {
  const page = showResults({ apiHandlers: usual, path: resultsPath({ stops: '0', dep: '1000-1200' }) });
  await choose(page, /^Avianca, 17:35/);
  await screen.findByRole('heading', { level: 1, name: 'Elige tu vuelta' });
  expect(await box(/^Directo/)).toHaveProperty('checked', true);
  expect(times()).toHaveLength(2);
  expect(page.address()).toContain('dep=1000-1200');
  expect(screen.getByRole('button', { name: 'Quitar Directo' })).toBeTruthy();
});

test('a way out costs what it costs with a way back that the same filter keeps, on its card and on the tabs', async () => {
  const page = showResults({
    apiHandlers: [found(basic, late, elsewhere, slow), stillSold],
    path: resultsPath({ air: 'AV' }),
  });
  // With LATAM back it were 480.
  expect(await card(/^Avianca, 17:35, US\$.520,00/)).toBeTruthy();
  expect(times()).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Más barato/ }).textContent).toContain('410,00');
  await choose(page, /^Avianca, 17:35/);
  await screen.findByRole('heading', { level: 1, name: 'Elige tu vuelta' });
  expect(times()).toEqual([expect.stringMatching(/^Avianca, 08:15, US\$.520,/)]);
  // Nobody is told of a trip that is not in the list.
  const chosen = screen.getByRole('region', { name: 'Tu ida' });
  expect(within(chosen).getByText(/^Viaje completo desde/).textContent).toContain('520,00');
});

test('where no way back has the airline, all of them are listed next, and count', async () => {
  showResults({ apiHandlers: [found(basic, late, slow), stillSold], path: resultsPath({ air: 'CM' }) });
  expect(await card(/^Copa, 20:05, US\$.300,00/)).toBeTruthy();
  expect(times()).toHaveLength(1);
});

test('where nothing is left the filter that shuts most is named, and one press drops it', async () => {
  const page = showResults({ apiHandlers: usual, path: resultsPath({ stops: '0', price: '-31000' }) });
  expect(await screen.findByText(/El filtro que más cierra es «Escalas»/)).toBeTruthy();
  expect(times()).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Quitar ese filtro y ver 1' }));
  expect(await card(/^Copa, 20:05/)).toBeTruthy();
  expect(page.address()).toBe(resultsPath({ price: '-31000' }));
});

test('words of an address that fit no flight fall away', async () => {
  showResults({ apiHandlers: usual, path: resultsPath({ stops: '7', air: 'ZZ', price: '9-1', via: 'x' }) });
  await waitFor(() => expect(times()).toHaveLength(2));
  expect(screen.getByText(COUNT).textContent).toBe('2 opciones');
});

test('on a small window a sheet has them, and says how many flights are left', async () => {
  const page = showResults({ apiHandlers: [found(basic, classic, late, slow), stillSold] });
  await page.user.click(await screen.findByRole('button', { name: 'Filtros' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await page.user.click(sheet.getByRole('checkbox', { name: /^1 escala/ }));
  await page.user.click(await sheet.findByRole('button', { name: 'Ver 1 vuelo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Filtros, 1' })).toBeTruthy();
  expect(await violations(page.container)).toEqual([]);
});

test('who comes from another page sees flights first, and right behind what narrows them', async () => {
  const page = showResults({ apiHandlers: usual });
  await box(/^Directo/);
  await page.go('/');
  const seen = new Set<string>();
  const look = () => {
    const boxes = screen.queryAllByRole('checkbox', { hidden: true }).length;
    if (times().length > 0) seen.add(boxes > 0 ? 'with filters' : 'alone');
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  await page.go(resultsPath());
  await box(/^Directo/);
  await waitFor(() => expect([...seen]).toEqual(['alone', 'with filters']));
  watch.disconnect();
});

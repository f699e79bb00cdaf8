import { screen } from '@testing-library/react';
import { MORNING_BACK, NIGHT_OUT, offer } from '../testing/offers.ts';
import { onDay } from '../testing/on-day.ts';
import { basic, card, found, late, slow, usual } from '../testing/results.ts';
import { part, searchInParts } from '../testing/search-in-parts.ts';
import { showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const awaited = { asked: 3, awaited: ['demo3'], missing: [] };
const missing = { asked: 3, awaited: [], missing: ['demo3'] };
const cards = () =>
  screen.getAllByRole('article').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
const status = (text: string) => screen.findByText(text);

function begin() {
  const search = searchInParts();
  return { page: showResults({ apiHandlers: [search.handler, ...usual] }), search };
}

test('flights that come later wait behind a button, and the list stands still until it is pressed', async () => {
  const { page, search } = begin();
  await search.tell(part([basic, late], awaited));
  await card(/^Avianca, 17:35/);
  await status('Siguen llegando vuelos.');
  const before = cards();
  await search.tell(part([slow, offer({ id: 'x', total: 20_000, itineraries: [NIGHT_OUT, MORNING_BACK] })]));
  await search.end();
  const join = await screen.findByRole('button', { name: '1 vuelo más' });
  expect(cards()).toEqual(before);
  expect(await violations(page.container)).toEqual([]);
  await page.user.click(join);
  expect(cards()).toHaveLength(before.length + 1);
  await status('Ya están todos los vuelos.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('where nothing was found yet the first flights show by themselves', async () => {
  const { search } = begin();
  await search.tell(part([], awaited));
  expect(screen.queryByText(/no hay vuelos/)).toBeNull();
  await search.tell(part([basic]));
  await search.end();
  await card(/^Avianca, 17:35/);
  expect(screen.queryByRole('button', { name: /más$/ })).toBeNull();
});

test('what is missing is said quietly, also when the answer breaks off', async () => {
  const { search } = begin();
  await search.tell(part([basic], awaited));
  await search.breakOff();
  await status('Sin respuesta de 1 de 3 fuentes: puede haber más vuelos.');
  expect(screen.queryByText('No pudimos buscar los vuelos')).toBeNull();
  await card(/^Avianca, 17:35/);
});

test('a list that came whole has no line about suppliers', async () => {
  showResults({ apiHandlers: [found(basic)] });
  await card(/^Avianca, 17:35/);
  expect(screen.queryByText(/Ya están todos|Siguen llegando/)).toBeNull();
});

test('an answer that ends without a supplier says so', async () => {
  const { search } = begin();
  await search.tell(part([basic], missing));
  await search.end();
  await status('Sin respuesta de 1 de 3 fuentes: puede haber más vuelos.');
});

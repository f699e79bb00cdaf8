import { answersOf, FIRST_DATA_ELEMENT } from '@alisio/platform/sdk/first-data';
import { QueryClient } from '@alisio/platform/sdk/query';
import { onDay } from '@alisio/platform/testing';
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { flightSearchPayloadOf, readFlightSearchQuery } from '@alisio/shared-contracts/flights';
import { screen } from '@testing-library/react';
import { flightOffersQuery } from '../api/search-flight-offers.ts';
import { EVENING_OUT, MORNING_BACK, NIGHT_OUT, offer } from '../testing/offers.ts';
import { basic, card, choose, found, late, slow, usual } from '../testing/results.ts';
import { part, searchInParts } from '../testing/search-in-parts.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const awaited = { asked: 3, awaited: ['demo3'], missing: [] };
const missing = { asked: 3, awaited: [], missing: ['demo3'] };
const same = { itineraries: [EVENING_OUT, MORNING_BACK] } as const;
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
  // News once: the next question has its room back.
  await choose(page, /^Avianca, 17:35/);
  await screen.findByRole('heading', { level: 1, name: 'Elige tu vuelta' });
  expect(screen.queryByText('Ya están todos los vuelos.')).toBeNull();
});

test('a shown flight keeps its price when another supplier sells it for less, until the others join', async () => {
  const { page, search } = begin();
  await search.tell(part([basic], awaited));
  await card(/^Avianca, 17:35, US\$.520/);
  await search.tell(part([offer({ ...same, total: 45_000, supplier: 'other' })]));
  await search.end();
  const join = await screen.findByRole('button', { name: '1 vuelo más' });
  await card(/^Avianca, 17:35, US\$.520/);
  await page.user.click(join);
  await card(/^Avianca, 17:35, US\$.450/);
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

test('a page that was drawn without a supplier asks for it as soon as it is read', async () => {
  let state: DocumentReadyState = 'loading';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  const payload = flightSearchPayloadOf(
    readFlightSearchQuery(new URL(resultsPath(), 'http://site.test').searchParams, TODAY),
    NO_ATTRIBUTION,
  );
  const drawn = new QueryClient();
  drawn.setQueryData(flightOffersQuery(payload, 'es').queryKey, part([basic], awaited));
  const { search } = begin();
  const brought = document.body.appendChild(document.createElement('script'));
  brought.id = FIRST_DATA_ELEMENT;
  brought.type = 'application/json';
  brought.textContent = answersOf(drawn) ?? '';
  state = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await card(/^Avianca, 17:35/);
  await search.tell(part([basic], awaited));
  await search.tell(part([slow]));
  await search.end();
  await screen.findByRole('button', { name: '1 vuelo más' });
});

import { asVisitor, onDay } from '@alisio/platform/testing';
import { clientConfiguration, contactsCache, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { itineraryKey } from '../offers/flight-choices.ts';
import { EVENING_OUT, itinerary, MORNING_BACK, offer, searchAnswer } from '../testing/offers.ts';
import { look } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const way = [EVENING_OUT, MORNING_BACK] as const;
const basic = offer({ id: 'basic', total: 100_002, adults: 3, itineraries: way });
const classic = offer({ id: 'classic', total: 120_009, adults: 3, family: 'CLASSIC', itineraries: way });
const found = {
  method: 'POST',
  path: '/air/flight-offer/search',
  body: searchAnswer(basic, classic),
} as const;
const path = resultsPath({ adult: '3', outbound: itineraryKey(EVENING_OUT), sort: 'cheapest' });

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
const card = () => screen.findByRole('article');

test('every price of the results follows the visitor, and what is charged is said before it is chosen', async () => {
  asVisitor({ currency: 'COP' });
  const page = showResults({ path, apiHandlers: [found] });
  const text = plain(await card());
  expect(text).toContain('COP 4.000.080');
  expect(text).toContain('COP 1.333.360 por adulto');
  expect(plain(page.container)).toContain(
    'Precios en pesos colombianos con el cambio del 20 nov. Se cobra en dólares estadounidenses.',
  );
  expect(await violations(page.container)).toEqual([]);
  const sheet = await look(page, /^Avianca/);
  expect(plain(sheet)).toContain('Clásica COP 4.800.360');
  expect(plain(sheet)).toContain('Se te cobrarán US$ 1.000,02');
});

test('the tabs of the orders are in the visitor’s currency too', async () => {
  asVisitor({ currency: 'COP' });
  const faster = itinerary('LA7 MIA 2026-12-27T19:00 BOG 2026-12-27T22:00');
  const later = offer({ id: 'later', total: 110_000, adults: 3, itineraries: [EVENING_OUT, faster] });
  const body = searchAnswer(basic, later);
  showResults({ path, apiHandlers: [{ ...found, body }] });
  const tab = await screen.findByRole('link', { name: /^Más barato/ });
  expect(plain(tab)).toContain('COP 4.000.080');
});

test('a change of currency is seen at once and loses neither address nor chosen fare', async () => {
  asVisitor({ currency: 'COP' });
  const page = showResults({ path, apiHandlers: [found] });
  const sheet = await look(page, /^Avianca/);
  const { getByRole } = within(sheet);
  await page.user.click(getByRole('radio', { name: /Clásica/ }));
  act(() => visitorProfile.set((profile) => ({ ...profile, chosenCurrency: 'EUR' })));
  expect(getByRole('radio', { name: /Clásica/ })).toHaveProperty('checked', true);
  // Three adults at 400.03, each € 360.03 (360.027): not the 1,080.08 of the sum.
  expect(plain(sheet)).toContain('Total€ 1.080,09');
  expect(page.address()).toContain(path);
  expect(page.api.callsTo(found.path)).toHaveLength(1);
});

test.each([
  ['in the charged currency', () => asVisitor({ currency: 'USD' })],
  [
    'without rates',
    () => {
      visitorProfile.set((profile) => ({ ...profile, chosenCurrency: 'COP' }));
      clientConfiguration.set((state) => ({ ...state, ratesAskedAt: 1 }));
    },
  ],
])('%s there is one number, and no word of another', async (_, visit) => {
  visit();
  const page = showResults({ path, apiHandlers: [found] });
  expect(plain(await card())).toContain('US$ 1.000,02');
  expect(plain(page.container)).not.toMatch(/Se cobra|COP/);
});

test('where nothing flies, the line of the visitor’s country is offered', async () => {
  contactsCache.set((cache) => ({ ...cache, contactNumber: '+52 55 0000 0000' }));
  const unknown = { method: 'GET', path: '/search/airports', body: { data: [] } } as const;
  showResults({ apiHandlers: [{ ...found, body: searchAnswer() }, unknown] });
  const call = await screen.findByRole('link', { name: /Llamar al \+52/ });
  expect(call.getAttribute('href')).toBe('tel:+525500000000');
});

test('the same trip by phone stands under the first flights, a quarter less, with a code to dictate', async () => {
  asVisitor({ currency: 'COP' });
  const page = showResults({ path, apiHandlers: [found] });
  await card();
  const row = screen.getByRole('heading', { name: /por teléfono/ }).closest('li');
  expect(plain(row)).toContain('Este viaje por teléfono: desde COP 3.000.080');
  expect(plain(row)).toMatch(
    /COP 1\.000\.000 menos que en la web.*Dicta el código [A-Z]{2}-\d{4}; vale hasta el lun 30 nov\./,
  );
  expect(within(row ?? page.container).getByRole('link', { name: /^Llamar/ })).toHaveProperty(
    'href',
    'tel:+576010000000',
  );
  await waitFor(() => expect(page.api.callsTo('/air/phone-offers')).toHaveLength(1));
  expect(page.api.callsTo('/air/phone-offers')[0]?.body).toEqual({ offerId: found.body.data[0]?.id });
});

test('words about the currency have their room while the visitor is looked up, and leave it to nobody', async () => {
  const page = showResults({ path, apiHandlers: [found] });
  await card();
  const unseen = () =>
    screen.getAllByText(/^Precios en/).filter((words) => getComputedStyle(words).visibility === 'hidden');
  expect(unseen()).toHaveLength(1);
  act(() => asVisitor({ currency: 'COP' }));
  expect(unseen()).toHaveLength(0);
  expect(plain(page.container)).toContain('Precios en pesos colombianos');
  act(() => visitorProfile.set((profile) => ({ ...profile, chosenCurrency: 'USD' })));
  expect(unseen()).toHaveLength(1);
});

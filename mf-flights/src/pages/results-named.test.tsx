import { type ApiHandler, onDay, problemAnswer } from '@alisio/platform/testing';
import type { NamedFlightOffer } from '@alisio/shared-contracts/flights';
import { screen, waitFor, within } from '@testing-library/react';
import { itineraryKey } from '../offers/flight-choices.ts';
import { EVENING_OUT, NIGHT_OUT, offer } from '../testing/offers.ts';
import { card, found, slow, stillSold, unknownPlaces, VALIDATE } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const OFFER = '/air/flightOffer/{id}';
const named = (body: NamedFlightOffer): ApiHandler => ({ method: 'GET', path: OFFER, body });
const linked = offer({ id: 'linked~r1', total: 52_000, family: 'CLASSIC' });
const path = resultsPath({ offer: 'linked~r1', sort: 'cheapest' });

test('a link that names an offer opens it, though the answer of its search lacks it, on to a confirmed price', async () => {
  const page = showResults({ path, apiHandlers: [found(slow), named(linked), stillSold] });
  const sheet = within(await screen.findByRole('dialog'));
  expect(screen.getByText('Tu ida')).toBeTruthy();
  expect(page.address()).toContain(`&outbound=${itineraryKey(EVENING_OUT)}&family=CLASSIC&flight=`);
  expect(page.address()).toContain('sort=cheapest');
  await page.user.click(sheet.getByRole('button', { name: 'Seguir con Clásica' }));
  await waitFor(() => expect(page.address()).toBe('/booking/summary'));
  expect(page.api.callsTo(VALIDATE)[0]?.body).toHaveProperty(['data', 'flightOffers', 0, 'id'], 'linked~r1');
});

test('who closes it finds it in the list, and is not taken to it again', async () => {
  const page = showResults({ path, apiHandlers: [found(slow), named(linked)] });
  const sheet = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(page.address()).toContain('flight='));
  await page.user.click(sheet.getByRole('button', { name: 'Cerrar el vuelo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await card(/^Avianca, 08:15/);
});

test('a link with nothing but an offer asks for the search that it belongs to', async () => {
  const oneWay = offer({ id: 'one', itineraries: [NIGHT_OUT], adults: 2 });
  const page = showResults({ path: '/x/results?offer=one', apiHandlers: [found(slow), named(oneWay)] });
  await screen.findByRole('dialog');
  expect(page.address()).toMatch(
    /^\/bogota-a-miami\/results\?tripType=1&from=BOG&to=MIA&departureDate=2026-12-12&/,
  );
  expect(page.address()).toContain('&adult=2&');
});

test('a price that has changed is said, old and new, before the flight is shown', async () => {
  const shownTotal = { amount: 49_000, currency: 'USD' };
  const page = showResults({ path, apiHandlers: [found(slow), named({ ...linked, shownTotal }), stillSold] });
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText(/^Costaba US\$\s490,00 y ahora cuesta US\$\s520,00/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await violations(page.container)).toEqual([]);
  await page.user.click(told.getByRole('button', { name: /^Ver el vuelo por US\$\s520,00/ }));
  await screen.findByRole('dialog');
});

test.each([
  ['sold out', named({ ...linked, numberOfBookableSeats: 0 }), 'Se vendieron los últimos asientos'],
  ['short of a seat', named({ ...offer({ adults: 3, seats: 1 }) }), 'No quedan asientos para todos'],
  ['over', problemAnswer('GET', OFFER, 'offer-over'), 'Este vuelo ya no está a la venta'],
  ['unknown', problemAnswer('GET', OFFER, 'offer-not-found'), 'No encontramos el vuelo de este enlace'],
] as [string, ApiHandler, string][])(
  'an offer that is %s is told so, and others are a press away',
  async (_, answer, title) => {
    const page = showResults({ path, apiHandlers: [found(slow), answer] });
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText(title)).toBeTruthy();
    await page.user.click(told.getByRole('button', { name: 'Ver otros vuelos' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.address()).not.toContain('offer=');
    await card(/^Copa/);
  },
);

test('an unknown offer without a search leaves the form to ask by', async () => {
  showResults({
    path: '/x/results?offer=none',
    apiHandlers: [problemAnswer('GET', OFFER, 'offer-not-found'), unknownPlaces],
  });
  expect(await screen.findByText('No encontramos el vuelo de este enlace')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: '¿A dónde quieres volar?' })).toBeTruthy();
});

import { type ApiHandler, asVisitor, problemAnswer } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { validateFlightOffer } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { itineraryKey } from '../features/flight-results/flight-choices.ts';
import {
  EVENING_BACK,
  EVENING_OUT,
  itinerary,
  MORNING_BACK,
  NIGHT_OUT,
  offer,
  searchAnswer,
} from '../testing/offers.ts';
import { onDay } from '../testing/on-day.ts';
import { airportGroup } from '../testing/places.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const SEARCH = '/air/flight-offer/search';
const VALIDATE = '/air/flight-offer/validate';

const basic = offer({ id: 'basic', total: 52_000, itineraries: [EVENING_OUT, MORNING_BACK] });
const classic = offer({
  id: 'classic',
  total: 60_000,
  family: 'CLASSIC',
  checkedBags: 1,
  rules: { changeable: true },
  itineraries: [EVENING_OUT, MORNING_BACK],
});
const late = offer({ id: 'late', total: 48_000, itineraries: [EVENING_OUT, EVENING_BACK] });
const slow = offer({ id: 'slow', total: 30_000, itineraries: [NIGHT_OUT, EVENING_BACK] });

const found = (...offers: FlightOffer[]): ApiHandler => ({
  method: 'POST',
  path: SEARCH,
  body: searchAnswer(...offers),
});
const stillSold: ApiHandler = {
  method: 'POST',
  path: VALIDATE,
  respond: ({ body }) => ({ body: { data: validateFlightOffer.body?.parse(body).data.flightOffers } }),
};
const pricedAt = (price: FlightOffer): ApiHandler => ({
  method: 'POST',
  path: VALIDATE,
  body: { data: [price] },
});

const unknownPlaces: ApiHandler = { method: 'GET', path: '/search/airports', body: { data: [] } };

const usual = [found(basic, classic, late, slow), stillSold];
const atReturn = resultsPath({ outbound: itineraryKey(EVENING_OUT) });
const card = (name: RegExp) => screen.findByRole('article', { name });
const choose = async (page: ReturnType<typeof showResults>, name: RegExp) =>
  page.user.click(within(await card(name)).getByRole('button', { name: /^Elegir/ }));

test('out, back, fare family, and on to the checkout with exactly that in the cart', async () => {
  const page = showResults({ apiHandlers: usual });
  await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
  await choose(page, /^Avianca, 17:35/);
  const title = await screen.findByRole('heading', { level: 1, name: 'Elige tu vuelta' });
  expect(document.activeElement).toBe(title);
  expect(within(screen.getByRole('region', { name: 'Tu ida' })).getByText('17:35')).toBeTruthy();
  const back = within(await card(/^Avianca, 08:15/));
  expect(back.getByText('US$ 40,00 más que el menor precio')).toBeTruthy();
  await page.user.click(back.getByRole('radio', { name: /Clásica/ }));
  expect(back.getByText('600,00', { selector: 'span', exact: false })).toBeTruthy();
  await page.user.click(back.getByRole('button', { name: /^Elegir/ }));

  await waitFor(() => expect(page.address()).toBe('/booking/summary'));
  expect(cart.get().items).toEqual([
    expect.objectContaining({
      product: 'flight',
      reference: 'classic',
      title: 'Bogotá a Miami',
      total: { amount: 60_000, currency: 'USD' },
      shares: [60_000],
      heldUntil: null,
      backHref: atReturn,
      travelers: { adult: 1, child: 0, infant: 0 },
      details: { offer: expect.objectContaining({ id: 'classic' }) },
    }),
  ]);
  expect(page.api.callsTo(VALIDATE)).toHaveLength(1);
});

test('Back from the way back asks for the way out again', async () => {
  const page = showResults({ apiHandlers: usual });
  await choose(page, /^Avianca, 17:35/);
  await screen.findByRole('heading', { level: 1, name: 'Elige tu vuelta' });
  await page.go(-1);
  const title = await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByRole('region', { name: 'Tu ida' })).toBeNull();
  expect(page.api.callsTo(SEARCH)).toHaveLength(1);
});

test('a one-way trip is one question, with its fare families', async () => {
  const oneWay = offer({ id: 'one', total: 20_000, itineraries: [EVENING_OUT] });
  const page = showResults({ path: resultsPath({ tripType: '1' }), apiHandlers: [found(oneWay), stillSold] });
  expect((await card(/17:35/)).textContent).toContain('Total, 1 viajero');
  await choose(page, /17:35/);
  await waitFor(() => expect(page.address()).toBe('/booking/summary'));
  expect(page.api.callsTo(SEARCH)[0]?.body).not.toHaveProperty(['legInfo', '2']);
});

test('an address with a way out that is not sold any more asks for one again', async () => {
  showResults({ path: resultsPath({ outbound: 'AV999.12-12' }), apiHandlers: usual });
  expect(await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' })).toBeTruthy();
});

test('a card tells nights, days later, who flies and what is in the price', async () => {
  showResults({ apiHandlers: usual });
  const night = within(await card(/^Copa, 20:05/));
  expect(night.getByText(/Panamá PTY, 8 h 30/)).toBeTruthy();
  expect(night.getByText('escala nocturna')).toBeTruthy();
  expect(night.getByText('llega un día después')).toBeTruthy();
  expect(night.getByText('Operado por Copa')).toBeTruthy();
  expect(night.getByText('Desde 100 kg de CO₂ por viajero, ida y vuelta')).toBeTruthy();
});

test('a way back tells who flies it, not who flew the way out; its CO₂ is the whole trip’s', async () => {
  const mixed = offer({ itineraries: [EVENING_OUT, EVENING_BACK] });
  showResults({ path: resultsPath({ outbound: itineraryKey(EVENING_OUT) }), apiHandlers: [found(mixed)] });
  const back = within(await card(/19:00/));
  expect(back.getByText('Operado por LATAM')).toBeTruthy();
  expect(back.getByText('100 kg de CO₂ por viajero, ida y vuelta: lo habitual en esta ruta')).toBeTruthy();
});

test('where one flight is best, cheapest and fastest there are no three tabs with one price', async () => {
  const direct = offer({ total: 20_000, itineraries: [EVENING_OUT] });
  const worse = offer({ total: 30_000, itineraries: [NIGHT_OUT] });
  showResults({ path: resultsPath({ tripType: '1' }), apiHandlers: [found(direct, worse)] });
  await card(/17:35/);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Más barato/ })).toBeNull();
});

test('the order is in the address, and each order shows its price', async () => {
  const page = showResults({ apiHandlers: usual });
  const cheapest = await screen.findByRole('button', { name: /Más barato/ });
  expect(cheapest.textContent).toContain('300,00');
  await page.user.click(cheapest);
  expect(page.address()).toContain('sort=cheapest');
  expect(screen.getAllByRole('article')[0]?.getAttribute('aria-label')).toMatch(/^Copa/);
});

test('ten a page, as links that can be opened', async () => {
  const many = Array.from({ length: 12 }, (_, i) =>
    offer({ itineraries: [itinerary(`AV${i} BOG 2026-12-12T08:00 MIA 2026-12-12T11:35`)] }),
  );
  const page = showResults({ path: resultsPath({ tripType: '1' }), apiHandlers: [found(...many)] });
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  const second = screen.getByRole('link', { name: 'Página 2' });
  expect(second.getAttribute('href')).toContain('page=2');
  await page.user.click(second);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

describe('between choice and checkout', () => {
  test('a changed price is shown before and after, and only goes on by consent', async () => {
    const dearer = { ...late, price: { ...late.price, intTotal: { amount: 49_900, currency: 'USD' } } };
    const page = showResults({ path: atReturn, apiHandlers: [found(basic, late), pricedAt(dearer)] });
    await choose(page, /^LATAM/);
    const notice = await screen.findByText('Costaba US$ 480,00 y ahora cuesta US$ 499,00.');
    expect(page.address()).toBe(atReturn);
    expect(document.activeElement?.contains(notice)).toBe(true);
    await page.user.click(screen.getByRole('button', { name: /^Seguir por US\$\s499,00$/ }));
    expect(page.address()).toBe('/booking/summary');
    expect(cart.get().items[0]?.total.amount).toBe(49_900);
  });

  test('a lower price is told too, and only taken by consent', async () => {
    const lower = { ...late, price: { ...late.price, intTotal: { amount: 47_000, currency: 'USD' } } };
    const page = showResults({ path: atReturn, apiHandlers: [found(basic, late), pricedAt(lower)] });
    await choose(page, /^LATAM/);
    expect(await screen.findByText('El precio bajó')).toBeTruthy();
    expect(page.address()).toBe(atReturn);
    expect(screen.getByText('Costaba US$ 480,00 y ahora cuesta US$ 470,00.')).toBeTruthy();
    expect(cart.get().items).toEqual([]);
  });

  test('in another currency, what is agreed to is what will be charged', async () => {
    asVisitor({ currency: 'COP' });
    const dearer = offer({ id: 'late', total: 49_900, itineraries: [EVENING_OUT, EVENING_BACK] });
    const page = showResults({ path: atReturn, apiHandlers: [found(basic, late), pricedAt(dearer)] });
    await choose(page, /^LATAM/);
    expect(await screen.findByText('Costaba US$ 480,00 y ahora cuesta US$ 499,00.')).toBeTruthy();
    expect(screen.getByText('En tu moneda, antes COP 1.920.000 y ahora COP 1.996.000.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Seguir por US\$\s499,00$/ })).toBeTruthy();
  });

  test('seats that are gone lead to fresh results', async () => {
    const page = showResults({
      path: atReturn,
      apiHandlers: [found(basic, late), problemAnswer('POST', VALIDATE, 'seats-gone')],
    });
    await choose(page, /^LATAM/);
    await screen.findByText('Se vendieron los últimos asientos');
    page.api.use(found(basic));
    await page.user.click(screen.getByRole('button', { name: 'Actualizar los resultados' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: /^LATAM/ })).toBeNull());
    expect(screen.queryByText('Se vendieron los últimos asientos')).toBeNull();
    expect(cart.get().items).toEqual([]);
  });

  test('fresh results leave the chosen fare as it was, under whatever id they bring it', async () => {
    const page = showResults({
      path: atReturn,
      apiHandlers: [found(basic, classic), problemAnswer('POST', VALIDATE, 'seats-gone')],
    });
    const fare = async () => within(await card(/^Avianca/)).getByRole('radio', { name: /Clásica/ });
    await page.user.click(await fare());
    await choose(page, /^Avianca/);
    await screen.findByText('Se vendieron los últimos asientos');
    page.api.use(found({ ...basic, id: 'later-1' }, { ...classic, id: 'later-2' }), stillSold);
    await page.user.click(screen.getByRole('button', { name: 'Actualizar los resultados' }));
    await waitFor(() => expect(page.api.callsTo(SEARCH)).toHaveLength(2));
    expect(await fare()).toHaveProperty('checked', true);
  });

  test('a failure keeps the choice and can be tried again', async () => {
    const page = showResults({
      path: atReturn,
      apiHandlers: [found(basic, late), problemAnswer('POST', VALIDATE, 'internal')],
    });
    await choose(page, /^LATAM/);
    await screen.findByText('No pudimos confirmar el precio');
    page.api.use(stillSold);
    await page.user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
    await waitFor(() => expect(page.address()).toBe('/booking/summary'));
  });

  test('who goes back meanwhile is not taken on by a late answer', async () => {
    const gate = Promise.withResolvers<void>();
    const slowly: ApiHandler = {
      method: 'POST',
      path: VALIDATE,
      respond: async () => {
        await gate.promise;
        return { body: { data: [late] } };
      },
    };
    const page = showResults({
      history: [resultsPath()],
      path: atReturn,
      apiHandlers: [found(late, slow), slowly],
    });
    await choose(page, /^LATAM/);
    await page.go(-1);
    await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
    await act(async () => gate.resolve());
    expect(page.address()).toBe(resultsPath());
    expect(cart.get().items).toEqual([]);
  });
});

describe('when there is nothing to choose', () => {
  test('no flights, in the words of §8, with a person and another day to turn to', async () => {
    const page = showResults({ apiHandlers: [found(), unknownPlaces] });
    await screen.findByRole('heading', { level: 1, name: 'Lo sentimos, no hay vuelos para tu búsqueda' });
    expect(screen.getByRole('link', { name: /Llamar al/ }).getAttribute('href')).toBe('tel:+576010000000');
    expect(await violations(page.container)).toEqual([]);
    page.api.use(found(basic));
    await page.user.click(screen.getByRole('button', { name: 'Salir un día después' }));
    await card(/^Avianca/);
    expect(page.address()).toContain('departureDate=2026-12-13&');
    expect(page.address()).toContain('returnDate=2026-12-27');
  });

  test('a search that fails can be repeated, and nothing of it is lost', async () => {
    const page = showResults({ apiHandlers: [problemAnswer('POST', SEARCH, 'unavailable'), unknownPlaces] });
    await screen.findByRole('heading', { level: 1, name: 'No pudimos buscar los vuelos' });
    page.api.use(...usual);
    await page.user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
    await card(/^Avianca/);
    expect(page.address()).toBe(resultsPath());
  });

  test('a link without its places asks for what is missing, and keeps what it has', async () => {
    const medellin = airportGroup('MDE', 'Medellín', ['MDE', 'José María Córdova']);
    const page = showResults({
      path: '/x/results?from=MDE&adult=2',
      apiHandlers: [{ method: 'GET', path: '/search/airports', body: { data: [medellin] } }],
    });
    expect(screen.getByRole('heading', { level: 1, name: '¿A dónde quieres volar?' })).toBeTruthy();
    expect(await screen.findByDisplayValue('Medellín')).toBeTruthy();
    expect(screen.getByRole('button', { name: /2 viajeros, Económica/ })).toBeTruthy();
    expect(page.api.callsTo(SEARCH)).toHaveLength(0);
  });

  test('a link from a place to itself says so', () => {
    showResults({ path: resultsPath({ to: 'BOG' }), apiHandlers: [unknownPlaces] });
    expect(screen.getByText(/son el mismo lugar/)).toBeTruthy();
  });

  test('a link of days gone by says for which days it shows flights', async () => {
    showResults({ path: resultsPath({ departureDate: '2026-11-20' }), apiHandlers: usual });
    expect(await screen.findByText('Te mostramos vuelos para 28 nov a 27 dic.')).toBeTruthy();
  });

  test('who comes back within half an hour is shown the same answer', async () => {
    const page = showResults({ history: [resultsPath({ adult: '2' })], apiHandlers: usual });
    await card(/^Avianca/);
    jest.setSystemTime(Date.now() + 20 * 60_000);
    await page.go(-1);
    await waitFor(() => expect(page.api.callsTo(SEARCH)).toHaveLength(2));
    await page.go(1);
    await card(/^Avianca/);
    expect(page.api.callsTo(SEARCH)).toHaveLength(2);
  });

  test('a link with more infants than adults is answered with one on each lap, and says so', async () => {
    const page = showResults({ path: resultsPath({ adult: '2', infant: '3' }), apiHandlers: usual });
    expect(await screen.findByText('Buscamos con 2 bebés, uno por adulto.')).toBeTruthy();
    expect(page.api.callsTo(SEARCH)[0]?.body).toMatchObject({ travelerInfo: { adult: 2, infant: 2 } });
  });

  test('a link with an infant for each adult is answered as it is', async () => {
    const page = showResults({ path: resultsPath({ adult: '2', infant: '2' }), apiHandlers: usual });
    await card(/^Avianca/);
    expect(page.api.callsTo(SEARCH)[0]?.body).toMatchObject({ travelerInfo: { adult: 2, infant: 2 } });
    expect(screen.queryByText(/uno por adulto/)).toBeNull();
  });

  test('a currency that is not sold is named, and so is the one that is charged', async () => {
    showResults({ path: resultsPath({ currencyCode: 'SEK' }), apiHandlers: usual });
    expect(await screen.findByText('No vendemos en SEK')).toBeTruthy();
    expect(screen.getByText('Estos vuelos se cobran en dólares estadounidenses.')).toBeTruthy();
  });

  test('a day that is over where the flight leaves is said by its field, until another is chosen', async () => {
    const errors = [{ path: 'legInfo.1.departureDate', code: 'departure-past' }];
    const over = problemAnswer('POST', SEARCH, 'validation', { errors });
    const page = showResults({ path: resultsPath({ departureDate: TODAY }), apiHandlers: [over] });
    await screen.findByRole('heading', { level: 1, name: 'Esa fecha ya pasó' });
    const slot = screen.getByRole('button', { name: /^Ida/ });
    const told = document.getElementById(slot.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('Ese día ya terminó en el lugar de salida. Elige otro');
    await page.user.click(screen.getByRole('button', { name: 'Buscar vuelos' }));
    expect(page.api.callsTo(SEARCH)).toHaveLength(1);
    expect(await violations(page.container)).toEqual([]);
  });
});

test.each(['es', 'en'] as const)('choices have no accessibility faults in %s', async (language) => {
  const page = showResults({ path: atReturn, language, apiHandlers: usual });
  await card(/^Avianca/);
  expect(await violations(page.container)).toEqual([]);
});

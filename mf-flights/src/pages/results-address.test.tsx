import { type ApiHandler, onDay } from '@alisio/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { itineraryKey } from '../offers/flight-choices.ts';
import { EVENING_OUT, MORNING_BACK } from '../testing/offers.ts';
import { airportGroup } from '../testing/places.ts';
import { basic, card, found, SEARCH, usual } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';

onDay(TODAY);

const open = (address: Parameters<typeof resultsPath>[0]) =>
  showResults({ path: resultsPath(address), apiHandlers: [found(basic)] });

test('the document has the names of its cities: of the answer where the texts have none', async () => {
  open({ to: 'LGA' });
  await card(/^Avianca/);
  expect(document.title).toBe('Vuelos de Bogotá a Nueva York');
});

test('where nothing flies the title has the name that the page asked for', async () => {
  const cusco: ApiHandler = {
    method: 'GET',
    path: '/search/airports',
    body: { data: [airportGroup('CUZ', 'Cusco', ['CUZ', 'Velasco Astete'])] },
  };
  const nearby: ApiHandler = { method: 'GET', path: '/airports/nearby', body: { data: [] } };
  showResults({ path: resultsPath({ to: 'CUZ' }), apiHandlers: [found(), cusco, nearby] });
  await waitFor(() => expect(document.title).toBe('Vuelos de Bogotá a Cusco'));
});

describe('an address whose travelers no booking has', () => {
  test.each([
    [{ adult: '9', child: '3' }, 'Adultos: 9 · Niños: 0 · Bebés en brazos: 0', { adult: 9, child: 0 }],
    [{ adult: '12' }, 'Adultos: 9 · Niños: 0 · Bebés en brazos: 0', { adult: 9 }],
    [{ adult: '0' }, 'Adultos: 1 · Niños: 0 · Bebés en brazos: 0', { adult: 1 }],
    [
      { adult: '5', child: '2', infant: '4' },
      'Adultos: 5 · Niños: 2 · Bebés en brazos: 2',
      { adult: 5, infant: 2 },
    ],
  ])('%j is answered with the nearest that one has, and says so', async (address, words, travelerInfo) => {
    const page = open(address);
    await screen.findByRole('article', { name: /^Avianca/ });
    expect(screen.getByText('En una reserva viajan de 1 a 9 personas, con al menos un adulto')).toBeTruthy();
    expect(screen.getByText(`Buscamos con lo más cercano a este enlace. ${words}.`)).toBeTruthy();
    expect(page.api.callsTo(SEARCH)[0]?.body).toMatchObject({ travelerInfo });
  });

  test('nine adults are not news', async () => {
    open({ adult: '9' });
    await screen.findByRole('article', { name: /^Avianca/ });
    expect(screen.queryByText(/En una reserva viajan/)).toBeNull();
  });
});

describe('an address with a day that cannot be searched', () => {
  test.each([
    [{ departureDate: '2026-02-31' }, 'La fecha de ida de este enlace no existe'],
    [{ departureDate: '2026-11-20' }, 'La fecha de ida de este enlace ya pasó'],
    [
      { departureDate: '2029-01-01' },
      /^La ida de este enlace aún no está a la venta: .* hasta el 17 oct 2027$/,
    ],
    [{ returnDate: '2026-12-40' }, 'La fecha de vuelta de este enlace no existe'],
    [{ returnDate: '2026-11-20' }, 'La fecha de vuelta de este enlace ya pasó'],
    [
      { returnDate: '2029-01-01' },
      /^La vuelta de este enlace aún no está a la venta: .* hasta el 17 oct 2027$/,
    ],
    [{ returnDate: '2026-12-10' }, 'En este enlace la vuelta es antes de la ida'],
  ])('%j is told what is wrong with it', async (address, words) => {
    open(address);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/^Te mostramos vuelos para /)).toBeTruthy();
    await screen.findByRole('article', { name: /^Avianca/ });
  });

  test('days that are sold, and a return that a one-way trip does not have, are not news', async () => {
    open({ tripType: '1', returnDate: '2026-12-40' });
    await screen.findByRole('article', { name: /^Avianca/ });
    expect(screen.queryByText(/^Te mostramos vuelos para /)).toBeNull();
  });
});

test('a link of days gone by says for which days it shows flights', async () => {
  showResults({ path: resultsPath({ departureDate: '2026-11-20' }), apiHandlers: usual });
  expect(await screen.findByText('Te mostramos vuelos para 28 nov a 27 dic.')).toBeTruthy();
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

test('a cabin that there is not is told, with the one that is shown', async () => {
  const { unmount } = open({ cabin: 'gold' });
  expect(await screen.findByText('La cabina de este enlace no existe')).toBeTruthy();
  expect(screen.getByText('Te mostramos vuelos en Económica.')).toBeTruthy();
  unmount();
  const page = open({ cabin: 'first' });
  await screen.findByRole('article', { name: /^Avianca/ });
  expect(screen.queryByText(/Te mostramos vuelos en/)).toBeNull();
  expect(page.api.callsTo(SEARCH)[0]?.body).toMatchObject({ cabin: 'first_class' });
});

test.each([
  [{ outbound: 'AV1.12-12' }, 'No encontramos la ida elegida'],
  [{ flight: 'AV1.12-12' }, 'No encontramos el vuelo elegido'],
  [{ outbound: itineraryKey(EVENING_OUT), flight: 'AV1.12-27' }, 'No encontramos el vuelo elegido'],
])('%j names what no offer has: the list says so', async (named, words) => {
  const { unmount } = open(named);
  expect(await screen.findByText(words)).toBeTruthy();
  unmount();
  open({ outbound: itineraryKey(EVENING_OUT), flight: itineraryKey(MORNING_BACK), stops: '2' });
  await screen.findByRole('heading', { name: 'Elige tu vuelta' });
  expect(screen.queryByText(/^No encontramos/)).toBeNull();
});

test('a currency that is not sold is named, and so is the one that is charged', async () => {
  showResults({ path: resultsPath({ currencyCode: 'SEK' }), apiHandlers: usual });
  expect(await screen.findByText('No vendemos en SEK')).toBeTruthy();
  expect(screen.getByText('Estos vuelos se cobran en dólares estadounidenses.')).toBeTruthy();
});

import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import type {
  ListedTour,
  TourCountry,
  TourDeparture,
  TourDetail,
  TourInCart,
} from '@alisio/shared-contracts/tours';

/** A tour of three days in Cusco; a list shows what is told of it. */
export const listedTour = (facts: Partial<ListedTour> = {}): ListedTour => ({
  country: { slug: 'peru', code: 'PE', name: 'Perú' },
  slug: 'cusco-en-tres-dias',
  title: 'Cusco en tres días',
  lead: 'De la ciudad al valle, y en tren.',
  scene: 'range',
  days: 3,
  nights: 2,
  effort: 'medium',
  group: { least: 4, most: 14 },
  guides: ['es'],
  childFrom: 6,
  sleeps: ['Cusco', 'Ollantaytambo'],
  highest: 3399,
  from: { amount: 52_000, currency: 'USD' },
  next: { startDate: '2027-02-12', left: 6 },
  departures: 3,
  ...facts,
});

export const peru: TourCountry = {
  slug: 'peru',
  code: 'PE',
  name: 'Perú',
  intro: 'Costa, sierra y selva.',
  scene: 'range',
  tours: 8,
  from: { amount: 52_000, currency: 'USD' },
};

export const cusco: TourDetail = {
  ...listedTour(),
  zone: 'America/Lima',
  effortText: 'Escalones de piedra y una noche a 3.399 m.',
  stars: 3,
  months: [1, 2, 3],
  weekday: 5,
  itinerary: [
    {
      title: 'Directo al valle',
      text: 'Te reciben en el aeropuerto.',
      legs: [{ from: 'cusco', to: 'ollantaytambo', mode: 'road', km: 76, minutes: 115 }],
      walkKm: 2,
      meals: [],
      sleeps: 'ollantaytambo',
    },
    {
      title: 'Machu Picchu',
      text: 'Tren de las 6:10.',
      legs: [{ from: 'ollantaytambo', to: 'aguas', mode: 'train', km: 43, minutes: 105 }],
      walkKm: 0,
      meals: ['breakfast', 'lunch'],
      sleeps: 'cusco',
    },
    { title: 'Regreso', text: 'Mañana libre.', legs: [], walkKm: 0, meals: ['breakfast'], sleeps: null },
  ],
  places: [
    { id: 'cusco', name: 'Cusco', lat: -13.52, lon: -71.98, altitude: 3399 },
    { id: 'ollantaytambo', name: 'Ollantaytambo', lat: -13.26, lon: -72.26, altitude: 2792 },
    { id: 'aguas', name: 'Aguas Calientes', lat: -13.15, lon: -72.53, altitude: 2040 },
  ],
  crosses: [],
  meets: { place: 'Cusco', time: '12:00' },
  included: ['Tren de ida y vuelta'],
  notIncluded: ['Vuelos'],
  bring: ['Ropa por capas'],
  checks: ['Verifica con el consulado si necesitas visa'],
  whenToGo: 'De mayo a septiembre.',
  papers: 'Muchas nacionalidades entran sin visa.',
  money: 'Sol peruano.',
};

/** A departure of five days ahead of nothing: with places and prices unless told. */
export const departure = (startDate: string, facts: Partial<TourDeparture> = {}): TourDeparture => ({
  key: `key-${startDate}`,
  startDate,
  endDate: startDate.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0')),
  guides: ['es'],
  group: { least: 4, most: 14 },
  left: 6,
  booked: 8,
  currency: 'USD',
  rooms: [
    { kind: 'double', each: 52_000 },
    { kind: 'twin', each: 52_000 },
    { kind: 'triple', each: 49_000 },
    { kind: 'single', each: 66_000 },
    { kind: 'shared', each: 52_000 },
  ],
  child: 39_000,
  going: { state: 'guaranteed' },
  cancellation: [
    { keepsPercent: 0 },
    { from: '2027-01-13T00:00:00', keepsPercent: 50 },
    { from: '2027-01-29T00:00:00', keepsPercent: 100 },
  ],
  deposit: { percent: 30, each: 15_600, restDueOn: '2026-12-29' },
  closesOn: startDate,
  ...facts,
});

export const threeDepartures = (): TourDeparture[] => [
  departure('2027-02-05', { left: 0, booked: 14 }),
  departure('2027-02-12'),
  departure('2027-03-12', { left: 1, booked: 2, going: { state: 'forming', decidedOn: '2027-02-19' } }),
];

/** The tour with these departures; a code by phone is kept. */
export const withDepartures = (data: readonly TourDeparture[] = threeDepartures()): ApiHandler[] => [
  { method: 'GET', path: '/tours/{country}/{tour}', body: cusco },
  {
    method: 'GET',
    path: '/tours/{country}/{tour}/departures',
    body: { data, meta: { expiresAt: '2026-11-25T12:15:00.000Z' } },
  },
  {
    method: 'POST',
    path: '/tours/{country}/{tour}/phone-offers',
    status: 201,
    body: { code: 'TR-5520', until: '2026-11-25T12:15:00.000Z' },
  },
];

const inCart: TourInCart = {
  tour: {
    country: 'peru',
    countryCode: 'PE',
    countryName: 'Perú',
    slug: cusco.slug,
    title: cusco.title,
    scene: 'range',
    effort: 'medium',
    zone: 'America/Lima',
    crosses: [],
    childFrom: 6,
  },
  startDate: '2027-02-12',
  endDate: '2027-02-14',
  guides: ['es'],
  group: { least: 4, most: 14 },
  going: { state: 'guaranteed' },
  meetsAt: { id: 'cusco', name: 'Cusco', lat: -13.52, lon: -71.98, altitude: 3399 },
  dates: [],
  rooms: [{ kind: 'double', adults: 2, childAges: [] }],
  lines: [{ who: 'adult', room: 'double', count: 2, each: 52_000 }],
  currency: 'USD',
  shares: [52_000, 52_000],
  whole: { amount: 104_000, currency: 'USD' },
  pay: 'all',
  cancellation: [{ keeps: 0 }],
};

/** What choosing is answered; with `before` the whole price was another one, minor units. */
export const confirmedTour = (before?: number): ApiHandler => ({
  method: 'POST',
  path: '/tours/{country}/{tour}/choose',
  body: {
    reference: 'tour|a',
    title: cusco.title,
    total: inCart.whole,
    shares: inCart.shares,
    details: inCart,
    expiresAt: '2026-11-25T12:08:00.000Z',
    ...(before === undefined
      ? {}
      : { changed: { before: { amount: before, currency: 'USD' }, now: inCart.whole } }),
  },
});

export const placesGone = problemAnswer('POST', '/tours/{country}/{tour}/choose', 'seats-gone');

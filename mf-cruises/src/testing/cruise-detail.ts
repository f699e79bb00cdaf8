import type { ApiHandler } from '@alisio/platform/testing';
import type { CruiseDetail, ListedCruise } from '@alisio/shared-contracts/cruises';

const listed: ListedCruise = {
  id: 'bahia-serena-20270116',
  itinerary: 'caribe-sur-cartagena',
  title: 'Caribe sur desde Cartagena',
  region: 'caribbean-south',
  nights: 3,
  portsRoute: ['COCTG', 'AWORJ', 'COCTG'],
  departurePort: 'COCTG',
  departureDate: '2027-01-16',
  returnDate: '2027-01-19',
  ship: { code: 'bahia-serena', name: 'Bahía Serena' },
  cruiseLine: { code: 'pleamar', name: 'Pleamar' },
  vendor: 'Pleamar',
  pricePerPerson: 74_900,
  priceBalcony: 104_900,
  cabins: {
    inside: { price: 74_900, cabin: 149_800 },
    oceanview: { price: 'NA', why: 'not-on-ship' },
    balcony: { price: 104_900, cabin: 209_800 },
    suite: { price: 'NA', why: 'sold-out' },
  },
  currency: 'USD',
};

const next: ListedCruise = {
  ...listed,
  id: 'bahia-serena-20270213',
  departureDate: '2027-02-13',
  returnDate: '2027-02-16',
  cabins: { ...listed.cabins, suite: { price: 169_000, cabin: 338_000 } },
};

const port = (code: string, name: string, lat: number, lon: number): CruiseDetail['ports'][number] => ({
  code,
  name,
  country: code.slice(0, 2),
  lat,
  lon,
  zone: 'America/Bogota',
  isTender: code === 'AWORJ',
  town: 'foot',
  visa: code === 'AWORJ' ? 'schengen' : 'none',
});

const sold = { portTaxes: 20_000, serviceCharge: 9_600 };

/** Three nights from Cartagena to Aruba and back, inside and balcony sold, no ocean view, the suite sold out. */
export const detail: CruiseDetail = {
  cruise: listed,
  boards: { from: '12:00', until: '15:00' },
  leftBy: '10:00',
  days: [
    { day: 1, date: '2027-01-16', port: 'COCTG', departs: '17:00' },
    { day: 2, date: '2027-01-17', port: null },
    {
      day: 3,
      date: '2027-01-18',
      port: 'AWORJ',
      arrives: '08:00',
      departs: '18:00',
      minutesAshore: 600,
    },
    { day: 4, date: '2027-01-19', port: 'COCTG', arrives: '08:00' },
  ],
  ways: [
    {
      from: 'COCTG',
      to: 'AWORJ',
      miles: 380,
      line: [-75.5, 10.4, -73.3, 12.5, -70, 12.5],
      minutes: 2300,
      knots: 10,
    },
    {
      from: 'AWORJ',
      to: 'COCTG',
      miles: 380,
      line: [-70, 12.5, -73.3, 12.5, -75.5, 10.4],
      minutes: 2300,
      knots: 10,
    },
  ],
  ports: [port('COCTG', 'Cartagena', 10.4, -75.5), port('AWORJ', 'Aruba, Oranjestad', 12.5, -70)],
  ship: {
    code: 'bahia-serena',
    name: 'Bahía Serena',
    year: 2014,
    decks: 3,
    cabins: 955,
    guests: 2044,
    crew: 880,
    restaurants: 5,
    pools: 3,
    length: 262,
    plan: [
      { deck: 1, kinds: [] },
      { deck: 2, kinds: ['inside'] },
      { deck: 3, kinds: ['balcony', 'suite'] },
    ],
  },
  cabins: [
    {
      kind: 'inside',
      area: 15,
      sleeps: 3,
      decks: [2],
      price: 74_900,
      cabin: 149_800,
      fare: 120_200,
      ...sold,
    },
    { kind: 'oceanview', area: 0, sleeps: 0, decks: [], price: 'NA', why: 'not-on-ship' },
    {
      kind: 'balcony',
      area: 19,
      balconyArea: 4,
      sleeps: 4,
      decks: [3],
      price: 104_900,
      cabin: 209_800,
      fare: 180_200,
      ...sold,
    },
    { kind: 'suite', area: 38, sleeps: 4, decks: [3], price: 'NA', why: 'sold-out', next },
  ],
  serviceChargeANight: 1_600,
  portTaxesEach: 10_000,
  included: ['cabin', 'meals', 'port-taxes', 'service-charge'],
  notIncluded: ['flights'],
  papers: ['passport-six-months', 'visa-by-port'],
  others: [next],
};

/** The API as it answers for this sailing. */
export const withCruise: readonly ApiHandler[] = [
  { method: 'GET', path: `/cruises/${listed.id}`, status: 200, body: detail },
  {
    method: 'POST',
    path: `/cruises/${listed.id}/phone-offers`,
    status: 201,
    body: {
      code: 'CR-2048',
      until: '2027-01-15',
      web: { amount: 209_800, currency: 'USD' },
      phone: { amount: 157_350, currency: 'USD' },
    },
  },
];

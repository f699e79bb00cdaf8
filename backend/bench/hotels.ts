/**
 * `npm run bench -w backend -- --hotels`: searches of big cities in the world of 200,000 hotels, never asked before and
 * repeated, and places by name, beside an empty route in the same run; what other calls take while searches run, and while
 * sixty towns are searched for the first time at once. Like the others it prints and judges nothing.
 */
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { searchAirports, searchHotels, searchStayPlaces } from '@alisio/shared-contracts/endpoints';
import { HOTEL_SEARCH, type HotelSearchPayload } from '@alisio/shared-contracts/hotels';
import { startApi } from './api-process.ts';
import { type Call, load, type Measured } from './load.ts';

const MANY = 32;
const MS = 6000;
const WARM_UP_MS = 1500;
const FIRST_SEARCHES = 600;
/** As many as wait for threads at once, less what runs. */
const NEW_PLACES = 60;
/** Paris, Madrid, Bogotá, Mexico City, Miami, London, Barcelona, Buenos Aires. */
const CITIES = [
  [48.8566, 2.3522],
  [40.4168, -3.7038],
  [4.711, -74.0721],
  [19.4326, -99.1332],
  [25.7617, -80.1918],
  [51.5074, -0.1278],
  [41.3874, 2.1686],
  [-34.6037, -58.3816],
] as const;
const TERMS = 'par mad bog mex mia lon bar bue can car san new rio lim qui sev'.split(' ');

const today = localToday();

/** The n-th of many searches that are all different: other days in the same cities. */
function body(n: number): string {
  const [latitude, longitude] = CITIES[n % CITIES.length] ?? CITIES[0];
  const startDate = addDays(today, 20 + (Math.floor(n / CITIES.length) % 400));
  const asked: HotelSearchPayload = {
    geoSearch: { radius: HOTEL_SEARCH.radius, UOM: HOTEL_SEARCH.UOM, geoCode: { latitude, longitude } },
    pagination: { offset: HOTEL_SEARCH.offset, pageSize: HOTEL_SEARCH.pageSize },
    rateInfo: {
      currencyCode: 'USD',
      refundableOnly: false,
      stayDateTimeRange: { startDate, endDate: addDays(startDate, 3) },
      rooms: { room: [{ index: 1, adult: 2, children: 0, childAge: [] }] },
    },
    infoData: NO_ATTRIBUTION,
  };
  return JSON.stringify(asked);
}

const search = (n: number, query = ''): Call => ({
  method: 'POST',
  path: `${searchHotels.path}${query}`,
  headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
  body: body(n),
});
const airport = (n: number): Call => ({
  method: 'GET',
  path: `${searchAirports.path}?term=${TERMS[n % TERMS.length]}`,
});

/** Points that nobody has asked about: from Lisbon to Warsaw, a few towns apart, so that each makes towns of its own. */
const newPlace = (n: number): Call => {
  const asked: HotelSearchPayload = JSON.parse(body(n));
  const geoCode = { latitude: 38 + (n % 8) * 1.9, longitude: -9 + Math.floor(n / 8) * 3.9 };
  const call = search(n);
  return { ...call, body: JSON.stringify({ ...asked, geoSearch: { ...asked.geoSearch, geoCode } }) };
};
const place = (n: number): Call => ({
  method: 'GET',
  path: `${searchStayPlaces.path}?term=${TERMS[n % TERMS.length]}`,
});

const api = await startApi();
const { port } = api;
const round = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(8);
let empty: Measured | undefined;
function print(name: string, measured: Measured): void {
  const { perSecond, percentile, failed, bytes } = measured;
  const ofEmpty = empty ? (perSecond / empty.perSecond).toFixed(3) : '';
  console.info(
    `${name.padEnd(34)}${round(perSecond)}${round(percentile(50))}${round(percentile(99))}${ofEmpty.padStart(10)}${round(bytes / 1000)}${failed > 0 ? `  ${failed} failed` : ''}`,
  );
}

let searches = CITIES.length;
const first = () => {
  searches += 1;
  return search(searches);
};

try {
  await load({ port, call: () => ({ method: 'GET', path: '/healthz' }), connections: MANY, ms: WARM_UP_MS });
  console.info(`\n${'hotels, at connections'.padEnd(34)}a second  p50 ms  p99 ms  of empty      KB`);
  // A city is made when it is searched first.
  print(
    'first search of a city, 1',
    await load({ port, call: search, connections: 1, amount: CITIES.length }),
  );
  empty = await load({ port, call: () => ({ method: 'GET', path: '/healthz' }), connections: MANY, ms: MS });
  print(`empty route, ${MANY}`, empty);
  print('first search, 1', await load({ port, call: first, connections: 1, amount: FIRST_SEARCHES / 4 }));
  // A process that has just begun still compiles what it does: its first seconds are told by themselves.
  print(
    `first search, ${MANY}, just begun`,
    await load({ port, call: first, connections: MANY, amount: FIRST_SEARCHES }),
  );
  const before = api.processor();
  print(
    `first search, ${MANY}`,
    await load({ port, call: first, connections: MANY, amount: FIRST_SEARCHES }),
  );
  const each = (api.processor() - before) / FIRST_SEARCHES;
  console.info(`${`  of the API's processor for each`.padEnd(34)}${round(each)} ms`);
  print(`repeated search, ${MANY}`, await load({ port, call: () => search(0), connections: MANY, ms: MS }));
  print(`places by name, ${MANY}`, await load({ port, call: place, connections: MANY, ms: MS }));
  const near = () => ({ ...first(), path: `${searchHotels.path}?far=-25` });
  print(
    `first search within 25 km, ${MANY}`,
    await load({ port, call: near, connections: MANY, amount: FIRST_SEARCHES }),
  );
  for (const [name, call] of [
    ['empty route', () => ({ method: 'GET', path: '/healthz' })],
    ['airports by name', airport],
    ['places by name', place],
  ] satisfies [string, (n: number) => Call][]) {
    const control = { isOver: false };
    const [loaded, beside] = await Promise.all([
      load({ port, call: first, connections: MANY, amount: FIRST_SEARCHES }).finally(() => {
        control.isOver = true;
      }),
      load({ port, call, connections: 1, isOver: () => control.isOver }),
    ]);
    print(`first search beside these, ${MANY}`, loaded);
    print(`${name} beside searches, 1`, beside);
  }
  const control = { isOver: false };
  const [made, beside] = await Promise.all([
    load({ port, call: newPlace, connections: NEW_PLACES, amount: NEW_PLACES }).finally(() => {
      control.isOver = true;
    }),
    load({ port, call: airport, connections: 1, isOver: () => control.isOver }),
  ]);
  print(`first search of ${NEW_PLACES} new places at once`, made);
  print('airports by name beside these, 1', beside);
  console.info(`API after hotels: ${round(api.memory()).trim()} MB`);
} finally {
  await api.stop();
}

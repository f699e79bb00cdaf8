/**
 * `npm run bench -w backend`: flight searches, calendars and airport searches beside an empty route and a fixed loop in
 * the same run. It prints, it judges nothing: other work on the machine makes every number worse, the ratios less so.
 */
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { getFlightCalendar, searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import autocannon from 'autocannon';
import { startApi } from './api-process.ts';

const MANY = 32;
/** Visitors that search at one time where they do not wait for each other. */
const SOME = 8;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const FIRST_SEARCHES = 600;
const CALENDARS = 120;
/** Seconds that a request may take. */
const PATIENCE = 60;
const PLACES = 'BOG MIA MAD MEX LIM SCL GRU EZE PTY NYC LON PAR ROM BCN CUN MDE'.split(' ');
const LETTERS = 'abcdefghijklmnoprstuvz';

type Result = Awaited<ReturnType<typeof autocannon>>;

const today = localToday();

const asked = {
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
  cabin: 'economy',
  travelerInfo: { adult: 2, child: 1, infant: 1 },
  currencyCode: 'USD',
  infoData: NO_ATTRIBUTION,
};

const places = (n: number) => ({
  from: PLACES[n % PLACES.length] ?? '',
  to: PLACES[(n + 1 + (Math.floor(n / 16) % 15)) % PLACES.length] ?? '',
});

/** The n-th of many searches that are all different. */
function searchBody(n: number): string {
  const { from, to } = places(n);
  const departureDate = addDays(today, 10 + Math.floor(n / 240) * 7 + (n % 3));
  return JSON.stringify({
    ...asked,
    legInfo: {
      '1': { from, to, departureDate },
      '2': { from: to, to: from, departureDate: addDays(departureDate, 7) },
    },
  });
}

/** The n-th of many calendars of sixty days, every third of them one way. */
const calendarBody = (n: number): string =>
  JSON.stringify({
    ...asked,
    ...places(n),
    firstDate: addDays(today, 1 + (n % 30)),
    days: 60,
    ...(n % 3 === 0 ? {} : { stayDays: 5 + (n % 4) }),
  });

const term = (n: number): string =>
  [n, Math.floor(n / 22), Math.floor(n / 484)].map((at) => LETTERS[at % LETTERS.length]).join('');

const posting = {
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
};

const api = await startApi();
const common = { url: api.url, timeout: PATIENCE };
const emptyRoute = { ...common, requests: [{ path: '/healthz' }] };
let searches = 0;
/** Searches that nobody has asked before. */
const firstSearch = {
  ...common,
  requests: [
    {
      ...posting,
      path: searchFlightOffers.path,
      setupRequest: (request: object) => ({ ...request, body: searchBody(++searches) }),
    },
  ],
};
let calendars = 0;
const calendar = {
  ...common,
  requests: [
    {
      ...posting,
      path: getFlightCalendar.path,
      setupRequest: (request: object) => ({ ...request, body: calendarBody(++calendars) }),
    },
  ],
};
const repeatedSearch = {
  ...common,
  requests: [{ ...posting, path: searchFlightOffers.path, body: searchBody(0) }],
};
let terms = 0;
const airportSearch = {
  ...common,
  requests: [
    {
      path: '/search/airports',
      setupRequest: (request: object) => ({ ...request, path: `/search/airports?term=${term(++terms)}` }),
    },
  ],
};

/** Milliseconds of a fixed piece of work on this thread: how fast the machine is just now. */
function loopMs(): number {
  const began = performance.now();
  let sum = 0;
  for (let n = 0; n < 50_000_000; n += 1) sum = (sum * 31 + n) | 0;
  return performance.now() - began + (sum === 1 ? 1 : 0);
}

const round = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(8);
let empty: Result | undefined;

function print(name: string, result: Result): void {
  const { requests, latency, non2xx, errors, duration } = result;
  const perSecond = requests.total / duration;
  const ofEmpty = empty ? (perSecond / (empty.requests.total / empty.duration)).toFixed(3) : '';
  const failed = non2xx + errors > 0 ? `  ${non2xx + errors} failed` : '';
  console.info(
    `${name.padEnd(34)}${round(perSecond)}${round(latency.p50)}${round(latency.p99)}${ofEmpty.padStart(10)}${round(loopMs())}${failed}`,
  );
}

try {
  console.info(`API at rest: ${round(api.memory()).trim()} MB`);
  await autocannon({ ...emptyRoute, connections: MANY, duration: WARM_UP_SECONDS });
  await autocannon({ ...firstSearch, connections: SOME, duration: WARM_UP_SECONDS });

  console.info(`\n${'at connections'.padEnd(34)}a second  p50 ms  p99 ms  of empty loop ms`);
  empty = await autocannon({ ...emptyRoute, connections: MANY, duration: SECONDS });
  print(`empty route, ${MANY}`, empty);
  print(
    `first search, ${MANY}`,
    await autocannon({ ...firstSearch, connections: MANY, amount: FIRST_SEARCHES }),
  );
  print(
    `first search, ${SOME}`,
    await autocannon({ ...firstSearch, connections: SOME, amount: FIRST_SEARCHES }),
  );
  const [loaded, airports] = await Promise.all([
    autocannon({ ...firstSearch, connections: SOME, duration: SECONDS }),
    autocannon({ ...airportSearch, connections: 1, duration: SECONDS }),
  ]);
  print(`first search beside airports, ${SOME}`, loaded);
  print('airport search beside searches, 1', airports);
  print('calendar of 60 days, 1', await autocannon({ ...calendar, connections: 1, amount: CALENDARS }));
  await autocannon({ ...repeatedSearch, connections: MANY, duration: WARM_UP_SECONDS });
  print(
    `repeated search, ${MANY}`,
    await autocannon({ ...repeatedSearch, connections: MANY, duration: SECONDS }),
  );
  console.info(`\nAPI after it all: ${round(api.memory()).trim()} MB, with the embedded database`);
} finally {
  await api.stop();
}

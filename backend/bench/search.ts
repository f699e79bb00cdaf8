/**
 * `npm run bench -w backend`: flight searches, calendars and airport searches beside an empty route and a fixed loop in
 * the same run, and whether what was asked of them is reached. It ends well in any case: other work on the machine makes
 * every number worse, the ratios less so.
 */
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { getFlightCalendar, PACKED, searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import { startApi } from './api-process.ts';
import { type Call, load, type Measured } from './load.ts';

const MANY = 32;
/** Visitors that search at one time where they do not wait for each other. */
const SOME = 8;
const MS = 8000;
const WARM_UP_MS = 2000;
const FIRST_SEARCHES = 600;
const FIRST_PLAIN_SEARCHES = 200;
const CALENDARS = 120;
const PLACES = 'BOG MIA MAD MEX LIM SCL GRU EZE PTY NYC LON PAR ROM BCN CUN MDE'.split(' ');
const LETTERS = 'abcdefghijklmnoprstuvz';

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

/** As the site asks, its edge and its pages. */
const PACKED_JSON = `application/json;${PACKED}`;

const post = (path: string, body: string, accept = PACKED_JSON): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', 'accept-encoding': 'br', accept },
  body,
});

const api = await startApi();
const { port } = api;
const emptyRoute = { port, call: (): Call => ({ method: 'GET', path: '/healthz' }) };
let searches = 0;
/** Searches that nobody has asked before. */
const firstSearch = {
  port,
  call: () => {
    searches += 1;
    return post(searchFlightOffers.path, searchBody(searches));
  },
};
const firstPlainSearch = {
  port,
  call: () => {
    searches += 1;
    return post(searchFlightOffers.path, searchBody(searches), 'application/json');
  },
};
const calendar = { port, call: (n: number) => post(getFlightCalendar.path, calendarBody(n)) };
const repeatedSearch = { port, call: () => post(searchFlightOffers.path, searchBody(0)) };
const airportSearch = {
  port,
  call: (n: number): Call => ({ method: 'GET', path: `/search/airports?term=${term(n)}` }),
};

/** Milliseconds of a fixed piece of work on this thread: how fast the machine is just now. */
function loopMs(): number {
  const began = performance.now();
  let sum = 0;
  for (let n = 0; n < 50_000_000; n += 1) sum = (sum * 31 + n) | 0;
  return performance.now() - began + (sum === 1 ? 1 : 0);
}

const round = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(8);
let empty: Measured | undefined;

/** What is expected on two cores with nothing else to do; `ofEmpty`: of the empty route's rate. */
interface Asked {
  perSecond?: number;
  p99?: number;
  ofEmpty?: number;
}

/** What was asked of a row, and whether it came to that. */
function verdict({ perSecond, percentile }: Measured, { perSecond: rate, p99, ofEmpty }: Asked): string {
  const judged = (is: boolean, what: string) => `  ${is ? 'within' : 'OVER'} ${what}`;
  return [
    rate === undefined ? '' : judged(perSecond >= rate, `${rate} a second at least`),
    p99 === undefined ? '' : judged(percentile(99) <= p99, `p99 of ${p99} ms`),
    ofEmpty === undefined || !empty
      ? ''
      : judged(perSecond >= ofEmpty * empty.perSecond, `${ofEmpty} of the empty route's rate at least`),
  ].join('');
}

function print(name: string, measured: Measured, asked: Asked = {}): void {
  const { perSecond, percentile, failed, bytes } = measured;
  const ofEmpty = empty ? (perSecond / empty.perSecond).toFixed(3) : '';
  console.info(
    `${name.padEnd(34)}${round(perSecond)}${round(percentile(50))}${round(percentile(99))}${ofEmpty.padStart(10)}${round(bytes / 1000)}${round(loopMs())}${failed > 0 ? `  ${failed} failed` : ''}${verdict(measured, asked)}`,
  );
}

try {
  console.info(`API at rest: ${round(api.memory()).trim()} MB`);
  await load({ ...emptyRoute, connections: MANY, ms: WARM_UP_MS });
  await load({ ...firstSearch, connections: SOME, ms: WARM_UP_MS });

  console.info(`\n${'at connections'.padEnd(34)}a second  p50 ms  p99 ms  of empty      KB loop ms`);
  empty = await load({ ...emptyRoute, connections: MANY, ms: MS });
  print(`empty route, ${MANY}`, empty);
  print(`first search, ${MANY}`, await load({ ...firstSearch, connections: MANY, amount: FIRST_SEARCHES }));
  const before = api.processor();
  print(`first search, ${SOME}`, await load({ ...firstSearch, connections: SOME, amount: FIRST_SEARCHES }), {
    perSecond: 60,
    p99: 150,
  });
  const each = (api.processor() - before) / FIRST_SEARCHES;
  console.info(`${`  of the API's processor for each`.padEnd(34)}${round(each)} ms`);
  print(
    `first search in plain JSON, ${SOME}`,
    await load({ ...firstPlainSearch, connections: SOME, amount: FIRST_PLAIN_SEARCHES }),
  );
  const [loaded, airports] = await Promise.all([
    load({ ...firstSearch, connections: SOME, ms: MS }),
    load({ ...airportSearch, connections: 1, ms: MS }),
  ]);
  print(`first search beside airports, ${SOME}`, loaded);
  print('airport search beside searches, 1', airports, { p99: 20 });
  print('calendar of 60 days, 1', await load({ ...calendar, connections: 1, amount: CALENDARS }), {
    p99: 200,
  });
  await load({ ...repeatedSearch, connections: MANY, ms: WARM_UP_MS });
  print(`repeated search, ${MANY}`, await load({ ...repeatedSearch, connections: MANY, ms: MS }), {
    ofEmpty: 0.1,
  });
  console.info(`\nAPI after it all: ${round(api.memory()).trim()} MB, with the embedded database`);
} finally {
  await api.stop();
}

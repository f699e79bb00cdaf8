/**
 * `npm run bench -w backend`: flight searches a second at 32 connections beside an empty route in the same run.
 * It prints, it judges nothing: other work on the machine makes every number smaller, the ratios less so.
 */
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import autocannon from 'autocannon';
import { startApi } from './api-process.ts';

const CONNECTIONS = 32;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const FIRST_SEARCHES = 300;
/** Seconds that a request may take: 32 first searches at once wait for each other. */
const PATIENCE = 60;
const PLACES = 'BOG MIA MAD MEX LIM SCL GRU EZE PTY NYC LON PAR ROM BCN CUN MDE'.split(' ');

type Result = Awaited<ReturnType<typeof autocannon>>;

const today = localToday();

/** The n-th of many searches that are all different. */
function searchBody(n: number): string {
  const [from = '', to = ''] = [
    PLACES[n % PLACES.length],
    PLACES[(n + 1 + (Math.floor(n / 16) % 15)) % PLACES.length],
  ];
  const departureDate = addDays(today, 10 + Math.floor(n / 240) * 7 + (n % 3));
  return JSON.stringify({
    legInfo: {
      '1': { from, to, departureDate },
      '2': { from: to, to: from, departureDate: addDays(departureDate, 7) },
    },
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    cabin: 'economy',
    travelerInfo: { adult: 2, child: 1, infant: 1 },
    currencyCode: 'USD',
    infoData: NO_ATTRIBUTION,
  });
}

const searching = {
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
};

const round = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(8);

function print(name: string, { requests, latency, non2xx, errors, duration }: Result, empty?: Result): void {
  const perSecond = requests.total / duration;
  const ratio = empty
    ? ` ${(perSecond / (empty.requests.total / empty.duration)).toFixed(3).padStart(9)}`
    : ' '.repeat(10);
  const failed = non2xx + errors > 0 ? `  ${non2xx + errors} failed` : '';
  console.info(
    `${name.padEnd(18)}${round(perSecond)}${round(latency.p50)}${round(latency.p99)}${ratio}${failed}`,
  );
}

const api = await startApi();
try {
  const common = { url: api.url, connections: CONNECTIONS, timeout: PATIENCE };
  const emptyRoute = { ...common, requests: [{ path: '/healthz' }] };
  const repeatedSearch = {
    ...common,
    requests: [{ ...searching, path: searchFlightOffers.path, body: searchBody(0) }],
  };
  let n = 0;
  const firstSearch = {
    ...common,
    requests: [
      {
        ...searching,
        path: searchFlightOffers.path,
        setupRequest: (request: object) => ({ ...request, body: searchBody(++n) }),
      },
    ],
  };

  console.info(`API at rest: ${round(api.memory()).trim()} MB`);
  await autocannon({ ...emptyRoute, duration: WARM_UP_SECONDS });
  const empty = await autocannon({ ...emptyRoute, duration: SECONDS });
  const first = await autocannon({ ...firstSearch, amount: FIRST_SEARCHES });
  await autocannon({ ...repeatedSearch, duration: WARM_UP_SECONDS });
  const repeated = await autocannon({ ...repeatedSearch, duration: SECONDS });

  console.info(`\n${CONNECTIONS} connections        a second  p50 ms  p99 ms  of empty`);
  print('empty route', empty);
  print('first search', first, empty);
  print('repeated search', repeated, empty);
  console.info(`\nAPI after it all: ${round(api.memory()).trim()} MB, with the embedded database`);
} finally {
  await api.stop();
}

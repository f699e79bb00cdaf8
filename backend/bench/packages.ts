/**
 * `npm run bench -w backend -- --packages`: searches of packages between big cities that nobody has asked before, their
 * first part and the whole, and repeated ones, beside an empty route in the same run. It prints and judges nothing.
 */
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { IN_PARTS, searchPackages } from '@alisio/shared-contracts/endpoints';
import { packageFlightSearch, packageHotelSearch, readPackageQuery } from '@alisio/shared-contracts/packages';
import { startApi } from './api-process.ts';
import { type Call, load, type Measured } from './load.ts';

const MANY = 16;
const MS = 6000;
const WARM_UP_MS = 1500;
const FIRST_SEARCHES = 300;
/** From where, to where, and where one sleeps there. */
const PAIRS = [
  ['BOG', 'CTG', 10.42, -75.54],
  ['MEX', 'CUN', 21.17, -86.85],
  ['MAD', 'PMI', 39.57, 2.65],
  ['LIM', 'MIA', 25.77, -80.19],
  ['EZE', 'BCN', 41.39, 2.16],
  ['BOG', 'MAD', 40.42, -3.7],
  ['SCL', 'LIM', -12.05, -77.04],
  ['MEX', 'JFK', 40.71, -74.01],
] as const;

const today = localToday();

/** The n-th of many searches that are all different: other days between the same cities. */
function search(n: number, accept = 'application/json'): Call {
  const [from, to, lat, lon] = PAIRS[n % PAIRS.length] ?? PAIRS[0];
  const departureDate = addDays(today, 10 + (Math.floor(n / PAIRS.length) % 300));
  const said = { from, to, departureDate, returnDate: addDays(departureDate, 4), rooms: '2' };
  const query = readPackageQuery(new URLSearchParams(said), today);
  return {
    method: 'POST',
    path: searchPackages.path,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br', accept },
    body: JSON.stringify({
      flight: packageFlightSearch(query, NO_ATTRIBUTION),
      hotel: packageHotelSearch(query, { lat, lon }, NO_ATTRIBUTION),
    }),
  };
}

const round = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(8);
let empty: Measured | undefined;
function print(name: string, measured: Measured): void {
  const { perSecond, percentile, failed, bytes } = measured;
  const ofEmpty = empty ? (perSecond / empty.perSecond).toFixed(3) : '';
  console.info(
    `${name.padEnd(34)}${round(perSecond)}${round(percentile(50))}${round(percentile(99))}${ofEmpty.padStart(10)}${round(bytes / 1000)}${failed > 0 ? `  ${failed} failed` : ''}`,
  );
}

/** When the first line of an answer in parts is here, milliseconds. */
async function firstPart(port: number, n: number): Promise<number> {
  const { path, headers = {}, body } = search(n, IN_PARTS);
  const began = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(body === undefined ? {} : { body }),
  });
  const reader = reply.body?.getReader();
  const first = await reader?.read();
  const ms = performance.now() - began;
  while (!(await reader?.read())?.done);
  if (!reply.ok || first?.done) throw new Error(`a search of packages is answered ${reply.status}`);
  return ms;
}

const api = await startApi();
const { port } = api;
const healthy = (): Call => ({ method: 'GET', path: '/healthz' });
let searches = PAIRS.length;
const first = () => {
  searches += 1;
  return search(searches);
};

try {
  await load({ port, call: healthy, connections: MANY, ms: WARM_UP_MS });
  console.info(`\n${'packages, at connections'.padEnd(34)}a second  p50 ms  p99 ms  of empty      KB`);
  // Routes and towns are made when they are searched first.
  print(
    'first search of a pair, 1',
    await load({ port, call: search, connections: 1, amount: PAIRS.length }),
  );
  empty = await load({ port, call: healthy, connections: MANY, ms: MS });
  print(`empty route, ${MANY}`, empty);
  print('first search, 1', await load({ port, call: first, connections: 1, amount: FIRST_SEARCHES }));
  print(
    `first search, ${MANY}`,
    await load({ port, call: first, connections: MANY, amount: FIRST_SEARCHES }),
  );
  print(`repeated search, ${MANY}`, await load({ port, call: () => search(0), connections: MANY, ms: MS }));
  const parts: number[] = [];
  for (let n = 0; n < PAIRS.length * 5; n += 1) {
    searches += 1;
    parts.push(await firstPart(port, searches));
  }
  const sorted = parts.toSorted((one, other) => one - other);
  const [p50, most] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  console.info(`${'first part of a first search, 1'.padEnd(34)}${' '.repeat(8)}${round(p50)}${round(most)}`);
  console.info(`API after packages: ${round(api.memory()).trim()} MB`);
} finally {
  await api.stop();
}

/**
 * `npm run bench -w backend -- --tours`: searches of tours by month, people and words, the whole list among them, and the
 * departures of one tour after another, beside an empty route in the same run. Like the others it prints and judges nothing.
 */
import { localToday } from '@alisio/shared-contracts/dates';
import { getTourDepartures, searchTours } from '@alisio/shared-contracts/endpoints';
import { type ListedTour, tourMonths } from '@alisio/shared-contracts/tours';
import { startApi } from './api-process.ts';
import { type Call, load, type Measured } from './load.ts';

const MANY = 32;
const MS = 6000;
const WARM_UP_MS = 1500;
const WORDS = ['', 'volcan', 'playa', 'desierto', 'selva', 'tren', 'mercado', 'isla'];

const months = tourMonths(localToday());
const get = (path: string): Call => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } });

/** The n-th of many searches: another month, number of people or word each time. */
const search = (n: number): Call => {
  const query = new URLSearchParams({
    month: months[n % months.length] ?? '',
    people: String((Math.floor(n / months.length) % 9) + 1),
    text: WORDS[Math.floor(n / months.length / 9) % WORDS.length] ?? '',
  });
  return get(`${searchTours.path}?${query}`);
};
const everything = () => get(searchTours.path);

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

try {
  const healthz = () => get('/healthz');
  await load({ port, call: healthz, connections: MANY, ms: WARM_UP_MS });
  console.info(`\n${'tours, at connections'.padEnd(34)}a second  p50 ms  p99 ms  of empty      KB`);
  print('search, 1, just begun', await load({ port, call: search, connections: 1, amount: 20 }));
  empty = await load({ port, call: healthz, connections: MANY, ms: MS });
  print(`empty route, ${MANY}`, empty);
  print('empty route, 1', await load({ port, call: healthz, connections: 1, ms: MS / 2 }));
  print('search, 1', await load({ port, call: search, connections: 1, ms: MS / 2 }));
  print(`search, ${MANY}`, await load({ port, call: search, connections: MANY, ms: MS }));
  print(`all tours, ${MANY}`, await load({ port, call: everything, connections: MANY, ms: MS }));
  const answer = await fetch(`http://127.0.0.1:${port}${searchTours.path}`);
  const { data }: { data: ListedTour[] } = await answer.json();
  const departures = (n: number) => {
    const tour = data[n % data.length];
    return get(
      getTourDepartures.path
        .replace('{country}', tour?.country.slug ?? '')
        .replace('{tour}', tour?.slug ?? ''),
    );
  };
  print(`departures of a tour, ${MANY}`, await load({ port, call: departures, connections: MANY, ms: MS }));
  console.info(`API after tours: ${round(api.memory()).trim()} MB`);
} finally {
  await api.stop();
}

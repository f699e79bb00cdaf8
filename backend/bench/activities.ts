/**
 * `npm run bench -w backend -- --activities`: searches of activities in big cities, never asked before and repeated, and
 * the sessions of one after another, beside an empty route in the same run. Like the others it prints and judges nothing.
 */
import { activitySearchOf, type ListedActivity } from '@alisio/shared-contracts/activities';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { getActivitySessions, searchActivities } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { startApi } from './api-process.ts';
import { type Call, load, type Measured } from './load.ts';

const MANY = 32;
const MS = 6000;
const WARM_UP_MS = 1500;
const FIRST_SEARCHES = 600;
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
const today = localToday();

const post = (path: string, body: object): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
  body: JSON.stringify(body),
});

/** The n-th of many searches that are all different: other weeks in the same cities, for two adults and a child. */
function search(n: number, days = 6): Call {
  const [lat, lon] = CITIES[n % CITIES.length] ?? CITIES[0];
  const from = addDays(today, 10 + (Math.floor(n / CITIES.length) % 300));
  const asked = activitySearchOf({
    ...{ point: { lat, lon }, party: { adults: 2, childAges: [] }, from, to: addDays(from, days) },
    ...{ language: DEFAULT_LANGUAGE, sort: 'recommended' },
  });
  return post(`${searchActivities.path}?ages=8`, asked);
}

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
const first = (days?: number) => () => {
  searches += 1;
  return search(searches, days);
};

try {
  const healthz = (): Call => ({ method: 'GET', path: '/healthz' });
  await load({ port, call: healthz, connections: MANY, ms: WARM_UP_MS });
  console.info(`\n${'activities, at connections'.padEnd(34)}a second  p50 ms  p99 ms  of empty      KB`);
  const cities = (n: number) => search(n);
  print(
    'first search of a city, 1',
    await load({ port, call: cities, connections: 1, amount: CITIES.length }),
  );
  empty = await load({ port, call: healthz, connections: MANY, ms: MS });
  print(`empty route, ${MANY}`, empty);
  print('empty route, 1', await load({ port, call: healthz, connections: 1, ms: MS / 2 }));
  print('first search, 1', await load({ port, call: first(), connections: 1, amount: FIRST_SEARCHES / 4 }));
  print(
    `first search, ${MANY}`,
    await load({ port, call: first(), connections: MANY, amount: FIRST_SEARCHES }),
  );
  print(
    `first search of a month, ${MANY}`,
    await load({ port, call: first(30), connections: MANY, amount: FIRST_SEARCHES / 2 }),
  );
  print(`repeated search, ${MANY}`, await load({ port, call: () => search(0), connections: MANY, ms: MS }));
  const { path, body, headers } = search(0);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  const { data }: { data: ListedActivity[] } = await answer.json();
  const from = addDays(today, 10);
  const sessions = (n: number) =>
    post(getActivitySessions.path.replace('{code}', data[n % data.length]?.activityInfo.code ?? ''), {
      from,
      to: addDays(from, 13),
      paxes: [{ age: 30 }, { age: 30 }],
    });
  print(`sessions of two weeks, ${MANY}`, await load({ port, call: sessions, connections: MANY, ms: MS }));
  console.info(`API after activities: ${round(api.memory()).trim()} MB`);
} finally {
  await api.stop();
}

/**
 * `npm run bench -w backend -- --cruises`: lists of sailings by destination, month, party and facet, and one sailing,
 * beside an empty route in the same run. It prints and judges nothing.
 */

import { cruiseMonths } from '@alisio/shared-contracts/cruises';
import { localToday } from '@alisio/shared-contracts/dates';
import { getCruise, searchCruises } from '@alisio/shared-contracts/endpoints';
import { startApi } from './api-process.ts';
import { type Call, load, type Measured } from './load.ts';

const MANY = 16;
const MS = 6000;
const WARM_UP_MS = 1500;
const DESTINATIONS = [
  '',
  'AWORJ',
  'caribbean-west',
  'ESBCN',
  'alaska',
  'NOBGO',
  'mediterranean-east',
  'COCTG',
];
const SORTS = ['balcony', 'date', 'night', 'long'];
const months = cruiseMonths(localToday());

const get = (path: string, query: Record<string, string>): Call => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`,
  headers: { 'accept-encoding': 'br' },
});
const at = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

/** The n-th of many lists; every second one is narrowed by a facet, and every third is of one month. */
const search = (n: number): Call =>
  get(searchCruises.path, {
    destination: at(DESTINATIONS, n),
    sort: at(SORTS, Math.floor(n / DESTINATIONS.length)),
    adults: String(1 + (n % 4)),
    month: n % 3 === 0 ? at(months, n) : '',
    lines: n % 2 === 0 ? 'pleamar.gran-azul.singladura' : '',
  });

const round = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(8);
let empty: Measured | undefined;
function print(name: string, measured: Measured): void {
  const { perSecond, percentile, failed, bytes } = measured;
  const ofEmpty = empty ? (perSecond / empty.perSecond).toFixed(3) : '';
  console.info(
    `${name.padEnd(34)}${round(perSecond)}${round(percentile(50))}${round(percentile(99))}${ofEmpty.padStart(10)}${round(bytes / 1000)}${failed > 0 ? `  ${failed} failed` : ''}`,
  );
}

const api = await startApi();
const { port } = api;
const healthy = (): Call => ({ method: 'GET', path: '/healthz' });

try {
  const listed = await fetch(`http://127.0.0.1:${port}${searchCruises.path}`);
  const [, id] = /"id":"([a-z-]+-\d{8})"/.exec(await listed.text()) ?? [];
  if (!id) throw new Error('no cruise is sold');
  const one = () => get(getCruise.path.replace('{cruise}', id), {});
  await load({ port, call: healthy, connections: MANY, ms: WARM_UP_MS });
  console.info(`\n${'cruises, at connections'.padEnd(34)}a second  p50 ms  p99 ms  of empty      KB`);
  empty = await load({ port, call: healthy, connections: MANY, ms: MS });
  print(`empty route, ${MANY}`, empty);
  print('lists, 1', await load({ port, call: search, connections: 1, ms: MS }));
  print(`lists, ${MANY}`, await load({ port, call: search, connections: MANY, ms: MS }));
  print(`one sailing, ${MANY}`, await load({ port, call: one, connections: MANY, ms: MS }));
  console.info(`API after cruises: ${round(api.memory()).trim()} MB`);
} finally {
  await api.stop();
}

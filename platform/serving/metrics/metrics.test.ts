import Fastify, { type FastifyInstance } from 'fastify';
import { until } from '../../tooling/machine/until.ts';
import { defaultLimits } from '../limits.ts';
import { guardConnections } from '../server-options.ts';
import { openRaw } from '../testing/raw-client.ts';
import { countRequests, gauge, type MetricsListener, openMetrics, readMetrics } from './index.ts';

let metrics: MetricsListener;
let app: FastifyInstance;
let site: string;
beforeAll(async () => {
  metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
  app = Fastify({ forceCloseConnections: true });
  guardConnections(app, defaultLimits);
  countRequests(app);
  app.get('/trips/:trip', async () => 'a trip');
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  app.get('/slow', () => new Promise(() => undefined));
  site = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await metrics.close();
  await app.close();
});

/** Lines of a metric, without buckets. */
async function lines(name: string): Promise<string[]> {
  const text = await (await fetch(metrics.url)).text();
  return text.split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));
}
const counts = () => lines('alisio_http_request_duration_seconds_count');

test('a thousand addresses that somebody makes up are one series, and so are methods', async () => {
  for (let one = 0; one < 1000; one += 1) await (await fetch(`${site}/trips/${one}-${Math.random()}`)).text();
  for (let one = 0; one < 200; one += 1) await (await fetch(`${site}/${Math.random()}`)).text();
  await (await fetch(`${site}/trips/1`, { method: 'PROPFIND' })).text();
  await (await fetch(`${site}/broken`)).text();
  const told = await counts();
  expect(told.sort()).toEqual([
    'alisio_http_request_duration_seconds_count{method="GET",route="/broken",status="5xx"} 1',
    'alisio_http_request_duration_seconds_count{method="GET",route="/trips/:trip",status="2xx"} 1000',
    'alisio_http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 200',
    'alisio_http_request_duration_seconds_count{method="other",route="none",status="4xx"} 1',
  ]);
});

test('who does not wait is counted as gone, and in flight until then', async () => {
  const control = new AbortController();
  const asked = fetch(`${site}/slow`, { signal: control.signal }).catch(() => undefined);
  const untilOpen = (count: number) =>
    until(
      async () => (await lines('alisio_http_requests_in_flight'))[0]?.endsWith(` ${count}`) || undefined,
      `${count} in flight`,
    );
  await untilOpen(1);
  control.abort();
  await asked;
  await untilOpen(0);
  expect((await counts()).join()).toContain('{method="GET",route="/slow",status="aborted"} 1');
});

test('connections that bring no request are told of by what was wrong with them', async () => {
  const client = openRaw(Number(new URL(site).port));
  client.socket.write('no request\r\n\r\n');
  expect((await client.ended).statuses).toEqual([400]);
  expect(await lines('alisio_http_refused_connections_total')).toEqual([
    'alisio_http_refused_connections_total{why="malformed-request"} 1',
  ]);
});

test('the process tells of itself: memory, lag of its loop', async () => {
  expect(await lines('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  expect(await lines('process_resident_memory_bytes')).toHaveLength(1);
});

test('a gauge that cannot be read is left out, and what is read beside it is there', async () => {
  const end = gauge({ name: 'alisio_test_broken', help: 'x' }, () => Promise.reject(new Error('no')));
  const rooms = gauge({ name: 'alisio_test_rooms', help: 'x', labels: ['floor'] }, () => [
    { labels: { floor: 'first' }, value: 3 },
  ]);
  expect(await lines('alisio_test_')).toEqual(['alisio_test_rooms{floor="first"} 3']);
  end();
  rooms();
  expect(await lines('alisio_test_')).toEqual([]);
});

test('nothing else is to be had there', async () => {
  expect((await fetch(new URL('/', metrics.url))).status).toBe(404);
  expect((await fetch(metrics.url, { method: 'POST' })).status).toBe(404);
});

test('off unless set; what cannot be a port is named', () => {
  expect(readMetrics({})).toBeUndefined();
  expect(readMetrics({ METRICS_PORT: '9100' })).toEqual({ host: '127.0.0.1', port: 9100 });
  expect(readMetrics({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.1' })?.host).toBe('10.0.0.1');
  expect(() => readMetrics({ METRICS_PORT: 'all' })).toThrow('METRICS_PORT');
});

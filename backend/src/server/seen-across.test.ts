import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REQUEST_ID } from '@alisio/platform/serving';
import { type SpanCollector, spanCollector } from '@alisio/platform/serving/testing/span-collector.ts';
import { freePort, until } from '@alisio/platform/tooling/machine';
import { ensureKeys } from '@alisio/platform/tooling/release';
import { findOffer } from '../../testing/find-offer.ts';
import { runScript, type ServerProcess, startServer } from '../../testing/processes.ts';
import { customerDetails, passengers, type Send, Visitor } from '../../testing/visitor.ts';

// Three processes as they are run: what one hands to the next goes over their sockets. The edge has no site, which its
// part of this does not need.
let folder: string;
let collector: SpanCollector;
let pay: ServerProcess;
let api: ServerProcess;
let edge: ServerProcess;
let metricsPort: number;
const begun: ServerProcess[] = [];

async function begin(...server: Parameters<typeof startServer>): Promise<ServerProcess> {
  const started = await startServer(...server);
  begun.push(started);
  return started;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-seen-'));
  mkdirSync(join(folder, 'site'));
  ensureKeys(folder);
  collector = await spanCollector();
  const [port, apiPort, payPort] = [await freePort(), await freePort(), await freePort()];
  metricsPort = await freePort();
  const environment = {
    DATA_DIR: folder,
    PORT: String(port),
    API_PORT: String(apiPort),
    PAY_PORT: String(payPort),
    LOG_LEVEL: 'info',
    TRUSTED_HOPS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  const paying = begin('backend/src/pay-origin/main.ts', payPort, environment);
  expect((await runScript('backend/src/migrate.ts', environment)).code).toBe(0);
  [pay, api, edge] = await Promise.all([
    paying,
    begin('backend/src/main.ts', apiPort, { ...environment, METRICS_PORT: String(metricsPort) }),
    begin('host/server/main.ts', port, environment, '/healthz'),
  ]);
}, 300_000);
afterAll(async () => {
  for (const server of begun) await server.end('SIGKILL');
  await collector.close();
  rmSync(folder, { recursive: true, force: true });
});

const CARD = {
  cardNumber: '4242 4242 4242 4242',
  cardName: 'LUCIA RIVERA',
  cardExpiry: '11 / 31',
  cardCvv: '938',
};
/** As a proxy of ours names the request of a card. */
const NAME = 'proxy-7f3a:checkout';

/** Through the edge, with the name that a proxy in front of it gave. */
const through =
  (name: () => string): Send =>
  async ({ method, path, headers, body }) => {
    const reply = await fetch(`${edge.url}/api${path}`, {
      method,
      headers: {
        ...headers,
        [REQUEST_ID]: name(),
        'x-forwarded-for': '203.0.113.7',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(reply.headers.get(REQUEST_ID)).toBe(name());
    return { status: reply.status, json: await reply.json() };
  };

const linesOf = (server: ServerProcess, name: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(`"reqId":"${name}"`));

test('one request is found by one name in three logs, and as one trace; nothing of who asks stands in either', async () => {
  let name = 'proxy-7f3a:before';
  const visitor = await Visitor.arrive(through(() => name));
  const offer = await findOffer(visitor);
  await visitor.fillIn(offer, passengers.slice(0, 1));
  const typed = await fetch(`${pay.url}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(CARD),
  });
  const { token } = await typed.json();
  name = NAME;
  const transactionId = await visitor.giveCard(offer, { cardToken: token });
  name = 'proxy-7f3a:after';

  for (const server of [edge, api, pay])
    await until(async () => linesOf(server, NAME).length > 0 || undefined, 'a line of the request');

  const ofTrace = await until(async () => {
    const first = collector.spans.find(({ attributes }) => attributes['alisio.request_id'] === NAME);
    const spans = collector.spans.filter(({ traceId }) => traceId === first?.traceId);
    return new Set(spans.map(({ service }) => service)).size === 3 ? spans : undefined;
  }, 'spans of all three');
  const servers = ofTrace.filter(({ attributes }) => 'http.route' in attributes);
  expect(servers.map(({ attributes }) => attributes['alisio.request_id'])).toEqual([NAME, NAME, NAME]);
  const ids = new Set(ofTrace.map(({ spanId }) => spanId));
  expect(ofTrace.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId))).toHaveLength(1);
  expect(ofTrace.find(({ name: span }) => span === 'database insert')?.attributes['db.query.text']).toContain(
    '$1',
  );
  expect(collector.spans.some(({ name: span }) => span === 'search thread flights.search')).toBe(true);

  const told = [
    collector.spans.map((span) => JSON.stringify(span)),
    edge.output(),
    api.output(),
    pay.output(),
  ];
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const everything = [...told.flat(), metrics].join('\n');
  const secrets = [
    ...[CARD.cardNumber, CARD.cardNumber.replaceAll(' ', ''), token, visitor.token],
    ...[customerDetails.email, customerDetails.phone, 'Rivera', '203.0.113.7'],
  ];
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  expect([visitor.orderId, transactionId, NAME].filter((id) => metrics.includes(id))).toEqual([]);
});

test('the API tells of its own: searches, statements, payments under way, mails', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const value = (series: string) =>
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1];
  expect(
    Number(value('alisio_search_duration_seconds_count{work="flights.search",outcome="answered"}')),
  ).toBeGreaterThan(0);
  expect(
    Number(value('alisio_database_query_duration_seconds_count{statement="insert",outcome="well"}')),
  ).toBeGreaterThan(0);
  expect(value('alisio_mails_waiting')).toBe('0');
  expect(value('alisio_searches{state="waiting"}')).toBe('0');
  expect(Number(value('alisio_task_runs_total{task="reconciliation",outcome="well"}'))).toBeGreaterThan(0);
});

test('without METRICS_PORT nobody listens for them, and the public ports know no such page', async () => {
  for (const url of [api.url, pay.url]) expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(`${edge.url}/metrics`, { headers: { accept: 'application/json' } })).status).not.toBe(
    200,
  );
});

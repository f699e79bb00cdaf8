import { openTraces, REQUEST_ID } from '@alisio/platform/serving';
import { type SpanCollector, spanCollector } from '@alisio/platform/serving/testing/span-collector.ts';
import { until } from '@alisio/platform/tooling/machine';
import { askingPage } from '../testing/counted-page.ts';
import { edgeFixture } from '../testing/edge-fixture.ts';
import { type LoaderSite, loaderSite } from '../testing/loader-site.ts';

const FORGED = 'forged-by-a-visitor';
const VISITORS_TRACE = '00-11111111111111111111111111111111-2222222222222222-01';
const MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let collector: SpanCollector;
let site: LoaderSite;
beforeAll(async () => {
  collector = await spanCollector();
  const traces = await openTraces({ endpoint: collector.endpoint, share: 1, everyMs: 10 }, 'alisio-edge');
  site = await loaderSite({ loaderLimits: { drawnWithinMs: 60_000 }, traces });
  site.api.answer('/x', (_request, response) => response.end('1'));
  site.api.answer('/y', (_request, response) => response.end('1'));
  await site.live([askingPage]);
});
afterAll(async () => {
  await site.close();
  await collector.close();
});

const forged = { [REQUEST_ID]: FORGED, traceparent: VISITORS_TRACE };
const askedAt = (url: string) => site.api.seen.findLast((call) => call.url === url)?.headers;

const untilSpan = (name: string) =>
  until(() => collector.spans.find((span) => span.name === name), `the span “${name}”`);

test('a visitor names no request: what they say is replaced, and told with the answer', async () => {
  const { headers } = await site.get('/live.json', forged);
  expect(headers[REQUEST_ID]).toMatch(MADE);
});

test('the API is told by which name, and in which trace, it is asked for: by the proxy', async () => {
  const { headers } = await site.get('/api/y', forged);
  const asked = askedAt('/y');
  expect(asked?.[REQUEST_ID]).toBe(headers[REQUEST_ID]);
  expect(asked?.[REQUEST_ID]).toMatch(MADE);
  expect(asked?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(asked?.traceparent).not.toContain('1111');
});

test('and by a page’s loader in its thread, within the span of its page', async () => {
  const address = await site.edge.listen({ host: '127.0.0.1', port: 0 });
  const page = await fetch(`${address}/a/bogota`, { headers: { accept: 'text/html', ...forged } });
  await page.text();
  const asked = askedAt('/x');
  expect(asked?.[REQUEST_ID]).toBe(page.headers.get(REQUEST_ID));
  const loading = await untilSpan('load and draw');
  const served = await untilSpan('GET /*');
  expect(loading).toMatchObject({
    service: 'alisio-edge',
    parentSpanId: served.spanId,
    attributes: { 'alisio.remote': 'mf-a', 'alisio.page': '/a/:city' },
  });
  expect(served.attributes['alisio.request_id']).toBe(page.headers.get(REQUEST_ID));
  expect(asked?.traceparent).toContain(served.traceId);
  expect(JSON.stringify(collector.spans)).not.toContain('bogota');
});

test('nothing is told of metrics on the site’s own port', async () => {
  const program = { accept: 'application/json' };
  expect((await site.get('/metrics', program)).statusCode).toBe(404);
  expect((await site.get('/metrics')).statusCode).toBe(404);
});

test('a proxy of ours names requests; what is no name is replaced there, too; log lines have it', async () => {
  const behind = await edgeFixture({ trustedHops: 1 });
  const named = async (id: string) =>
    (await behind.get('/live.json', { [REQUEST_ID]: id })).headers[REQUEST_ID];
  expect(await named('edge-1.7f3a:42')).toBe('edge-1.7f3a:42');
  for (const id of ['short', 'x'.repeat(101), 'a b c d e f g h', '"},{"level":60', 'one-name,two-names'])
    expect(await named(id)).toMatch(MADE);
  await behind.api.close();
  await behind.get('/api/nobody', { [REQUEST_ID]: 'named-by-the-proxy' });
  expect(behind.logged.find(({ msg }) => msg === 'the API did not answer')?.reqId).toBe('named-by-the-proxy');
  await behind.edge.close();
});

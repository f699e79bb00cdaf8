import { defaultLimits, ownPaths } from '@alisio/platform/serving';
import {
  brokenRequests,
  endlessBody,
  slowBody,
  slowHead,
} from '@alisio/platform/serving/testing/broken-requests.ts';
import { documentOf, openRaw, say } from '@alisio/platform/serving/testing/raw-client.ts';
import { PROBLEMS } from '@alisio/shared-contracts/problems';
import type { FastifyInstance } from 'fastify';
import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { siteFixture } from '../testing/site-fixture.ts';

const BODY_BYTES = 2000;
const ECHO = '/api/echo';
let api: ApiFixture;
let edge: FastifyInstance;
let port: number;
beforeAll(async () => {
  const fixture = await siteFixture();
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  api = await apiFixture();
  api.answer('/echo', async (request, response) => {
    const body = await request.toArray().catch(() => []);
    response.end(Buffer.concat(body));
  });
  edge = await createWebEdge({
    site: fixture.site,
    apiUrl: api.url,
    pay: 4001,
    limits: { ...defaultLimits, headersMs: 300, requestMs: 300, bodyBytes: BODY_BYTES },
  });
  port = Number(new URL(await edge.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await edge.close();
  await api.close();
});

const post = (headers: readonly string[], body: string, path = ECHO) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n');

test.each(brokenRequests(ECHO))('%s is a problem and the end of the connection', async (_, request, kind) => {
  const heard = await say(port, request);
  expect(heard.broke).toBeUndefined();
  expect(heard.statuses).toEqual([PROBLEMS[kind].status]);
  const isPage = heard.text.includes('text/html');
  // What asks for `/` as a browser would is answered with a page, also on its own way.
  expect(isPage || documentOf(heard)).toEqual(
    isPage || expect.objectContaining({ type: `/problems/${kind}`, status: PROBLEMS[kind].status }),
  );
});

test('chunks that come to too much are refused while they come, and who sends on still hears it', async () => {
  const { socket, until, ended } = openRaw(port);
  socket.write(endlessBody(ECHO, BODY_BYTES + 1));
  await until(/body-too-large/);
  socket.write(endlessBody(ECHO, 100_000));
  socket.end();
  expect(await ended).toMatchObject({ statuses: [413], broke: undefined });
});

test.each([
  ['keep-alive: timeout=5, max=100'],
  ['upgrade: h2c'],
  ['upgrade: websocket'],
  ['te: trailers'],
  ['trailer: x-sum'],
  ['proxy-connection: keep-alive'],
  ['proxy-authorization: Basic x'],
])('a call with %s, which is not for the API, is answered, and the API does not see it', async (header) => {
  const heard = await say(port, post([header], '{"a":1}'));
  expect(heard.statuses).toEqual([200]);
  expect(heard.text).toContain('{"a":1}');
  const [name = ''] = header.split(':');
  expect(api.seen.at(-1)?.headers).not.toHaveProperty(name);
});

test('a client that asks first whether it may send its body is told to, and answered', async () => {
  const { socket, until, ended } = openRaw(port);
  const [head = '', body = ''] = post(['expect: 100-continue'], '{"a":1}').split(/(?<=\r\n\r\n)/);
  socket.write(head);
  await until(/100 Continue/);
  socket.write(body);
  expect((await ended).statuses).toEqual([100, 200]);
});

test('a body of a call that only asks goes no further', async () => {
  const heard = await say(port, post([], '{"a":1}').replace('POST', 'GET'));
  expect(heard.statuses).toEqual([200]);
});

test('what a connection of the API says of itself is not said to visitors', async () => {
  api.answer('/last', (_request, response) => response.setHeader('connection', 'close').end('last'));
  const { socket, until, heard } = openRaw(port);
  socket.write('GET /api/last HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await until(/last$/);
  expect(heard().text).not.toMatch(/connection: close/i);
  socket.destroy();
});

test.each([
  ['head', slowHead],
  ['body', slowBody(ECHO)],
  ['first word', ''],
])('a %s that does not come is not waited for', async (_, beginning) => {
  const heard = await say(port, beginning);
  expect(heard.statuses).toEqual([408]);
  expect(documentOf(heard)).toMatchObject({ type: '/problems/request-timeout' });
});

/** With the sign after the slash as its code. */
const disguised = ownPaths.map((path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`);

test.each(['/%2e/_operators', '/x/%2e%2e/_operators'])('%s is told where it leads', async (path) => {
  const heard = await say(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  expect(heard.statuses).toEqual([308]);
  expect(heard.text).toMatch(/^location: \/_operators\r$/m);
});

test.each([...disguised, '/%61pi/echo', '/%68ost/x'])(
  '%s leads to nothing of the edge’s own',
  async (path) => {
    const heard = await say(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(heard.statuses).toEqual([404]);
  },
);

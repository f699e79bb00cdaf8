import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { type SiteFixture, siteFixture } from '../testing/site-fixture.ts';

let fixture: SiteFixture;
let api: ApiFixture;
let edge: FastifyInstance;
let address: string;

beforeEach(async () => {
  fixture = await siteFixture();
  api = await apiFixture();
  edge = await createWebEdge({ site: fixture.site, apiUrl: api.url, pay: 4001 });
  address = await edge.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await edge.close();
  await api.close();
});

const open = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // As it stands: an address would have its dots taken out before it is sent.
    httpRequest(address, { path }, resolve).once('error', reject).end();
  });

async function restOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of message) text += String(part);
  return text;
}

test('stopping waits for a request in flight and takes no new one', async () => {
  const { promise: mayAnswer, resolve: letItAnswer } = Promise.withResolvers<void>();
  const { promise: asked, resolve: wasAsked } = Promise.withResolvers<void>();
  api.answer('/slow', async (_request, response) => {
    wasAsked();
    await mayAnswer;
    response.end('done');
  });
  const answer = open('/api/slow');
  await asked;
  const stopped = edge.close();
  // The listening socket closes first; from then on nobody gets in.
  while (edge.server.listening) await new Promise((turn) => setImmediate(turn));
  await expect(open('/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  letItAnswer();
  expect(await restOf(await answer)).toBe('done');
  await stopped;
});

test.each([
  '/host/../registry/1.json',
  '/remotes/mf-a/../../registry/1.json',
  '/host/1.0.0-aaaaaaaa/../../registry/1.json',
])('%s, which no browser would send so, leads out of nothing', async (path) => {
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  const answer = await open(path);
  expect(answer.statusCode).toBe(404);
  expect(JSON.parse(await restOf(answer))).toMatchObject({ type: '/problems/not-found', status: 404 });
});

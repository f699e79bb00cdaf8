import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { freePort, until } from '@alisio/platform/tooling/machine';
import type { FastifyInstance } from 'fastify';
import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { moveSite } from '../testing/move-site.ts';
import { answersReady } from '../testing/ready-api.ts';
import { type SiteFixture, siteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';

const FOR_EVER_MS = 3_600_000;
const SOON_MS = 10;
const page = siteRegistryFixture([{ path: '/', page: 'home', layout: 'custom' }]);

let site: SiteFixture;
let api: ApiFixture;
const edges: FastifyInstance[] = [];
const servers: Server[] = [];
beforeEach(async () => {
  [site, api] = await Promise.all([siteFixture(), apiFixture()]);
  answersReady(api);
  await site.move(page);
});
afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await api.close();
});

/** Something that answers in an edge's place. @returns its address */
async function stranger(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
const saying = (revision: number, code = 200) =>
  stranger((_request, response) => {
    response.statusCode = code;
    response.end(JSON.stringify({ status: code === 200 ? 'ready' : 'not ready', edge: 'another', revision }));
  });

async function anEdge(others: readonly string[], { blind = false, lookEveryMs = FOR_EVER_MS } = {}) {
  const store = { ...site.store };
  const edge = await createWebEdge({
    ...{ site: { ...site.site, store }, apiUrl: api.url, pay: 4001, lookEveryMs },
    ...{ edges: others, edgesEveryMs: SOON_MS },
  });
  edges.push(edge);
  const readyz = async () => {
    const { statusCode, body } = await edge.inject({ url: '/readyz', headers: { host: '10.0.0.1' } });
    return { ready: statusCode === 200, ...JSON.parse(body) };
  };
  const says = (what: string, holds: (said: Awaited<ReturnType<typeof readyz>>) => boolean) =>
    until(async () => {
      const said = await readyz();
      return holds(said) ? said : undefined;
    }, `an edge ${what}`);
  await edge.inject('/');
  const fail = () => Promise.reject(new Error('EIO'));
  const closeEyes = () => Object.assign(store, { list: fail, read: fail });
  if (blind) closeEyes();
  return {
    ...{ readyz, says },
    openEyes: () => Object.assign(store, { ...site.store }),
    listen: (port: number) => edge.listen({ host: '127.0.0.1', port }),
  };
}

test('it says what it serves and when it has last looked', async () => {
  const edge = await anEdge([]);
  const { ready, revision, lookedMsAgo, why } = await edge.readyz();
  expect([ready, revision, why]).toEqual([true, 1, undefined]);
  expect(lookedMsAgo).toBeGreaterThanOrEqual(0);
});

test('what another edge serves is looked for at once', async () => {
  const others = [await saying(2)];
  await moveSite(site.site, () => page);
  const edge = await anEdge(others);
  expect(await edge.says('of revision 2', ({ revision }) => revision === 2)).toMatchObject({ ready: true });
});

test('an edge that cannot see what the others serve is not ready until it can', async () => {
  const others = [await saying(2), await saying(2), await saying(1)];
  const edge = await anEdge(others, { blind: true, lookEveryMs: SOON_MS });
  const { why, revision } = await edge.says('that is not ready', ({ ready }) => !ready);
  expect(revision).toBe(1);
  expect(why).toBe('Other edges serve revision 2, and the store of releases cannot be read.');
  await moveSite(site.site, () => page);
  edge.openEyes();
  expect(await edge.says('that is ready', ({ ready }) => ready)).toMatchObject({ revision: 2 });
});

test('a revision that the store does not have holds nobody back, whoever says it', async () => {
  const edge = await anEdge([await saying(999_999_999), await saying(999_999_999)]);
  expect(await edge.says('that has asked the others', ({ why }) => !why?.includes('asked'))).toMatchObject({
    ready: true,
    revision: 1,
  });
  for (let look = 0; look < 20; look += 1) expect((await edge.readyz()).ready).toBe(true);
});

test('while the store is away, one edge alone takes nobody out, nor do those that are not ready themselves', async () => {
  const others = [await saying(999_999_999), await saying(1), await saying(5, 503)];
  const edge = await anEdge(others, { blind: true });
  await edge.says('that has asked the others', ({ why }) => !why?.includes('asked'));
  for (let look = 0; look < 20; look += 1) expect((await edge.readyz()).ready).toBe(true);
});

test('edges that are gone, hang, lead elsewhere or say what nobody can read hold up nobody', async () => {
  const others = [
    'http://127.0.0.1:9',
    await stranger(() => undefined),
    await stranger((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()),
    await stranger((_request, response) => response.end('{"status":"ready","revision":"many"}')),
  ];
  const edge = await anEdge(others, { blind: true });
  expect(await edge.says('that is ready', ({ ready }) => ready)).toMatchObject({ revision: 1 });
});

test('two edges that begin together wait for neither, and know themselves', async () => {
  const ports = [await freePort(), await freePort()];
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const [one, other] = [await anEdge(addresses), await anEdge(addresses)];
  await Promise.all([one, other].map((edge, index) => edge.listen(ports[index] ?? 0)));
  await Promise.all([one, other].map((edge) => edge.says('that is ready', ({ ready }) => ready)));
  expect((await one.readyz()).edge).not.toBe((await other.readyz()).edge);
});

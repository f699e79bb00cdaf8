import { createServer, type Server } from 'node:http';
import { DEVELOPMENT_VERSION, SERVED_RELEASE_PATH } from '@alisio/platform/tooling/dev';
import type { FastifyInstance } from 'fastify';
import { createWebEdge } from '../edge.ts';
import { readSettings } from '../settings.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { type SiteFixture, siteFixture } from '../testing/site-fixture.ts';

const servers: Server[] = [];

/** A development server on a free port, as far as the edge knows one. */
async function devServer(facts: (origin: string) => object): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url !== SERVED_RELEASE_PATH) return response.writeHead(404).end();
    response.end(JSON.stringify(facts(`http://${request.headers.host}`)));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

const file = (url: string) => ({ url, integrity: '', bytes: 0 });

const hostServer = () =>
  devServer((origin) => ({
    host: {
      owner: 'Plataforma',
      version: DEVELOPMENT_VERSION,
      contracts: '1.0.0',
      main: [file(`${origin}/main.js`)],
      provides: {},
      css: 'body{color:teal}',
      fonts: [],
    },
  }));

const remoteServer = () =>
  devServer((origin) => ({
    remote: {
      name: 'mf-a',
      owner: 'team-a',
      version: DEVELOPMENT_VERSION,
      contracts: '^1.0.0',
      namespace: 'a',
      globalName: 'mf_a',
      entry: file(`${origin}/remoteEntry.js`),
      claims: [
        {
          path: '/new',
          page: 'new',
          layout: 'default',
          head: { es: { title: 'Nueva' }, en: { title: 'New' } },
        },
      ],
    },
  }));

let fixture: SiteFixture;
let api: ApiFixture;
let edge: FastifyInstance | undefined;

beforeEach(async () => {
  fixture = await siteFixture();
  api = await apiFixture();
  await fixture.release([{ path: '/old', page: 'old', layout: 'default' }]);
});
afterEach(async () => {
  await edge?.close();
  edge = undefined;
  await api.close();
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
});

async function page(url: string, environment: Record<string, string>) {
  const { overrides } = readSettings(environment);
  edge = await createWebEdge({
    site: fixture.site,
    apiUrl: api.url,
    pay: 4001,
    overrides,
    address: { hosts: ['alisio.test'] },
  });
  const { body, headers, statusCode } = await edge.inject({ url, headers: { host: 'alisio.test' } });
  const { registry } = JSON.parse(/id="alisio-bootstrap">([^<]*)</.exec(body)?.[1] ?? 'null');
  return { body, registry, statusCode, headers, policy: String(headers['content-security-policy']) };
}

const live = async () => (await edge?.inject({ url: '/live.json' }))?.json() ?? {};

test('a remote from source is in every page as if it had been asked for, with the claims of now', async () => {
  const origin = await remoteServer();
  const { statusCode, body, registry, policy, headers } = await page('/new', {
    OVERRIDES: 'on',
    DEV_REMOTES: `mf-a@${origin}`,
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Nueva</title>');
  expect(registry.remotes['mf-a'].entry.url).toBe(`${origin}/remoteEntry.js`);
  expect(registry.overrides).toEqual([{ name: 'mf-a', wanted: origin, state: 'origin' }]);
  expect(policy).toContain(origin);
  expect(policy).toContain(origin.replace('http', 'ws'));
  expect(headers['integrity-policy']).toBeUndefined();
});

test('the shell from source takes the place of the released one', async () => {
  const origin = await hostServer();
  const { body, policy, headers, registry } = await page('/old', { OVERRIDES: 'on', DEV_HOST: origin });
  expect(body).toContain(`src="${origin}/main.js"`);
  expect(body).toContain('body{color:teal}');
  expect(body).not.toContain('/host/1.0.0-');
  expect(registry.host.version).toBe(DEVELOPMENT_VERSION);
  expect(registry.remotes['mf-a'].version).not.toBe(DEVELOPMENT_VERSION);
  for (const kind of ['script-src', 'img-src', 'font-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${kind} [^;]*${origin}`));
  expect(headers['integrity-policy']).toBeUndefined();
});

test('an open tab hears of the same versions as the page had', async () => {
  const origin = await hostServer();
  const { registry } = await page('/old', { OVERRIDES: 'on', DEV_HOST: origin });
  const { versions } = await live();
  expect(versions).toEqual({ host: DEVELOPMENT_VERSION, 'mf-a': registry.remotes['mf-a'].version });
});

test('without OVERRIDES nothing comes from elsewhere', async () => {
  const [host, remote] = [await hostServer(), await remoteServer()];
  const { body, policy, headers } = await page('/old', { DEV_HOST: host, DEV_REMOTES: `mf-a@${remote}` });
  expect(body).toContain('/host/1.0.0-');
  expect(body + policy).not.toContain('localhost:');
  expect(headers['integrity-policy']).toBeDefined();
});

test('a server that is not there leaves what is released', async () => {
  const gone = 'http://localhost:9';
  const { statusCode, body, registry } = await page('/old', {
    OVERRIDES: 'on',
    DEV_HOST: gone,
    DEV_REMOTES: `mf-a@${gone}`,
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('/host/1.0.0-');
  expect(registry.remotes['mf-a'].entry.url).toMatch(/^\/remotes\/mf-a\//);
});

test.each([
  [{ DEV_REMOTES: 'mf-a' }, /DEV_REMOTES/],
  [{ DEV_REMOTES: 'host@http://localhost:1' }, /DEV_REMOTES/],
  [{ DEV_HOST: 'nowhere' }, /DEV_HOST/],
])('%j is no setting', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name);
});

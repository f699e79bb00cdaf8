import { createServer, type Server } from 'node:http';
import { DEVELOPMENT_VERSION } from '@alisio/platform/tooling/dev';
import { hashOf } from '@alisio/platform/tooling/release';
import { jest } from '@jest/globals';
import { drawing, isDrawn, type LoaderSite, loaderSite, rootOf } from '../testing/loader-site.ts';

const PATH = '/a/:city';
/** Every place of the file is the first one of this source. */
const MAP = { version: 3, sources: ['/team/src/page.tsx'], names: [], mappings: 'AAAA' };

const heading = (text: string) => drawing(`return jsx('h1', { children: '${text}' });`).half;

let half: string;
let server: Server;
let origin: string;
let site: LoaderSite;
let told: jest.SpiedFunction<typeof console.error>;

const factsNow = () => ({
  remote: {
    name: 'mf-a',
    owner: 'team-a',
    version: DEVELOPMENT_VERSION,
    contracts: '^1.0.0',
    namespace: 'a',
    globalName: 'mf_a',
    entry: { url: `${origin}/remoteEntry.js`, integrity: '', bytes: 0 },
    claims: [{ path: PATH, page: 'page', layout: 'default' }],
    server: {
      url: `${origin}/server.js`,
      integrity: hashOf(Buffer.from(half)),
      bytes: 1,
      loads: [],
      decides: [],
    },
  },
});

beforeEach(async () => {
  half = heading('antes');
  server = createServer((request, response) => {
    const answers: Record<string, () => string> = {
      '/release.json': () => JSON.stringify(factsNow()),
      '/server.js': () => half,
      '/server.js.map': () => JSON.stringify(MAP),
    };
    response.end(answers[request.url ?? '']?.());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fromSource = { host: undefined, remotes: new Map([['mf-a', origin]]) };
  site = await loaderSite({
    overrides: { allowed: true, origins: ['http://localhost:*'], fromSource },
    loaderLimits: { drawnWithinMs: 60_000 },
  });
  await site.live([drawing(`return 'released';`)]);
});
afterEach(async () => {
  told.mockRestore();
  await site.close();
  await new Promise((done) => server.close(done));
});

const open = async () => (await site.get('/a/b')).body;

test('a page from source arrives whole, and as it is after the next edit', async () => {
  const before = await open();
  expect(isDrawn(before)).toBe(true);
  expect(rootOf(before)).toContain('<h1>antes</h1>');
  half = heading('después');
  expect(rootOf(await open())).toContain('<h1>después</h1>');
  expect(told).not.toHaveBeenCalled();
});

test('an address that nobody claims is a page of the shell’s own', async () => {
  const { statusCode, body } = await site.get('/nobody');
  expect([statusCode, isDrawn(body)]).toEqual([404, true]);
});

test('its pictures are where it comes from', async () => {
  half = drawing(
    `return jsx('img', { src: new URL('./a.svg', require('url').pathToFileURL('')).href });`,
  ).half;
  expect(rootOf(await open())).toContain(`src="${origin}/a.svg"`);
});

test('what it throws is told in the terminal and in the page, with the place in its source, however often', async () => {
  half = drawing(`throw new Error('no <window> here');`).half;
  for (let time = 0; time < 8; time += 1) {
    const body = await open();
    expect(isDrawn(body)).toBe(false);
    expect(body).toMatch(/role="alert".*Error: no &lt;window&gt; here\n.*\/team\/src\/page\.tsx:1:1/s);
  }
  expect(told.mock.lastCall?.[0]).toMatch(
    /^\/a\/:city could not be drawn at the edge\nError: no <window> here\n.*\/team\/src\/page\.tsx:1:1/s,
  );
  half = heading('después');
  expect(rootOf(await open())).toContain('<h1>después</h1>');
});

test('the page looks whether it was mended where the failure is from', async () => {
  half = drawing(`throw new Error('broken');`).half;
  const [, known = ''] = /data-known="([^"]*)"/.exec(await open()) ?? [];
  expect(JSON.parse(known.replaceAll('&quot;', '"'))).toEqual({
    [origin]: factsNow().remote.server.integrity,
  });
});

test('what a tab brings from elsewhere is drawn by the browser', async () => {
  const { statusCode, body } = await site.get('/a/b?mf=mf-a@http://localhost:9');
  expect([statusCode, isDrawn(body)]).toEqual([200, false]);
});

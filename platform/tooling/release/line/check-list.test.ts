import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../machine/index.ts';
import { remoteOnPaper, siteOf } from '../testing/releases.ts';
import { checkList, routesSummary, routesText } from './check-list.ts';

const claim = (path: string) => ({ path, page: 'home', layout: 'default' as const });
const hotels = remoteOnPaper('mf-hotels', undefined, {
  claims: [claim('/hoteles'), claim('/hoteles/:city')],
});

/** What a site answers to each path; 404 to others. */
const ANSWERS: Readonly<Record<string, { status: number; body?: unknown; location?: string }>> = {
  '/live.json': { status: 200, body: { revision: 7, versions: {} } },
  '/registry/7.json': { status: 200, body: { schema: 1, revision: 7, remotes: { 'mf-hotels': hotels } } },
  '/hoteles': { status: 200 },
  '/hoteles/lima': { status: 301, location: '/hoteles/LIM' },
};

let work: string;
let file: string;
let server: Server;
let site: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'alisio-list-'));
  file = join(work, 'list.txt');
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  server = createServer((request, response) => {
    const { status, body, location } = ANSWERS[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, location === undefined ? {} : { location });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(work, { recursive: true, force: true });
});

async function check(list: string, where: { site?: string } = {}) {
  await writeFile(file, list);
  return checkList({ file, site: where.site, withRemote: undefined, live: async () => siteOf(hotels) });
}

test('what a page has nothing for is told by a site alone, with whose it is, and claims say that they cannot know', async () => {
  const list = '/hoteles\n/hoteles/lima\n/hoteles/atlantis mf-hotels\n/nada\n';
  const byClaims = await check(list);
  expect(routesText(byClaims).split('\n')).toEqual([
    '/hoteles\tmf-hotels\t/hoteles',
    '/hoteles/lima\tmf-hotels\t/hoteles/:city',
    '/hoteles/atlantis\tmf-hotels\t/hoteles/:city',
    '/nada\t404\tnobody claims it',
  ]);
  expect(routesSummary(byClaims, { isAsked: false })).toMatch(
    /^4 addresses: mf-hotels 3, 404 1\nBy claims alone/,
  );

  const asked = await check(list, { site });
  expect(routesText(asked).split('\n')).toEqual([
    '/hoteles\tmf-hotels\t/hoteles',
    '/hoteles/lima\t/hoteles/LIM\t301, /hoteles/:city',
    '/hoteles/atlantis\t404\t404, nothing there for mf-hotels, /hoteles/:city\texpected mf-hotels',
    '/nada\t404\t404, nobody claims it',
  ]);
  expect(routesSummary(asked, { isAsked: true })).toBe(
    '4 addresses: 404 2, mf-hotels 1, lead on 1; 1 not as expected',
  );
});

test('a site that does not answer is told by its address, and what is no site of ours as such', async () => {
  const nobody = `http://localhost:${await freePort()}`;
  await expect(check('/hoteles', { site: nobody })).rejects.toThrow(
    new RegExp(`^${nobody}/live.json does not answer: .*ECONNREFUSED`),
  );
  const strange = createServer((_request, response) => response.end('<!doctype html>'));
  const port = await freePort();
  await new Promise<void>((done) => strange.listen(port, '127.0.0.1', done));
  try {
    await expect(check('/hoteles', { site: `http://127.0.0.1:${port}` })).rejects.toThrow('a site of ours?');
  } finally {
    await new Promise((done) => strange.close(done));
  }
});

test.each(['', '\n# nothing yet\n', 'Page,Clicks\n'])(
  'a list without an address is refused: %j',
  async (list) => {
    await expect(check(list)).rejects.toThrow('has no address in it');
  },
);

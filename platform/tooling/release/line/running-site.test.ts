import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveAddress, readAddress } from '../site/site-address.ts';
import { runningSite, shownAt } from './running-site.ts';

let dataDir: string;
let server: Server;
let url: string;
/** revisions that the site shows, one an answer; the last one stays */
let shows: number[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alisio-running-'));
  shows = [1];
  server = createServer((_request, response) => {
    const revision = shows.length > 1 ? shows.shift() : shows[0];
    response.end(JSON.stringify({ revision, versions: {} }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(dataDir, { recursive: true, force: true });
});

test('a site that left its address is found, until it takes that away', async () => {
  expect(await runningSite(dataDir, {})).toBeUndefined();
  const takeAway = leaveAddress(dataDir, { web: url, api: 'http://127.0.0.1:9' });
  expect(await runningSite(dataDir, {})).toEqual({ web: url, api: 'http://127.0.0.1:9' });
  takeAway();
  expect(readAddress(dataDir)).toBeUndefined();
});

test('an address that a crash left behind is none', async () => {
  leaveAddress(dataDir, { web: 'http://127.0.0.1:9' });
  expect(await runningSite(dataDir, {})).toBeUndefined();
});

test('SITE_URL names another site; what is no address is refused', async () => {
  expect(await runningSite(dataDir, { SITE_URL: url })).toEqual({ web: url });
  await expect(runningSite(dataDir, { SITE_URL: 'example' })).rejects.toThrow('SITE_URL must be an address');
});

test('it is asked until it shows the revision', async () => {
  shows = [1, 1, 2];
  expect(await shownAt({ web: url }, 2)).toContain(`${url} shows it after`);
});

test('a site that does not show it in time is named, and nothing fails', async () => {
  expect(await shownAt({ web: url }, 2)).toBe(`${url} does not show revision 2 yet; look at its log.`);
});

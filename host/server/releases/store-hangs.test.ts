import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, localSite, publishRelease } from '@alisio/platform/tooling/release';
import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { moveSite } from '../testing/move-site.ts';
import { hostFixture, siteRegistryFixture } from '../testing/site-fixture.ts';
import { untilLogged } from '../testing/until-logged.ts';
import { untilShown } from '../testing/until-shown.ts';
import { withFiles } from '../testing/with-files.ts';

const good = siteRegistryFixture([{ path: '/', page: 'home', layout: 'custom' }]);
const newer = siteRegistryFixture([{ path: '/nuevo', page: 'nuevo', layout: 'custom' }]);
const never = () => new Promise<never>(() => undefined);

describe('a store whose reads never end', () => {
  let fixture: EdgeFixture;
  beforeEach(async () => {
    fixture = await edgeFixture({ storeReadMs: 20 });
  });
  afterEach(() => fixture.close());

  /** As when the connection is lost. @returns brings it back */
  function hang() {
    const { list, read } = fixture.site.store;
    Object.assign(fixture.site.store, { list: never, read: never });
    return () => Object.assign(fixture.site.store, { list, read });
  }

  test('pages are served as before and wait for no look', async () => {
    const patient = await edgeFixture({ storeReadMs: 600_000 });
    let isOver: (names: string[]) => void = () => undefined;
    const hanging = new Promise<string[]>((resolve) => {
      isOver = resolve;
    });
    await patient.site.move(good);
    patient.site.store.list = () => hanging;
    // Were one of them to wait for the store, the test would not end.
    for (let visit = 0; visit < 40; visit += 1) expect((await patient.get('/')).statusCode).toBe(200);
    isOver(['000000001.json']);
    await patient.close();
  });

  test('it recovers by itself', async () => {
    await fixture.site.move(good);
    const { store } = fixture.site.site;
    const whole = { ...store };
    const release = hang();
    await fixture.get('/');
    await moveSite({ ...fixture.site.site, store: whole }, () => newer);
    await untilLogged(fixture, 'the site cannot be read');
    expect((await fixture.get('/nuevo')).statusCode).toBe(404);
    release();
    await untilShown(fixture.edge, fixture.site.site);
    expect((await fixture.get('/nuevo')).statusCode).toBe(200);
  });

  test('an edge that begins with it is not ready and says why, and is ready when it is over', async () => {
    await moveSite(fixture.site.site, () => good);
    const release = hang();
    const edge = await fixture.another();
    const get = (url: string) => edge.inject({ url, headers: { host: 'localhost' } });
    expect((await get('/')).statusCode).toBe(500);
    const { statusCode, body } = await get('/readyz');
    expect(statusCode).toBe(503);
    expect(JSON.parse(body).why).toBe('The store of releases cannot be read.');
    release();
    await untilShown(edge, fixture.site.site);
    expect((await get('/')).statusCode).toBe(200);
    await edge.close();
  });

  test('a released file is an error in time, and is there when it is over', async () => {
    await fixture.site.move(good);
    const { version } = hostFixture();
    const release = hang();
    expect((await fixture.get(`/host/${version}/main.js`)).statusCode).toBe(503);
    release();
    expect((await fixture.get(`/host/${version}/main.js`)).body).toBe('main');
  });
});

describe('a folder with a pipe in it', () => {
  let dataDir: string;
  let api: ApiFixture;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'alisio-pipe-'));
    api = await apiFixture();
  });
  afterEach(async () => {
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('everything but the pipe is served, by an edge that runs and by one that begins', async () => {
    const logged: string[] = [];
    const site = localSite(dataDir);
    const { release, files } = withFiles(hostFixture());
    await publishRelease(site.store, site, { release, files, by: 'test', at: new Date() });
    await site.store.compareAndSwap(0, site.signer.seal(JSON.stringify(good)));
    const begin = () =>
      createWebEdge({
        site: { store: folderStore(join(dataDir, 'site')), verifier: site.verifier },
        apiUrl: api.url,
        pay: 4001,
        logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
      });
    const running = await begin();
    expect((await running.inject('/')).statusCode).toBe(200);

    const folder = join(dataDir, 'site/host', release.version);
    await rm(join(folder, 'main.js'));
    for (const pipe of [join(dataDir, 'site/registry/000000002.json'), join(folder, 'main.js')])
      execFileSync('mkfifo', [pipe]);
    const fresh = await begin();
    // More often than there are threads that read files.
    for (let visit = 0; visit < 8; visit += 1) {
      for (const edge of [running, fresh]) {
        expect((await edge.inject('/')).statusCode).toBe(200);
        expect((await edge.inject(`/host/${release.version}/main.js`)).statusCode).toBe(503);
        const whole = await edge.inject(`/host/${release.version}/shared-query.js`);
        expect(whole.statusCode).toBe(200);
      }
    }
    expect(logged.join('')).toContain('registry/000000002.json');
    expect(logged.join('')).toContain('main.js is no file');
    await expect(moveSite(site, () => newer)).rejects.toThrow('registry/000000002.json is no file');

    await rm(join(dataDir, 'site/registry/000000002.json'));
    await moveSite(site, () => newer);
    await untilShown(running, site);
    expect((await running.inject('/nuevo')).statusCode).toBe(200);
    await Promise.all([running.close(), fresh.close()]);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { localSite, releaseToSite } from '@alisio/platform/tooling/release';
import { fakeHostBuild, namesProvided } from '@alisio/platform/tooling/release/testing/fake-builds.ts';
import { createWebEdge } from './edge.ts';
import { apiFixture } from './testing/api-fixture.ts';
import { untilShown } from './testing/until-shown.ts';

test('a remote nobody knew appears in a running site, with its preloads, and the shell stays as it was', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'alisio-spare-site-'));
  const site = localSite(dataDir);
  const api = await apiFixture();
  const edge = await createWebEdge({ site, apiUrl: api.url, pay: 4001 });
  const spare = await makeSpareRemote({ path: '/repuesto' });
  try {
    const shell = await fakeHostBuild(join(dataDir, 'host'), '1.0.0-00000001', await namesProvided());
    await releaseToSite(site, { host: shell, remotes: [], by: 'test' });
    const get = (url: string) => edge.inject({ url, headers: { host: 'localhost', accept: 'text/html' } });
    const home = /src="(\/host\/[^"]+)"/;
    const shellBefore = home.exec((await get('/none')).body)?.[1];
    expect((await get('/repuesto')).statusCode).toBe(404);

    const { remotes } = await spare.release(dataDir);

    await untilShown(edge, site);
    const page = await get('/repuesto');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<title>${spare.titles.es}</title>`);
    const release = remotes['mf-spare']?.live;
    const needed = [
      release?.entry,
      ...['routes', 'page-spare', 'texts-es'].flatMap((chunk) => release?.files[chunk] ?? []),
    ];
    for (const asset of needed) {
      expect(page.body).toContain(`href="${asset?.url}" integrity="${asset?.integrity}"`);
      expect((await get(asset?.url ?? '/')).statusCode).toBe(200);
    }
    expect(home.exec(page.body)?.[1]).toBe(shellBefore);
  } finally {
    await spare.remove();
    await edge.close();
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

import { makeSpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { createWebEdge } from './edge.ts';
import { apiFixture } from './testing/api-fixture.ts';
import { siteFixture } from './testing/site-fixture.ts';

test('a remote nobody knew appears in a running site, with its preloads, and the shell stays as it was', async () => {
  const fixture = await siteFixture();
  const api = await apiFixture();
  const edge = await createWebEdge({ site: fixture.site, apiUrl: api.url, pay: 4001 });
  const spare = await makeSpareRemote({ path: '/repuesto' });
  try {
    await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
    const get = (url: string) => edge.inject({ url, headers: { host: 'alisio.test' } });
    const home = /src="(\/host\/[^"]+)"/;
    const shellBefore = home.exec((await get('/')).body)?.[1];
    expect((await get('/repuesto')).statusCode).toBe(404);

    const { remotes } = await spare.release(fixture.site);

    const page = await get('/repuesto');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<title>${spare.titles.es}</title>`);
    const release = remotes['mf-spare'];
    const needed = [
      release?.entry,
      ...['routes', 'page-spare', 'texts-es'].flatMap((chunk) => release?.files[chunk] ?? []),
    ];
    for (const asset of needed) {
      expect(page.body).toContain(`href="${asset?.url}" integrity="${asset?.integrity}"`);
      expect((await get(asset?.url ?? '/')).statusCode).toBe(200);
    }
    expect(home.exec(page.body)?.[1]).toBe(shellBefore);
    expect((await get('/')).statusCode).toBe(200);
  } finally {
    await spare.remove();
    await edge.close();
    await api.close();
    await fixture.remove();
  }
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostHalf } from '@alisio/platform/testing/host-half.ts';
import { makeSpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { localSite, releaseToSite } from '@alisio/platform/tooling/release';
import { fakeHostBuild, namesProvided } from '@alisio/platform/tooling/release/testing/fake-builds.ts';
import { createWebEdge } from '../edge.ts';
import { apiFixture } from '../testing/api-fixture.ts';
import { broughtBy } from '../testing/loader-site.ts';
import { untilShown } from '../testing/until-shown.ts';

const PAGE = `import { callApi } from '@alisio/platform/sdk/api';
import { queryClientOf, queryOptions, useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { searchAirports } from '@alisio/shared-contracts/endpoints';

const airports = queryOptions({
  queryKey: ['airports'],
  queryFn: ({ signal }) => callApi(searchAirports, { query: { term: 'bog' }, signal }),
});

export const loader: PageModule['loader'] = ({ scope }) => queryClientOf(scope).prefetchQuery(airports);

export default function SparePage() {
  return <h1>{useQuery(airports).data?.data.length}</h1>;
}
`;

test('a page that a remote adds brings its data by its loader alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'alisio-spare-site-'));
  const site = localSite(dataDir);
  const api = await apiFixture();
  api.answer('/search/airports', (_request, response) => response.end('{"data":[]}'));
  // What holds waits for neither.
  const loaderLimits = { withinMs: 60_000, headMs: 60_000 };
  const edge = await createWebEdge({ site, apiUrl: api.url, pay: 4001, loaderLimits });
  const spare = await makeSpareRemote({ path: '/repuesto' });
  try {
    await writeFile(join(spare.folder, 'src/pages/spare-page.tsx'), PAGE);
    const provided = await namesProvided();
    const shell = await fakeHostBuild(join(dataDir, 'host'), '1.0.0-00000001', provided, await hostHalf());
    await releaseToSite(site, { host: shell, remotes: [], by: 'test' });
    await spare.release(dataDir);
    await untilShown(edge, site);
    const headers = { host: 'localhost', accept: 'text/html' };
    const { statusCode, body } = await edge.inject({ url: '/repuesto', headers });
    expect(statusCode).toBe(200);
    expect(broughtBy(body)).toEqual([[['airports'], { data: [] }]]);
    expect(api.seen.map(({ url }) => url)).toContain('/search/airports?term=bog');
  } finally {
    await spare.remove();
    await edge.close();
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('a remote nobody knew appears in a running site, with its preloads, and the shell stays as it was', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'alisio-spare-site-'));
  const site = localSite(dataDir);
  const api = await apiFixture();
  const edge = await createWebEdge({ site, apiUrl: api.url, pay: 4001 });
  const spare = await makeSpareRemote({ path: '/repuesto' });
  try {
    const shell = await fakeHostBuild(join(dataDir, 'host'), '1.0.0-00000001', await namesProvided());
    await releaseToSite(site, { host: shell, remotes: [], by: 'test' });
    await untilShown(edge, site);
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

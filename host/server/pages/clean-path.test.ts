import { request } from 'node:http';
import { drawing, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

let site: LoaderSite;
let address: URL;
beforeEach(async () => {
  site = await loaderSite({ loaderLimits: { drawnWithinMs: 60_000, threads: 1 } });
  await site.live([drawing(`return jsx('h1', { children: 'contact' });`, '', '', '/contact')]);
  address = new URL(await site.edge.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(() => site.close());

/** Sends a path as it stands: `fetch` would clean it. */
const get = (path: string): Promise<{ status: number | undefined; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = address;
    request({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/x/../contact', '/contact'],
  ['/./contact?a=1', '/contact?a=1'],
  ['/%2e/contact', '/contact'],
  ['/x/%2E%2e/contact', '/contact'],
  ['/x/.%2e//contact/', '/contact'],
  ['/contact/.', '/contact'],
  ['/contact/x/..', '/contact'],
  ['/../..', '/'],
  ['/.//evil.example', '/evil.example'],
  ['/x/..//evil.example/', '/evil.example'],
  ['/"contact"', '/%22contact%22'],
])('%s moves to %s', async (path, location) => {
  expect(await get(path)).toEqual({ status: 308, location });
  expect(await get(location)).toMatchObject({ location: undefined });
});

test.each(['/.well', '/..a', '/a...', '/%2e%2ea', '/a%20b', '/a%2F..%2Fb', "/a'(b)!"])(
  '%s is a name like any other, and nothing here',
  async (path) => {
    expect(await get(path)).toEqual({ status: 404, location: undefined });
  },
);

test('no spelling of a page takes its drawing away', async () => {
  for (let query = 0; query < 8; query += 1) await get(`/x/../contact?${query}`);
  expect(await get('/contact')).toEqual({ status: 200, location: undefined });
  expect(site.logged).toEqual([]);
});

import { drawing, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

let site: LoaderSite;
beforeEach(async () => {
  site = await loaderSite({ loaderLimits: { drawnWithinMs: 60_000 } });
});
afterEach(() => site.close());

/** A page that says this of itself. */
const saying = (meta: string) =>
  drawing(
    `return jsx('h1', { children: 'here' });`,
    `meta: () => ({ title: 'T', description: 'D', ${meta} })`,
  );
const HERE = 'http://localhost';
const addressesOf = (body: string) => ({
  canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
  shared: /property="og:url" content="([^"]*)"/.exec(body)?.[1],
  others: [...body.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, name, href]) => `${name} ${href}`),
});

test.each([
  ['', '', '/a/b', '/a/b?locale=en'],
  ['of its own', `addresses: { es: '/a/uno', en: '/a/one' }`, '/a/uno', '/a/one?locale=en'],
])('each language of a page has an address %s that all of them name', async (_, meta, es, en) => {
  await site.live([saying(meta)]);
  for (const [asked, own] of [
    ['/a/b?locale=es&utm_source=x', es],
    ['/a/b?locale=en', en],
  ]) {
    const { canonical, shared, others } = addressesOf((await site.get(asked ?? '')).body);
    expect([canonical, shared]).toEqual([HERE + own, HERE + own]);
    expect(others).toEqual([`es ${HERE}${es}`, `en ${HERE}${en}`, `x-default ${HERE}${es}`]);
  }
});

test('a page that nobody is to look for names no other', async () => {
  await site.live([saying(`robots: 'noindex'`)]);
  const { body } = await site.get('/a/b');
  expect(body).toContain('name="robots" content="noindex"');
  expect(addressesOf(body).others).toEqual([]);
});

test('who comes by the address of a language goes on in it, and is told so once', async () => {
  await site.live([saying('')]);
  const cookies = async (url: string, cookie = 'x=1') =>
    String((await site.get(url, { cookie })).headers['set-cookie']);
  expect(await cookies('/a/b?locale=en')).toMatch(/\blocale=en; Max-Age=31536000; Path=\/; SameSite=Lax/);
  for (const said of [cookies('/a/b?locale=en', 'locale=en'), cookies('/a/b?locale=xx'), cookies('/a/b')])
    expect(await said).not.toContain('locale=');
});

import { drawing, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

let site: LoaderSite;
beforeEach(async () => {
  site = await loaderSite({ rules: [{ from: '/seguro', to: 'https://seguros.example/' }] });
});
afterEach(() => site.close());

const moving = drawing(
  `return jsx('h1', { children: 'here' });`,
  `loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/a/old') throw Object.assign(new Error(), { name: 'LoaderExit', href: '/a/new' + search });
  },`,
);

test.each([
  ['/a//old/', 302, '/a/new'],
  ['/a/old/?b=1', 302, '/a/new?b=1'],
  ['//a/stays/?b=1', 308, '/a/stays?b=1'],
  ['/seguro//?b=1', 308, 'https://seguros.example/?b=1'],
])('%s leads in one step to where its page is', async (asked, status, location) => {
  await site.live([{ ...moving, decides: true }]);
  const { statusCode, headers } = await site.get(asked);
  expect([statusCode, headers.location]).toEqual([status, location]);
});

test.each([
  ['/a/old?utm_source=feria&affiliateId=7', '/a/new?utm_source=feria&affiliateId=7'],
  ['/a/old?day=1&gclid=%C3%B1', '/a/new?day=1&gclid=%C3%B1'],
  ['/a/old?locale=en&gclid=1', '/a/new?locale=en&gclid=1'],
])('words of an advert, which no page reads, go on with the visitor: %s', async (asked, location) => {
  await site.live([{ ...moving, decides: true, query: ['day'] }]);
  for (let time = 0; time < 2; time += 1) expect((await site.get(asked)).headers.location).toBe(location);
});

test('what a page leads to says, it says once', async () => {
  const named = drawing(
    '',
    `loader: () => { throw Object.assign(new Error(), { name: 'LoaderExit', href: '/b?locale=en' }); },`,
  );
  await site.live([{ ...named, decides: true, query: [] }]);
  expect((await site.get('/a/old?locale=es&source=x')).headers.location).toBe('/b?locale=en&source=x');
});

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

import { movedTo } from './redirects.ts';

const SITE = 'https://alisio.example';

/** Where a path with a query leads by what one remote says has moved. */
function leadsTo(moved: Record<string, string>, address: string): string | undefined {
  const [pathname = '', query] = address.split('?');
  const asked = { pathname, search: query === undefined ? '' : `?${query}` };
  return movedTo({ remotes: { 'mf-a': { live: { claims: [{ path: '/new', moved }] } } } }, asked, SITE);
}

test.each([
  ['/\\evil.example', '/old'],
  ['/\t/evil.example', '/old'],
  ['//evil.example', '/old'],
  ['https://evil.example/', '/old'],
])('%j is no address of the site, and nobody is sent there', (to, asked) => {
  expect(leadsTo({ '/old': to }, asked)).toBeUndefined();
  expect(leadsTo({ '/old/*': `${to}/*` }, `${asked}/a`)).toBeUndefined();
});

test('signs that no header carries are encoded', () => {
  expect(leadsTo({ '/old': '/precio-€' }, '/old')).toBe('/precio-%E2%82%AC');
  expect(leadsTo({ '/old/*': '/perú/*' }, '/old/a%2Fb/ni%C3%B1o')).toBe('/per%C3%BA/a%2Fb/ni%C3%B1o');
});

test('an old address with an accent is found as browsers send it', () => {
  expect(leadsTo({ '/méxico': '/mexico' }, '/m%C3%A9xico')).toBe('/mexico');
  expect(leadsTo({ '/méxico/*': '/mexico/*' }, '/m%c3%a9xico/a')).toBe('/mexico/a');
  expect(leadsTo({ '/méxico': '/mexico' }, '/mexico')).toBeUndefined();
});

test('only what follows an old address with an open end moves along', () => {
  const moved = { '/old/*': '/new/*', '/one': '/two' };
  expect(leadsTo(moved, '/old/a/b?c=1')).toBe('/new/a/b?c=1');
  for (const asked of ['/old', '/older/a', '/one/a', '/a/one']) expect(leadsTo(moved, asked)).toBeUndefined();
});

test('what the new address asks for itself is asked for once', () => {
  expect(leadsTo({ '/old': '/new?from=BUE' }, '/old?from=BOG&from=LIM&to=MIA')).toBe('/new?from=BUE&to=MIA');
});

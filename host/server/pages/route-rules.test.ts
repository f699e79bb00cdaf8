import { leadsTo } from './redirects.ts';
import { readRouteRules } from './route-rules.ts';

const SITE = 'https://alisio.example';
const TARGETS = ['https://seguros.example'];
const rulesOf = (said: Record<string, string>) => readRouteRules(JSON.stringify(said), TARGETS);

const site = {
  remotes: {
    'mf-a': {
      live: {
        claims: [{ path: '/ofertas', moved: { '/promo-vieja': '/ofertas' } }, { path: '/:countryPage' }],
      },
    },
  },
};
const leads = (said: Record<string, string>, address: string) =>
  leadsTo({ site, rules: rulesOf(said) }, new URL(address, SITE), SITE);

test('an address of the operator leads off the site where the configuration allows it, with its query', () => {
  const said = {
    '/seguros/*': 'https://seguros.example/alisio/*',
    '/seguro': 'https://seguros.example/?de=alisio',
  };
  expect(leads(said, '/seguros/viaje/anual?utm_source=a')).toBe(
    'https://seguros.example/alisio/viaje/anual?utm_source=a',
  );
  expect(leads(said, '/Seguro?b=1')).toBe('https://seguros.example/?b=1&de=alisio');
  expect(leads(said, '/otra')).toBeUndefined();
});

test('what follows leads to no other place, whatever it is', () => {
  const said = { '/s/*': 'https://seguros.example/*' };
  for (const rest of ['/evil.example', '@evil.example', '%2F%2Fevil.example', '..%2F..', '\\evil.example'])
    expect(new URL(leads(said, `/s/${rest}`) ?? 'https://seguros.example').origin).toBe(
      'https://seguros.example',
    );
});

test('a rule takes no address of a page; one that a text may have it takes', () => {
  const said = { '/ofertas': 'https://seguros.example/', '/viajar-a-narnia': 'https://seguros.example/n' };
  expect(leads(said, '/ofertas')).toBeUndefined();
  expect(leads(said, '/viajar-a-narnia')).toBe('https://seguros.example/n');
});

test('a rule and what a remote moved are one step, and nobody is sent round', () => {
  expect(leads({ '/abril': '/promo-vieja?mes=4' }, '/abril?a=b')).toBe('/ofertas?a=b&mes=4');
  expect(leads({ '/a': '/b' }, '/a')).toBe('/b');
});

test.each([
  ['[]', 'rules are a JSON object'],
  ['{', 'rules are a JSON object'],
  ['{"/a":1}', 'rules are a JSON object'],
  ['{"a":"/b"}', 'a is no path of this site'],
  ['{"//a":"/b"}', '//a is no path of this site'],
  ['{"/:a":"/b"}', '/:a is no path of this site'],
  ['{"/*":"https://seguros.example/*"}', '/* is no path of this site'],
  ['{"/api/x":"/b"}', "/api/x is the platform's own"],
  ['{"/a":"//evil.example"}', '//evil.example is no path of this site'],
  ['{"/a":"/\\\\evil.example"}', 'is no path of this site'],
  ['{"/a":"https://evil.example/"}', 'https://evil.example is not named by ROUTE_TARGETS'],
  ['{"/a":"https://seguros.example.evil.example/"}', 'is not named by ROUTE_TARGETS'],
  ['{"/a":"http://seguros.example/"}', 'neither a path of this site nor an https address'],
  ['{"/a":"https://seguros.example@evil.example/"}', 'neither a path of this site nor an https address'],
  ['{"/a":"javascript:alert(1)"}', 'neither a path of this site nor an https address'],
  ['{"/a/*":"/b"}', '/a/* and /b do not both end in /*'],
  ['{"/a":"/b","/A":"/c"}', '/a and /A are one address'],
  ['{"/a":"/b","/b":"/c"}', '/a leads to /b, which leads on by /b'],
  ['{"/a":"/a"}', '/a leads to /a, which leads on by /a'],
  ['{"/a/*":"/a/b/*"}', 'which leads on by /a/*'],
])('%s keeps the edge from starting: %s', (text, sentence) => {
  expect(() => readRouteRules(text, TARGETS)).toThrow(sentence);
});

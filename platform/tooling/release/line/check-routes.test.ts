import { remoteOnPaper, siteOf } from '../testing/releases.ts';
import { readAddresses } from './asked-addresses.ts';
import { claimsOf, isAsExpected, routesBy, withClaims } from './check-routes.ts';

const claim = (path: string, more = {}) => ({ path, page: 'a', layout: 'default' as const, ...more });
const site = siteOf(
  remoteOnPaper('mf-flights', undefined, {
    claims: [claim('/'), claim('/:url/results', { known: { url: ['*-a-*'] } })],
  }),
  remoteOnPaper('mf-hotels', undefined, { claims: [claim('/hoteles'), claim('/hoteles/:city')] }),
);
const answersTo = (text: string, remotes = claimsOf(site)) =>
  readAddresses(text)
    .map(routesBy(remotes))
    .map((route) => [route.address, route.answer, route.claim, isAsExpected(route)]);

test('each address is told with who answers it, and by which claim', () => {
  expect(
    answersTo(
      '/hoteles/LIM?x=1\nhttps://alisio.example/lima-a-miami/results/\n/nada/results\n/505\n/live.json\n',
    ),
  ).toEqual([
    ['/hoteles/LIM?x=1', 'mf-hotels', '/hoteles/:city', true],
    ['https://alisio.example/lima-a-miami/results/', 'mf-flights', '/:url/results', true],
    ['/nada/results', '404', 'nobody claims it', true],
    ['/505', 'host', '/505', true],
    ['/live.json', 'host', 'the platform’s own', true],
  ]);
});

test('a line may say who it expects, and one that is answered by another is wrong', () => {
  expect(
    answersTo('/hoteles mf-hotels\n/hoteles/LIM mf-flights\n/nada 404').map(([, , , good]) => good),
  ).toEqual([true, false, true]);
});

test('of a table the first column counts, with or without a heading, and comments are passed over', () => {
  expect(
    answersTo('Page,Clicks\n/hoteles,120\n"/hoteles/LIM";3\n\n# old ones\n/x\t9').map(([path]) => path),
  ).toEqual(['/hoteles', '/hoteles/LIM', '/x']);
});

test('what is no address is told by its line', () => {
  expect(() => readAddresses('/hoteles\nhoteles')).toThrow('Line 2 is no address: "hoteles".');
  expect(() => readAddresses('/hoteles mf-hotels and more')).toThrow('Line 1 is no address');
});

test('the claims of a remote that is not released yet stand in for what is live of it', () => {
  const next = { name: 'mf-hotels', claims: [claim('/hoteles'), claim('/nada/:x')], isOff: false };
  expect(answersTo('/hoteles/LIM\n/nada/results', withClaims(claimsOf(site), next))).toEqual([
    ['/hoteles/LIM', '404', 'nobody claims it', true],
    ['/nada/results', 'mf-hotels', '/nada/:x', true],
  ]);
});

test('a remote that is switched off still has its addresses, and that is said', () => {
  const remotes = claimsOf(site).map((one) => ({ ...one, isOff: one.name === 'mf-hotels' }));
  expect(answersTo('/hoteles', remotes)).toEqual([
    ['/hoteles', 'mf-hotels', '/hoteles (switched off)', true],
  ]);
});

test('a hundred thousand addresses of a site of two hundred remotes are a matter of seconds', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    remoteOnPaper(
      `mf-many${'abcdefghij'[index % 10]}${'abcdefghijklmnopqrst'[Math.floor(index / 10)]}`,
      undefined,
      {
        claims: Array.from({ length: 10 }, (_none, page) => claim(`/many-${index}/page-${page}/:id`)),
      },
    ),
  );
  const route = routesBy(claimsOf(siteOf(...many)));
  const lines = Array.from(
    { length: 100_000 },
    (_, index) => `/many-${index % 200}/page-${index % 10}/${index}`,
  );
  const began = process.cpuUsage();
  const found = readAddresses(lines.join('\n')).map(route);
  const { user } = process.cpuUsage(began);
  expect(found.every(({ answer }) => answer.startsWith('mf-many'))).toBe(true);
  expect(user / 1e6).toBeLessThan(30);
});

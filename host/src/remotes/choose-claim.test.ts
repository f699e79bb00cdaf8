import { chooseClaim, claimsInOrder } from '@alisio/platform/addresses/choose-claim.ts';
import type { RouteClaim } from '@alisio/platform/sdk/registry';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { matchClaim } from '../../server/releases/match-claim.ts';
import { remoteFixture, siteRegistryFixture } from '../../server/testing/site-fixture.ts';
import { demoSite } from '../testing/demo-site.ts';
import { claimAt } from './claim-at.ts';

const claim = (path: string, known?: RouteClaim['known']): RouteClaim => ({
  path,
  page: 'a',
  layout: 'custom',
  ...(known ? { known } : {}),
});
const ways = claim('/:url/results', { url: ['*-a-*'] });
const claims = [
  claim('/:content/:article'),
  ways,
  claim('/:countryPage'),
  claim('/contact-us'),
  claim('/hoteles/results'),
  claim('/turs/:country'),
  claim('/'),
];

/** Whose page an address is to the edge, and to the shell. */
const atEdge = (given: readonly RouteClaim[], pathname: string) => {
  const { host } = siteRegistryFixture([]);
  const remotes = { 'mf-a': remoteFixture(given) };
  return matchClaim({ revision: 1, host: host.live, remotes, disabled: {}, overrides: [] }, pathname)?.claim
    .path;
};
const inShell = (given: readonly RouteClaim[], pathname: string) =>
  claimAt(demoSite({ pages: [...given] }).pages, pathname)?.claim.path;

const addresses: [string, string | undefined][] = [
  ['/contact-us', '/contact-us'],
  ['/CONTACT-US/', '/contact-us'],
  ['/c%6Fntact-us', '/contact-us'],
  ['/hoteles/results', '/hoteles/results'],
  ['/bogota-a-miami/results', '/:url/results'],
  ['/turs/results', '/turs/:country'],
  ['/noticias/results', undefined],
  ['/noticias/hoy', '/:content/:article'],
  ['/peru', '/:countryPage'],
  ['/505', undefined],
  ['/a/b/c', undefined],
];

test.each(addresses)(
  '%s is the page of %s, to edge and shell, in whatever order the registry has them',
  (address, path) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(claims, { minLength: claims.length }), (given) => {
        expect(atEdge(given, address)).toBe(path);
        expect(chooseClaim(claimsInOrder(given.map((one) => ({ claim: one }))), address)?.claim.path).toBe(
          path,
        );
      }),
      { numRuns: 10 },
    );
    expect(inShell(claims, address)).toBe(path);
  },
);

test("an address of a remote that is switched off is no other page's", () => {
  const { app, pages } = demoSite({
    pages: [claim('/:content/:article')],
    registry: { disabled: [{ name: 'mf-off', owner: 'x', claims: [claim('/booking/summary')] }] },
  });
  expect(claimAt(pages, '/noticias/hoy')?.claim.path).toBe('/:content/:article');
  expect(claimAt(pages, '/booking/summary')).toBeUndefined();
  expect(app.bootstrap.registry.disabled).toHaveLength(1);
});

test('an address that cannot be decoded is whose the router says', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const all = claimsInOrder(['/', '/a/:x', '/:x', '/:x/b'].map((path) => ({ claim: claim(path) })));
  for (const [address, path] of [
    ['/%zz', '/:x'],
    ['/%zz/b', '/:x/b'],
    ['/a/%zz', '/a/:x'],
    ['/%zz/c', undefined],
  ])
    expect(chooseClaim(all, address ?? '')?.claim.path).toBe(path);
});

test('any address is whose the router says, which is given only what begins alike', () => {
  const patterns = ['/', '/a', '/a/b', '/a/:x', '/:x', '/:x/b', '/b?/c', '/ñ/:x', '/a/*'];
  const piece = fc.constantFrom('a', 'A', 'b', 'c', '%61', '%C3%B1', 'ñ', 'x y', 'a%2Fb', '');
  fc.assert(
    fc.property(fc.shuffledSubarray(patterns), fc.array(piece, { maxLength: 3 }), (given, pieces) => {
      const address = `/${pieces.join('/')}`;
      const all = claimsInOrder(given.map((path) => ({ claim: claim(path) })));
      const [match] = matchRoutes(
        all.map(({ claim: { path } }) => ({ path, id: path })),
        address,
      ) ?? [undefined];
      expect(chooseClaim(all, address)?.claim.path).toBe(match?.route.id);
    }),
    { numRuns: 2000 },
  );
});

import { chooseClaim, claimsInOrder } from '@alisio/platform/addresses/choose-claim.ts';
import type { Registry, RouteClaim } from '@alisio/platform/sdk/registry';
import fc from 'fast-check';
import { remoteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';
import { matchClaim } from './match-claim.ts';

const SEGMENTS = ['a', 'B', 'a-b', ':city', ':town?', 'b?', 'c'];
const PIECES = ['a', 'A', 'b', 'B', 'a-b', 'c', '%61', '%', 'x', '%2F', ''];

const claimOf = (path: string): RouteClaim => ({ path, page: 'a', layout: 'custom' });
const registryOf = (paths: readonly string[]): Registry => ({
  revision: 1,
  host: siteRegistryFixture([]).host.live,
  remotes: Object.fromEntries(
    paths.map((path, index) => [`mf-${index}`, remoteFixture([claimOf(path)], { name: `mf-${index}` })]),
  ),
  disabled: {},
  overrides: [],
});

const patterns = fc.uniqueArray(
  fc
    .tuple(fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 3 }), fc.constantFrom('', '/*'))
    .map(([segments, rest]) => `/${segments.join('/')}${rest}`.replace('//', '/')),
  { maxLength: 12 },
);
const addresses = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 4 })
  .map((pieces) => `/${pieces.join('/')}`);

test('the claim of an address is the one that the router chooses among all of them', () => {
  fc.assert(
    fc.property(patterns, fc.array(addresses, { minLength: 1, maxLength: 8 }), (paths, asked) => {
      const registry = registryOf(paths);
      const all = claimsInOrder(paths.map((path) => ({ claim: claimOf(path) })));
      for (const address of asked) {
        expect([address, matchClaim(registry, address)?.claim.path]).toEqual([
          address,
          chooseClaim(all, address)?.claim.path,
        ]);
      }
    }),
    { numRuns: 300 },
  );
});

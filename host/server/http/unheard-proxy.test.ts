import { edgeFixture } from '../testing/edge-fixture.ts';

test.each([
  [
    0,
    [
      'x-forwarded-for came, and TRUSTED_HOPS is 0: behind a proxy all visitors count as one, set TRUSTED_HOPS',
    ],
  ],
  [1, []],
])('a proxy in front of an edge that trusts %i: the log tells once', async (trustedHops, told) => {
  const { get, logged, close } = await edgeFixture({ trustedHops });
  await get('/healthz');
  expect(logged).toEqual([]);
  for (const visitor of ['192.0.2.1', '192.0.2.2']) await get('/healthz', { 'x-forwarded-for': visitor });
  expect(logged.map(({ msg }) => msg)).toEqual(told);
  await close();
});

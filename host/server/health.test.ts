import { Lifecycle } from '@alisio/platform/serving';
import { edgeFixture } from './testing/edge-fixture.ts';
import { answersReady } from './testing/ready-api.ts';

test('an edge that has everything is ready until it is told to end, and alive also then', async () => {
  const lifecycle = new Lifecycle();
  const { site, api, get, close } = await edgeFixture({ lifecycle });
  await site.release([{ path: '/', page: 'home', layout: 'custom' }]);
  answersReady(api);
  const status = async (path: string) => (await get(path)).statusCode;
  expect(await status('/readyz')).toBe(200);
  lifecycle.stop();
  expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200]);
  await close();
});

test('an edge is not ready before it knows what pages show of the API: they would move when a browser learns it', async () => {
  const { site, api, get, close } = await edgeFixture({ keptTimes: { freshMs: 60_000, waitMs: 0 } });
  await site.release([{ path: '/', page: 'home', layout: 'custom' }]);
  answersReady(api);
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  api.answer('/graphql', async (_request, response) => {
    await told;
    response.end(JSON.stringify({ data: { companyContactInfoDisplayQuery: { results: [] } } }));
  });
  const status = async () => (await get('/readyz')).statusCode;
  expect(await status()).toBe(503);
  tell();
  while ((await status()) !== 200);
  await close();
});

import { Lifecycle } from '@alisio/platform/serving';
import { edgeFixture } from './testing/edge-fixture.ts';

test('an edge that has everything is ready until it is told to end, and alive also then', async () => {
  const lifecycle = new Lifecycle();
  const { site, api, get, close } = await edgeFixture({ lifecycle });
  await site.release([{ path: '/', page: 'home', layout: 'custom' }]);
  api.answer('/readyz', (_request, response) => response.end('{"status":"ready"}'));
  const status = async (path: string) => (await get(path)).statusCode;
  expect(await status('/readyz')).toBe(200);
  lifecycle.stop();
  expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200]);
  await close();
});

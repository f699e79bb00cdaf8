import { attributionOf } from '@alisio/shared-contracts/attribution';
import { startSession } from '@alisio/shared-contracts/endpoints';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { into, Visitor } from '../../testing/visitor.ts';
import { SESSION_IDLE_MS } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const statusOf = async (visitor: Visitor) => (await visitor.look('none')).status;

test('a session lasts a day after its last use and then ends', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  api.wait(SESSION_IDLE_MS - 1000);
  expect(await statusOf(visitor)).toBe(404);
  api.wait(SESSION_IDLE_MS - 1000);
  expect(await statusOf(visitor)).toBe(404);
  api.wait(SESSION_IDLE_MS + 1000);
  expect(await statusOf(visitor)).toBe(401);
});

test('the database does not hold the token', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  const rows = await api.database.db.selectFrom('session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(visitor.token);
  expect(Buffer.from(visitor.token, 'base64url').length).toBeGreaterThanOrEqual(16);
});

test.each([
  ['a zero character', '/?utm_source=news%00', ''],
  ['a word that is cut within an emoji', `/?utm_source=${'x'.repeat(199)}${encodeURIComponent('🌴🌴')}`, ''],
  ['bytes that are no text', '/?source=%ff%f0%9f&medium=%ed%a0%bc', ''],
  ['line breaks', '/?affiliateId=7%0d%0aset-cookie:%20x', ''],
  ['marks of direction', '/?utm_medium=%e2%80%aemail', ''],
  ['an endless referrer', '/', `http://blog.test/${'🌴'.repeat(3000)}`],
  ['spaces alone', '/?utm_source=%20%00&source=ads', ''],
])('a visitor who lands with %s books like any other', async (_, path, referrer) => {
  const infoData = attributionOf({ url: new URL(path, 'http://site.test'), referrer });
  expect(infoData).toBeDefined();
  const nobody = await Visitor.arrive(into(api.app));
  expect((await nobody.ask(startSession, { agentId: 'device-1', infoData })).status).toBe(201);
});

test.each([
  ['a zero character', 'news\u0000'],
  ['half an emoji', 'news\ud83c'],
  ['a control character', 'news\u001b'],
  ['a mark of direction', '\u202enews'],
])('%s in what a caller sends is refused', async (_, source) => {
  const infoData = { source, medium: '', affiliateId: '', referrer: '' };
  const { status } = await (await Visitor.arrive(into(api.app))).ask(startSession, {
    agentId: 'd',
    infoData,
  });
  expect(status).toBe(400);
});

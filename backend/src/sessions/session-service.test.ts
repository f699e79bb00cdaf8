import { getOrder } from '@alisio/shared-contracts/endpoints';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { into, Visitor } from '../../testing/visitor.ts';
import { SESSION_IDLE_MS } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

const statusOf = async (visitor: Visitor) => (await visitor.ask(getOrder)).status;

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

import { findOffered, OFFERED_PAGE } from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/index.ts';
import { keepAllOffered, keepOffered, offeredRoutes, offeredUnder } from './index.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const AGENT = 'agents-0123456789abc';
const CODE = 'TR-4827';
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = bareServer();
  offeredRoutes(app, { db: database.db, clock: () => new Date(NOW), keys: [AGENT] });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const keep = (startDate: string, at: number) =>
  keepOffered(
    database.db,
    {
      ...{ product: 'tour', code: CODE, web: usd(1000), phone: usd(750), discountPercent: 25 },
      details: { slug: 'cusco', startDate, at },
    },
    NOW + at,
    '2026-11-27',
  );
async function look(query = '') {
  const reply = await app.inject({
    url: findOffered.path.replace('{code}', CODE) + query,
    headers: { authorization: `Bearer ${AGENT}` },
  });
  return z.parse(findOffered.answer, reply.json());
}
const daysOf = ({ data }: Awaited<ReturnType<typeof look>>) => data.map(({ details }) => details.startDate);

test('an offer is not pushed out of what an agent sees by others of the same code that are shown after it', async () => {
  await keep('2027-03-05', 0);
  for (let at = 1; at <= OFFERED_PAGE + 10; at++) await keep('2027-04-09', at);
  const first = await look();
  expect([first.total, first.data.length]).toEqual([OFFERED_PAGE + 11, OFFERED_PAGE]);
  const second = await look('?page=2');
  expect([second.total, second.data.length]).toEqual([OFFERED_PAGE + 11, 11]);
  expect(daysOf(second).at(-1)).toBe('2027-03-05');
  expect(new Set([...first.data, ...second.data].map(({ details }) => details.at)).size).toBe(first.total);
  const asked = await look('?day=2027-03-05');
  expect([asked.total, daysOf(asked)]).toEqual([1, ['2027-03-05']]);
  expect(await offeredUnder(database.db, CODE, NOW, { product: 'tour' })).toHaveLength(first.total);
  expect(await offeredUnder(database.db, CODE, NOW, { product: 'flight' })).toEqual([]);
});

test('what a page shows is written by one statement, though it shows one offer twice', async () => {
  let statements = 0;
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const shown = ['TN-2002', 'TN-2001', 'TN-2002'].map((code) => ({
    offered: {
      ...{ product: 'train', code, web: usd(1000), phone: usd(750), discountPercent: 25 },
      details: { deal: 'madrid-barcelona' },
    },
    lastDay: '2026-11-27',
  }));
  await keepAllOffered(counted, shown, NOW);
  expect(statements).toBe(1);
  for (const code of ['TN-2001', 'TN-2002'])
    expect(await offeredUnder(database.db, code, NOW, { product: 'train' })).toHaveLength(1);
  await keepAllOffered(counted, [], NOW);
  expect(statements).toBe(1);
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startPayOrigin, type TestPayOrigin } from '../../testing/pay-origin.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { migrate, openDatabase } from '../database/index.ts';
import { openSharedBooks } from './books/index.ts';
import { tokenKeys } from './books/shared/token-keys.ts';
import { sendDueNotices } from './send-notices.ts';

const CARD = { cardNumber: '4242 4242 4242 4242', cardName: 'Lucía', cardExpiry: '11/31', cardCvv: '938' };
const KEY = 'txn_0123456789abcdef';
const RESULTS = {
  success: 'https://alisio.test/success',
  pending: 'https://alisio.test/pending',
  failure: 'https://alisio.test/failure',
  error: 'https://alisio.test/error',
  cancel: 'https://alisio.test/cancel',
  expiry: 'https://alisio.test/expiry',
};
const PAGE = {
  key: KEY,
  amount: 5000,
  currency: 'USD',
  language: 'en' as const,
  description: 'A trip',
  results: RESULTS,
  until: '2026-11-21T00:30:00.000Z',
};
const server = process.env.TEST_DATABASE_URL;
const log: string[] = [];
let origin: TestPayOrigin;
let one: FastifyInstance;
/** another process, or the same where books are of one */
let other: FastifyInstance;
beforeEach(async () => {
  origin = await startPayOrigin((line) => log.push(line));
  one = origin.app;
  other = (await origin.another()) ?? one;
});
afterEach(() => origin.close());

async function tokenOf(app: FastifyInstance, card = CARD): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  return (await app.inject({ method: 'POST', url: '/tokens', headers, payload: card })).json().token;
}
const call = (app: FastifyInstance, url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers: { authorization: 'Bearer the-key' }, payload });
const charge = async (app: FastifyInstance, token: string, key = KEY) =>
  (await call(app, '/v1/charges', { key, token, amount: 5000, currency: 'USD' })).json();

test('a process charges what another has tokenised, once', async () => {
  const token = await tokenOf(one);
  const described = await call(other, '/v1/tokens/describe', { token });
  expect(described.json()).toEqual({ brand: 'visa', last4: '4242' });
  expect(await charge(other, token)).toMatchObject({ key: KEY, status: 'approved', amount: 5000 });
  expect((await call(one, '/v1/tokens/describe', { token })).statusCode).toBe(404);
  expect(await charge(one, token, `${KEY}-again`)).toMatchObject({ status: 'voided' });
});

test('a charge that is asked for at two processes at once is one, approved for both', async () => {
  for (let round = 0; round < 10; round++) {
    const token = await tokenOf(one);
    const key = `${KEY}-${round}`;
    const told = await Promise.all([one, other, one, other].map((app) => charge(app, token, key)));
    expect(told.map(({ status }) => status)).toEqual(Array(4).fill('approved'));
  }
});

test('of one card with two keys at two processes at once one is charged', async () => {
  const token = await tokenOf(one);
  const told = await Promise.all([charge(one, token, `${KEY}-a`), charge(other, token, `${KEY}-b`)]);
  expect(told.map(({ status }) => status).sort()).toEqual(['approved', 'voided']);
});

test('a token ends after a quarter of an hour at every process', async () => {
  const token = await tokenOf(one);
  origin.isLate(15 * 60_000 - 1);
  expect((await call(other, '/v1/tokens/describe', { token })).statusCode).toBe(200);
  origin.isLate(15 * 60_000 + 1);
  expect((await call(other, '/v1/tokens/describe', { token })).statusCode).toBe(404);
  expect(await charge(one, token)).toMatchObject({ status: 'voided' });
});

test('no card, no CVV and no token is written or logged, in clear', async () => {
  const token = await tokenOf(one);
  const texts = [...(await origin.written()), ...log];
  for (const text of texts) expect(text).not.toMatch(/4242 ?4242 ?4242|(?<![\w.-])938(?![\w.-])/);
  expect(texts.join()).not.toContain(token);
});

test('a visitor who is sent from one process to another is on the same page', async () => {
  const opened = await call(one, '/v1/pages', PAGE);
  const path = new URL(opened.json().url).pathname;
  const send = async (app: FastifyInstance, below: string, values: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const payload = new URLSearchParams(values).toString();
    return (await app.inject({ method: 'POST', url: `${path}${below}`, headers, payload })).headers.location;
  };
  expect(await send(one, '/card', { ...CARD, cardExpiry: '10 / 25' })).toBe(path);
  expect((await other.inject(path)).body).toContain('value="Lucía"');
  expect(await send(one, '/card', { ...CARD, cardNumber: '4000 0000 0000 3220' })).toBe(`${path}/challenge`);
  // Three tries in all, wherever they are made, at once too.
  const wrong = await Promise.all([one, other].map((app) => send(app, '/challenge', { code: '000000' })));
  expect(wrong).toEqual([`${path}/challenge`, `${path}/challenge`]);
  expect(await send(one, '/challenge', { code: '000001' })).toBe('https://alisio.test/failure');
});

test('a notice is sent by one process, and again when who took it was killed', async () => {
  const { notices } = origin.ledger;
  await origin.ledger.pages.open(PAGE, '2026-11-21T00:00:00.000Z');
  await origin.ledger.settle(
    { key: KEY, status: 'approved', amount: 5000, currency: 'USD' },
    '2026-11-21T00:00:00.000Z',
  );
  const due = async (at: string) => (await notices.due(at, 10)).length;
  const [notice] = await notices.due('2026-11-21T00:00:01.000Z', 10);
  if (!notice) throw new Error('nothing is due');
  const taken = [1, 2, 3].map(() => notices.take(notice, '2026-11-21T00:00:30.000Z'));
  expect((await Promise.all(taken)).filter(Boolean)).toHaveLength(1);
  expect(await due('2026-11-21T00:00:29.000Z')).toBe(0);
  expect(await due('2026-11-21T00:00:31.000Z')).toBe(1);
  // Nobody listens there: it is tried again later.
  const clock = () => Date.UTC(2026, 10, 21, 0, 0, 31);
  await sendDueNotices({ notices, url: 'http://127.0.0.1:1', apiKey: 'the-key', clock });
  expect([await due('2026-11-21T00:00:31.000Z'), await due('2026-11-21T00:00:40.000Z')]).toEqual([0, 1]);
});

describe('the keys of tokens', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alisio-keys-'));
    file = join(folder, 'pay', 'token-key');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('are made once, for their owner only, and what they seal opens for what it is of', () => {
    const keys = tokenKeys(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const sealed = keys.seal('4242', 'a');
    expect(keys.seal('4242', 'a')).not.toEqual(sealed);
    const again = tokenKeys(file);
    expect([again.open(sealed, 'a'), again.open(sealed, 'b')]).toEqual(['4242', undefined]);
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    expect(again.open(sealed, 'a')).toBeUndefined();
  });

  test('are exchanged one after the other, without a card that is lost', () => {
    const before = tokenKeys(file);
    const added = randomBytes(32).toString('base64url');
    const first = readFileSync(file, 'utf8').trim();
    writeFileSync(file, `${first}\n${added}\n`);
    const both = tokenKeys(file);
    writeFileSync(file, `${added}\n${first}\n`);
    const after = tokenKeys(file);
    expect(after.open(before.seal('x', 'a'), 'a')).toBe('x');
    expect(both.open(after.seal('x', 'a'), 'a')).toBe('x');
    expect(before.open(after.seal('x', 'a'), 'a')).toBeUndefined();
    writeFileSync(file, 'short');
    expect(() => tokenKeys(file)).toThrow('takes base64url of 32 bytes a line');
  });
});

test('the API’s database is refused, in one sentence', async () => {
  if (!server) return expect(other).toBe(one);
  const api = await freshDatabase(server);
  const database = await openDatabase({ url: api.url });
  await migrate(database.db);
  await database.close();
  const books = openSharedBooks({
    pool: { url: api.url, connections: 1, statementMs: 10_000 },
    waiting: { ms: 1000, say: () => undefined },
    keyFile: join(origin.folder, 'token-key'),
    clock: Date.now,
  });
  await expect(books).rejects.toThrow('PAY_DATABASE_URL is the database of the API');
  await api.drop();
});

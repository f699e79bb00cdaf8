import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { defaultLimits, Lifecycle } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import { type Books, fileBooks, type Ledger } from '../pay-origin/books/index.ts';
import { createPayOrigin } from '../pay-origin/create-pay-origin.ts';
import { sendDueNotices } from '../pay-origin/send-notices.ts';
import { type HostedPages, SIGNATURE_HEADER, sandboxPages } from './index.ts';

// The adapter and the provider that it speaks to, over a real connection.
const API_KEY = 'of-the-provider-and-of-us';
const SITE = 'http://localhost:3000';
const results = { success: SITE, pending: SITE, failure: SITE, error: SITE, cancel: SITE, expiry: SITE };
const iso = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const order = (key: string) =>
  ({
    key,
    amount: 57_000,
    currency: 'USD',
    language: 'en',
    description: 'A trip',
    results,
    until: iso(30),
    voucherUntil: iso(60),
  }) as const;
let folder: string;
let books: Books;
let ledger: Ledger;
let app: FastifyInstance;
let pages: HostedPages;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-adapter-'));
  books = fileBooks({ folder, clock: Date.now });
  ledger = books.ledger;
  app = await createPayOrigin({
    books,
    apiKey: API_KEY,
    clock: Date.now,
    lifecycle: new Lifecycle(),
    limits: defaultLimits,
    log: { level: 'silent' },
    tokensPerMinute: 1000,
    webOrigins: [],
    hosts: [],
    webPort: 3000,
    payOrigin: 'https://pay.test',
  });
  pages = sandboxPages({ url: await app.listen({ port: 0 }), apiKey: API_KEY, timeoutMs: 5000 });
});
afterAll(async () => {
  await app.close();
  await books.close();
  rmSync(folder, { recursive: true, force: true });
});

test('opens, looks up, calls off and gives back', async () => {
  const key = 'txn_adapter_0001';
  const page = { key, until: iso(30) };
  const opened = await pages.open(order(key));
  expect(opened).toMatchObject({ kind: 'opened', url: expect.stringMatching(/^https:\/\/pay\.test\/pay\//) });
  expect(await pages.lookUp(page)).toMatchObject({ kind: 'open' });
  expect(await pages.refund({ key, amount: 57_000, currency: 'USD' })).toBe('unknown');
  await ledger.pages.choose(key, { means: 'card', card: { brand: 'visa', last4: '4242' } });
  await ledger.settle({ key, status: 'approved', amount: 57_000, currency: 'USD' }, iso(0));
  const approved = { kind: 'approved', paidWith: { means: 'card', face: { brand: 'visa', last4: '4242' } } };
  expect(await pages.lookUp(page)).toEqual(approved);
  expect(await pages.close(page)).toEqual(approved);
  expect(await pages.refund({ key, amount: 57_000, currency: 'USD' })).toBe('refunded');
  expect(await pages.close({ ...page, key: 'txn_adapter_0002' })).toEqual({ kind: 'voided' });
});

test('refused is told from not known: another key of ours, nobody there', async () => {
  const port = new URL(app.listeningOrigin).origin;
  const stranger = sandboxPages({ url: port, apiKey: 'a guess', timeoutMs: 5000 });
  expect(await stranger.open(order('txn_adapter_0003'))).toEqual({ kind: 'refused' });
  const away = sandboxPages({ url: 'http://127.0.0.1:1', apiKey: API_KEY, timeoutMs: 500 });
  expect(await away.open(order('txn_adapter_0003'))).toEqual({ kind: 'unknown' });
  expect(await away.lookUp({ key: 'txn_adapter_0003', until: iso(1) })).toEqual({ kind: 'unknown' });
  expect(await away.close({ key: 'txn_adapter_0003', until: iso(1) })).toEqual({ kind: 'unknown' });
});

test('its notices are believed as they were sent, and come again until they are taken', async () => {
  const received: { body: Buffer; signature: string | undefined }[] = [];
  let takes = false;
  const server: Server = createServer(async (request, reply) => {
    const signature = request.headers[SIGNATURE_HEADER];
    received.push({ body: Buffer.from(await text(request)), signature: String(signature) });
    reply.writeHead(takes ? 204 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  const key = 'txn_adapter_0004';
  await pages.open(order(key));
  await ledger.settle({ key, status: 'approved', amount: 57_000, currency: 'USD' }, iso(0));
  const send = (later: number) =>
    sendDueNotices({ notices: ledger.notices, url, apiKey: API_KEY, clock: () => Date.now() + later });
  await send(0);
  takes = true;
  await send(2000);
  await send(4000);
  await new Promise((resolve) => server.close(resolve));
  const own = received.filter(({ body }) => body.includes(key));
  expect(own).toHaveLength(2);
  const [{ body, signature } = { body: Buffer.from(''), signature: undefined }] = own;
  const read = (sent: Buffer) =>
    pages.readNotice((name) => (name === SIGNATURE_HEADER ? signature : undefined), sent, Date.now());
  expect(read(body)).toMatchObject({ key });
  expect(read(Buffer.from(body.toString().replace(key, 'txn_adapter_0005')))).toBeUndefined();
});

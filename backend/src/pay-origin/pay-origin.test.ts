import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startPayOrigin, type TestPayOrigin } from '../../testing/pay-origin.ts';
import { sharedApiKey } from '../config/index.ts';

const CARD = { cardNumber: '4242-4242 4242 4242', cardName: 'Lucía', cardExpiry: '11/31', cardCvv: '123' };
const KEY = 'txn_0123456789abcdef';
let origin: TestPayOrigin;
let app: FastifyInstance;

beforeEach(async () => {
  origin = await startPayOrigin();
  app = origin.app;
});
afterEach(() => origin.close());

const typeCard = (card: object, site = 'same-origin') =>
  app.inject({ method: 'POST', url: '/tokens', headers: { 'sec-fetch-site': site }, payload: card });
const tokenOf = async (card: object = CARD): Promise<string> => (await typeCard(card)).json().token;
const charge = (token: string, key = KEY, amount = 5000, apiKey = 'the-key') =>
  app.inject({
    method: 'POST',
    url: '/v1/charges',
    headers: { authorization: `Bearer ${apiKey}` },
    payload: { key, token, amount, currency: 'USD' },
  });
const look = (parent: string, host = 'localhost:4001') =>
  app.inject({
    url: `/card-fields?${new URLSearchParams({ parent, language: 'es', theme: 'dark' })}`,
    headers: { host },
  });

test('a card becomes a token, its brand and its last four', async () => {
  const reply = await typeCard(CARD);
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({ brand: 'visa', last4: '4242' });
});

test.each([
  ['cardNumber', { cardNumber: '4242 4242 4242 4241' }],
  ['cardName', { cardName: '  ' }],
  ['cardExpiry', { cardExpiry: '10/26' }],
  ['cardCvv', { cardCvv: '12' }],
])('refuses a wrong %s', async (path, wrong) => {
  const reply = await typeCard({ ...CARD, ...wrong });
  expect(reply.json()).toMatchObject({ status: 400, errors: [{ path }] });
});

test('takes cards from its own page only', async () => {
  expect((await typeCard(CARD, 'cross-site')).statusCode).toBe(400);
  expect((await app.inject({ method: 'POST', url: '/tokens', payload: CARD })).statusCode).toBe(400);
});

test.each([
  ['4242 4242 4242 4242', { status: 'approved' }],
  ['4000 0000 0000 0002', { status: 'declined', reason: 'card-declined' }],
  ['4000 0000 0000 9995', { status: 'declined', reason: 'insufficient-funds' }],
  ['4000 0000 0000 0069', { status: 'declined', reason: 'card-expired' }],
  ['4000 0000 0000 0127', { status: 'declined', reason: 'cvc-wrong' }],
  ['4111 1111 1111 1111', { status: 'declined', reason: 'do-not-honor' }],
])('the card %s', async (cardNumber, outcome) => {
  expect((await charge(await tokenOf({ ...CARD, cardNumber }))).json()).toMatchObject(outcome);
});

test('one key is one charge; a token is good for one attempt', async () => {
  const token = await tokenOf();
  const [first, again] = [await charge(token), await charge(token)];
  expect(again.json()).toEqual(first.json());
  expect((await charge(token, 'txn_another_key_xyz')).json()).toMatchObject({ status: 'voided' });
});

const describeCard = (token: string, apiKey = 'the-key') =>
  app.inject({
    method: 'POST',
    url: '/v1/tokens/describe',
    headers: { authorization: `Bearer ${apiKey}` },
    payload: { token },
  });

test('what may be shown of a card is told to the holder of the key, and the card stays to be charged', async () => {
  const token = await tokenOf();
  expect((await describeCard(token, 'another')).statusCode).toBe(401);
  expect((await describeCard(token)).json()).toEqual({ brand: 'visa', last4: '4242' });
  expect((await charge(token)).json()).toMatchObject({ status: 'approved' });
  expect((await describeCard(token)).statusCode).toBe(404);
});

test('a charge forgets the card of its token, and takes no card from another checkout that has the same one', async () => {
  const [one, other] = [await tokenOf(), await tokenOf()];
  await charge(one);
  expect((await describeCard(one)).statusCode).toBe(404);
  expect((await describeCard(other)).json()).toEqual({ brand: 'visa', last4: '4242' });
  expect((await charge(other, 'txn_another_key_xyz')).json()).toMatchObject({ status: 'approved' });
});

test('a card is forgotten after a quarter of an hour', async () => {
  const token = await tokenOf();
  origin.isLate(15 * 60 * 1000 + 1);
  expect((await describeCard(token)).statusCode).toBe(404);
  expect((await charge(token)).json()).toMatchObject({ status: 'voided' });
});

test('a charge that was called off before it arrived can never happen', async () => {
  const headers = { authorization: 'Bearer the-key' };
  const off = await app.inject({ method: 'POST', url: `/v1/charges/${KEY}/void`, headers });
  expect(off.json()).toMatchObject({ status: 'voided' });
  expect((await charge(await tokenOf())).json()).toMatchObject({ status: 'voided' });
});

test('a charge that was made cannot be called off that way', async () => {
  await charge(await tokenOf());
  const headers = { authorization: 'Bearer the-key' };
  const off = await app.inject({ method: 'POST', url: `/v1/charges/${KEY}/void`, headers });
  expect(off.json()).toMatchObject({ status: 'approved' });
});

test('an approved charge is given back once, to the holder of the key; what was never charged is not', async () => {
  const refund = (apiKey = 'the-key') =>
    app.inject({
      method: 'POST',
      url: `/v1/charges/${KEY}/refund`,
      headers: { authorization: `Bearer ${apiKey}` },
    });
  expect((await refund()).statusCode).toBe(404);
  await charge(await tokenOf());
  expect((await refund('another')).statusCode).toBe(401);
  const first = (await refund()).json();
  expect(Date.parse(first.refundedAt)).not.toBeNaN();
  origin.isLate(1000);
  expect((await refund()).json()).toEqual(first);
});

test('charges are for the holder of the key', async () => {
  expect((await charge(await tokenOf(), KEY, 5000, 'another')).statusCode).toBe(401);
  expect((await app.inject(`/v1/charges/${KEY}`)).statusCode).toBe(401);
});

test('the frame is for the checkout page only', async () => {
  const reply = await look('http://localhost:3000');
  expect(reply.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000;');
  expect(reply.body).toContain('Número');
  expect((await look('https://alisio.test')).statusCode).toBe(200);
  expect((await look('http://shop.test:3000', 'shop.test:4001')).statusCode).toBe(200);
  for (const other of [
    'http://evil.test',
    'http://evil.test:3000',
    'http://localhost:3001',
    'null',
    'javascript:1',
    '*',
  ]) {
    expect((await look(other)).statusCode).toBe(400);
  }
});

test.each(['evil.test:4001', 'localhost.evil.test', 'shop.test.evil.test'])(
  'asked as %s, which is none of its names, it shows and takes nothing',
  async (host) => {
    const [name = ''] = host.split(':');
    for (const reply of [
      await look(`http://${name}:3000`, host),
      await app.inject({
        method: 'POST',
        url: '/tokens',
        headers: { host, origin: `http://${host}` },
        payload: CARD,
      }),
      await app.inject({ url: '/v1/charges/txn_0123456789abcdef', headers: { host } }),
    ]) {
      expect(reply.statusCode).toBe(421);
      expect(reply.json().type).toBe('/problems/misdirected');
    }
    expect((await app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  },
);

test('its program runs in a browser as it is sent: types are gone, and every import is served', async () => {
  const page = (await look('http://localhost:3000')).body;
  const modules = [...page.matchAll(/href="(\/modules\/[^"]+)"/g)].map(([, address]) => address ?? '');
  expect(modules).toContain('/modules/frame/main.ts');
  for (const address of modules) {
    const { statusCode, headers, body } = await app.inject(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    for (const [, target = ''] of body.matchAll(/from '(\.[^']+)'/g)) {
      expect(modules).toContain(new URL(target, `http://x${address}`).pathname);
    }
  }
});

test('the key that both servers share is made once, for its owner only', () => {
  const file = join(origin.folder, 'keys', 'api-key');
  const key = sharedApiKey(file);
  expect(sharedApiKey(file)).toBe(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

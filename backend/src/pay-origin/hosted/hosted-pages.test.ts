import type { FastifyInstance } from 'fastify';
import { PAY_START, startPayOrigin, type TestPayOrigin } from '../../../testing/pay-origin.ts';

const SITE = 'https://alisio.test';
const KEY = 'txn_0123456789abcdef';
const CARD = { cardNumber: '4242 4242 4242 4242', cardName: 'Lucía', cardExpiry: '11 / 31', cardCvv: '938' };
const at = (minutes: number) => new Date(PAY_START + minutes * 60_000).toISOString();
let origin: TestPayOrigin;
let app: FastifyInstance;
const log: string[] = [];

beforeEach(async () => {
  origin = await startPayOrigin((line) => log.push(line));
  app = origin.app;
});
afterEach(() => origin.close());

const resultsOf = (site: string) =>
  Object.fromEntries(
    ['success', 'pending', 'failure', 'error', 'cancel', 'expiry'].map((end) => [end, `${site}/back/${end}`]),
  );
const orderOf = (more: object = {}) => ({
  key: KEY,
  amount: 57_000,
  currency: 'USD',
  language: 'es',
  description: 'Bogotá a <Miami>',
  results: resultsOf(SITE),
  until: at(30),
  voucherUntil: at(720),
  ...more,
});
const call = (method: 'GET' | 'POST', url: string, payload?: object, apiKey = 'the-key') =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(payload ? { payload } : {}),
  });
const state = async () => (await call('GET', `/v1/pages/${KEY}`)).json();

/** A visitor on the page: what the browser would send. */
async function visitor(more: object = {}) {
  const { url } = (await call('POST', '/v1/pages', orderOf(more))).json();
  const { pathname } = new URL(url);
  return {
    url,
    look: (path = '') => app.inject({ url: `${pathname}${path}` }),
    send: (path: string, values: Record<string, string> = {}, site = 'same-origin') =>
      app.inject({
        method: 'POST',
        url: `${pathname}${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
        payload: new URLSearchParams(values).toString(),
      }),
  };
}
const leadsTo = ({ statusCode, headers }: { statusCode: number; headers: { location?: unknown } }) =>
  statusCode === 303 ? headers.location : `${statusCode}`;

test('a page is opened once for a key, on the host of the shop; another amount under it is refused', async () => {
  const first = await call('POST', '/v1/pages', orderOf());
  expect(first.json()).toMatchObject({ status: 'open', until: at(30) });
  expect(first.json().url).toMatch(/^https:\/\/alisio\.test:4001\/pay\/[\w-]{32}$/);
  expect((await call('POST', '/v1/pages', orderOf())).json()).toEqual(first.json());
  expect((await call('POST', '/v1/pages', orderOf({ amount: 1 }))).statusCode).toBe(422);
});

test.each([
  ['without the key', SITE, 'a-guess', 401],
  ['with a way back to somewhere else', 'https://evil.example', 'the-key', 400],
  ['with a way back to another port', 'http://localhost:8080', 'the-key', 400],
])('opens nothing %s', async (_name, site, apiKey, status) => {
  expect((await call('POST', '/v1/pages', orderOf({ results: resultsOf(site) }), apiKey)).statusCode).toBe(
    status,
  );
});

test.each(['success', 'pending', 'failure', 'error', 'cancel', 'expiry'])(
  'no page leads to another site: its way back by %s',
  async (end) => {
    const results = { ...resultsOf(SITE), [end]: 'https://evil.example/back' };
    expect((await call('POST', '/v1/pages', orderOf({ results }))).statusCode).toBe(400);
    expect((await call('GET', `/v1/pages/${KEY}`)).statusCode).toBe(404);
  },
);

test('the page says what is paid, runs no script, is framed by nobody and leads to the shop alone', async () => {
  const { look } = await visitor();
  const { headers, body } = await look();
  expect(body).toContain('Bogotá a &#60;Miami&#62;');
  expect(body.replaceAll('\u00a0', ' ')).toContain('Pagar US$ 570,00');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${SITE};`);
  expect((await (await visitor({ key: `${KEY}2`, language: 'en' })).look()).body).toContain(
    'Pay for your purchase',
  );
});

test('instalments tell what the bank adds; what is charged for the shop is the price', async () => {
  const { look, send } = await visitor();
  const body = (await look()).body.replaceAll('\u00a0', ' ');
  expect(body).toContain('3 cuotas de US$ 190,00, sin intereses: US$ 570,00 en total');
  expect(body).toContain('12 cuotas de US$ 53,16: US$ 637,83 en total (US$ 67,83 de intereses)');
  expect(leadsTo(await send('/card', { ...CARD, instalments: '12' }))).toBe(`${SITE}/back/success`);
  expect(await origin.ledger.find(KEY)).toMatchObject({ status: 'approved', amount: 57_000 });
});

test.each([
  ['4242 4242 4242 4242', 'success', { status: 'approved', card: { brand: 'visa', last4: '4242' } }],
  ['4000 0000 0000 9995', 'failure', { status: 'declined', reason: 'insufficient-funds' }],
  ['4000 0000 0000 0416', 'pending', { status: 'open' }],
  ['4000 0000 0000 0424', 'pending', { status: 'open' }],
])('the card %s leads to %s', async (cardNumber, end, said) => {
  const { send, look } = await visitor();
  expect(leadsTo(await send('/card', { ...CARD, cardNumber }))).toBe(`${SITE}/back/${end}`);
  expect(await state()).toMatchObject(said);
  if (end !== 'pending') expect(leadsTo(await look())).toBe(`${SITE}/back/${end}`);
});

test('a challenge is answered by its code, within three tries', async () => {
  const { send, look } = await visitor();
  const card = { ...CARD, cardNumber: '4000 0000 0000 3220' };
  expect(leadsTo(await send('/card', card))).toMatch(/^\/pay\/[\w-]+\/challenge$/);
  expect((await look('/challenge')).body).toContain('terminada en 3220');
  expect(leadsTo(await send('/challenge', { code: '000000' }))).toMatch(/\/challenge$/);
  expect((await look('/challenge')).body).toContain('Ese no es el código');
  expect((await look('/challenge')).body).not.toContain('000000');
  expect(await state()).toMatchObject({ status: 'open' });
  expect(leadsTo(await send('/challenge', { code: '123 456' }))).toBe(`${SITE}/back/success`);

  const other = await visitor({ key: `${KEY}2` });
  await other.send('/card', card);
  for (const code of ['1', '2'])
    expect(leadsTo(await other.send('/challenge', { code }))).toMatch(/\/challenge$/);
  expect(leadsTo(await other.send('/challenge', { code: '3' }))).toBe(`${SITE}/back/failure`);
});

test('sending the card again gives no more tries for its challenge', async () => {
  const { send, look } = await visitor();
  const card = { ...CARD, cardNumber: '4000 0000 0000 3220' };
  for (const code of ['1', '2']) {
    await send('/card', card);
    expect((await look('/challenge')).body).not.toContain('Ese no es el código');
    expect(leadsTo(await send('/challenge', { code }))).toMatch(/\/challenge$/);
  }
  await send('/card', card);
  expect(leadsTo(await send('/challenge', { code: '3' }))).toBe(`${SITE}/back/failure`);
});

test('pressed twice, or with another card in between, one outcome stands', async () => {
  const { send } = await visitor();
  await Promise.all([send('/card', CARD), send('/card', { ...CARD, cardNumber: '4000 0000 0000 0002' })]);
  const { status } = await state();
  expect(leadsTo(await send('/cancel'))).toBe(
    `${SITE}/back/${status === 'approved' ? 'success' : 'failure'}`,
  );
  expect((await state()).status).toBe(status);
});

test.each([
  ['approve', 'success', { status: 'approved', means: 'bank' }],
  ['refuse', 'failure', { status: 'declined', reason: 'bank-refused', means: 'bank' }],
])('at the bank: %s', async (press, end, said) => {
  const { send, look } = await visitor();
  expect(leadsTo(await send('/bank', { bank: '1' }))).toMatch(/\/bank$/);
  expect((await look('/bank')).body).toContain('Tu banco de prueba');
  expect(leadsTo(await send(`/bank/${press}`))).toBe(`${SITE}/back/${end}`);
  expect(await state()).toMatchObject(said);
});

test('a voucher waits for its time, and is paid at the till', async () => {
  const { send, look } = await visitor();
  await send('/voucher');
  const { until, voucher, status } = await state();
  expect([status, until, voucher.reference]).toEqual(['open', at(720), expect.stringMatching(/^\d{10}$/)]);
  expect((await look()).body).toContain('Te quedan 12 h 0 min');
  expect(leadsTo(await send('/back'))).toBe(`${SITE}/back/pending`);
  origin.isLate(11 * 60 * 60_000);
  const pay = (reference: string) =>
    app.inject({
      method: 'POST',
      url: '/till?language=es',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({ reference }).toString(),
    });
  const said = async (reference: string) =>
    (await app.inject({ url: `${leadsTo(await pay(reference))}` })).body;
  const unpaid = await app.inject({ url: `/till?reference=${voucher.reference}` });
  expect(unpaid.body).toContain(`value="${voucher.reference}"`);
  expect(await state()).toMatchObject({ status: 'open' });
  expect(await said('0000000000')).toContain('No hay ningún comprobante por pagar');
  expect(await said(voucher.reference)).toContain('está pagado');
  expect(await said(voucher.reference)).toContain('está pagado');
  expect(await state()).toMatchObject({ status: 'approved', means: 'voucher' });
});

test('where no time is left to pay a voucher, none is made', async () => {
  const { look, send } = await visitor({ voucherUntil: undefined });
  expect((await look()).body).not.toContain('/voucher');
  await send('/voucher');
  expect((await state()).voucher).toBeUndefined();
});

test('a voucher whose time is over is paid nowhere', async () => {
  const { send } = await visitor();
  await send('/voucher');
  origin.isLate(12 * 60 * 60_000 + 1);
  expect((await state()).status).toBe('voided');
});

test('a page whose time is over, or that was called off, charges nobody', async () => {
  const { send } = await visitor();
  origin.isLate(31 * 60_000);
  expect(leadsTo(await send('/card', CARD))).toBe(`${SITE}/back/expiry`);
  origin.isLate(0);
  const other = await visitor({ key: `${KEY}2` });
  expect((await call('POST', `/v1/pages/${KEY}2/close`)).json()).toEqual({ status: 'voided' });
  expect(leadsTo(await other.send('/card', CARD))).toBe(`${SITE}/back/cancel`);
  expect((await call('POST', `/v1/pages/${KEY}3/close`)).json()).toEqual({ status: 'voided' });
});

test('forms of other sites are refused, and an address that nobody opened is not found', async () => {
  const { send } = await visitor();
  expect((await send('/cancel', {}, 'cross-site')).statusCode).toBe(400);
  expect((await state()).status).toBe('open');
  const lost = await app.inject({ url: '/pay/nobody' });
  expect([lost.statusCode, lost.body.includes('No encontramos este pago')]).toEqual([404, true]);
});

test('what is owed to be told is written with what happened: once, twice, shuffled or never', async () => {
  const due = (seconds: number) =>
    origin.ledger.notices.due(new Date(PAY_START + seconds * 1000).toISOString(), 20);
  const pay = async (key: string, cardNumber: string) =>
    (await visitor({ key })).send('/card', { ...CARD, cardNumber });
  await pay(`${KEY}-once`, CARD.cardNumber);
  await pay(`${KEY}-twice`, '4000 0000 0000 0432');
  await pay(`${KEY}-late`, '4000 0000 0000 0440');
  await pay(`${KEY}-shuffled`, '4000 0000 0000 0457');
  await pay(`${KEY}-never`, '4000 0000 0000 0465');
  const told = async (seconds: number) =>
    (await due(seconds)).map(({ key, type }) => `${key.slice(KEY.length + 1)} ${type}`);
  expect((await told(0)).sort()).toEqual([
    'once page.settled',
    'shuffled page.settled',
    'twice page.settled',
  ]);
  expect((await told(5)).slice(3)).toEqual(['twice page.settled', 'shuffled page.opened']);
  expect((await told(20)).slice(5)).toEqual(['late page.settled']);
  for (const { id } of await due(20)) await origin.ledger.notices.delivered(id, at(0));
  expect(await due(60)).toEqual([]);
});

test('no card number and no CVV is in the books, in an address or in the log', async () => {
  const { send, url } = await visitor();
  await send('/card', { ...CARD, cardNumber: '4000 0000 0000 3220' });
  await send('/challenge', { code: '123456' });
  for (const text of [...(await origin.written()), ...log, url])
    expect(text).not.toMatch(/4000 ?0000 ?0000 ?3220|(?<![\w.-])938(?![\w.-])/);
});

test('a voucher says its end by the clock of who makes it', async () => {
  const { look, send } = await visitor({ voucherUntil: at(12 * 60), timeZone: 'America/Bogota' });
  await send('/voucher');
  const said = (await look()).body.replaceAll(/[\u00a0\u202f]/g, ' ');
  // Noon in UTC is seven there.
  expect(said).toMatch(/7:00.*\(GMT-\u20605\)/);
});

test.each(['Mars/Olympus', undefined])(
  'without a zone that there is (%s) it says it in UTC',
  async (timeZone) => {
    const { look, send } = await visitor({ voucherUntil: at(12 * 60), ...(timeZone ? { timeZone } : {}) });
    await send('/voucher');
    expect((await look()).body).toMatch(/12:00.*\(UTC\)/);
  },
);

test.each([
  ['paid', 'Este comprobante ya se pagó'],
  ['called off', 'Este comprobante ya no sirve'],
])('the link of a voucher that was %s is a whole page, in any browser', async (how, title) => {
  const { look, send } = await visitor({ voucherUntil: at(12 * 60) });
  await send('/voucher');
  const { reference } = (await state()).voucher;
  if (how === 'paid')
    await app.inject({
      method: 'POST',
      url: '/till',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({ reference }).toString(),
    });
  else await send('/cancel');
  const { statusCode, body } = await look();
  expect([statusCode, body.includes(`<h1>${title}</h1>`)]).toEqual([200, true]);
  expect(body).toContain('/user/my-journey');
});

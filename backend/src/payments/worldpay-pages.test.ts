import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { type HostedPages, worldpayPages } from './index.ts';

// A server that answers by the shapes and errors of Access Worldpay's documentation.
interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: unknown;
}
interface Answer {
  status: number;
  body: object;
}

const NOW = Date.UTC(2026, 10, 21, 12);
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const UNTIL = at(30);
const order = {
  key: 'txn_worldpay_0001',
  amount: 57_000,
  currency: 'USD',
  language: 'es',
  description: 'Bogotá a Miami',
  results: {
    success: 'https://alisio.test/s',
    pending: 'https://alisio.test/p',
    failure: 'https://alisio.test/f',
    error: 'https://alisio.test/e',
    cancel: 'https://alisio.test/c',
    expiry: 'https://alisio.test/x',
  },
  until: UNTIL,
  voucherUntil: at(720),
} as const;
const page = { key: order.key, until: UNTIL };

let server: Server;
let base: string;
let asked: Asked[] = [];
let answers: Answer[] = [];
let now = NOW;
let pages: HostedPages;

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const { method, url, headers } = request;
    const body = headers['content-type'] ? await json(request) : undefined;
    asked.push({ method, url, headers, body });
    const answer = answers.shift() ?? { status: 500, body: {} };
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  pages = worldpayPages(
    {
      url: base,
      authorization: 'Basic dXNlcjpwYXNz',
      entity: 'PO1234',
      narrative: 'Alisio viajes y mucho más que eso',
      timeoutMs: 2000,
    },
    () => now,
  );
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
  answers = [];
  now = NOW;
});
const answered = (status: number, body: object = {}) => answers.push({ status, body });

test('sets up a page in minor units, with our reference, a time and six ways back', async () => {
  answered(200, { url: 'https://payments.worldpay.com/app/hpp/integration/wpg/corporate?OrderKey=1' });
  expect(await pages.open(order)).toEqual({
    kind: 'opened',
    url: 'https://payments.worldpay.com/app/hpp/integration/wpg/corporate?OrderKey=1',
  });
  const { method, url, headers, body } = asked[0] ?? {};
  expect([method, url]).toEqual(['POST', '/payment_pages']);
  expect(headers).toMatchObject({
    authorization: 'Basic dXNlcjpwYXNz',
    accept: 'application/vnd.worldpay.payment_pages-v1.hal+json',
    'content-type': 'application/vnd.worldpay.payment_pages-v1.hal+json',
  });
  expect(body).toEqual({
    transactionReference: order.key,
    merchant: { entity: 'PO1234' },
    narrative: { line1: 'Alisio viajes y mucho má' },
    value: { currency: 'USD', amount: 57_000 },
    description: 'Bogotá a Miami',
    locale: 'es',
    expiry: '1800',
    resultURLs: {
      successURL: 'https://alisio.test/s',
      pendingURL: 'https://alisio.test/p',
      failureURL: 'https://alisio.test/f',
      errorURL: 'https://alisio.test/e',
      cancelURL: 'https://alisio.test/c',
      expiryURL: 'https://alisio.test/x',
    },
  });
});

test.each([
  [
    400,
    {
      errorName: 'bodyDoesNotMatchSchema',
      message: 'The json body provided does not match the expected schema',
    },
    'refused',
  ],
  [
    401,
    { errorName: 'accessDenied', message: 'Access to the requested resource has been denied' },
    'refused',
  ],
  [500, { errorName: 'internalErrorOccurred', message: 'Internal server error' }, 'unknown'],
  [200, { link: 'no url' }, 'unknown'],
])('a set-up that is answered %s %j is %s', async (status, body, kind) => {
  answered(status, body);
  expect(await pages.open(order)).toEqual({ kind });
});

test.each([
  ['Authorized', { kind: 'approved' }],
  ['Sent for Settlement', { kind: 'approved' }],
  ['Refused', { kind: 'declined', reason: 'card-declined' }],
  ['Cancelled', { kind: 'voided' }],
  ['Sent for Authorization', { kind: 'unknown' }],
])('a payment whose last event is %s is %j', async (lastEvent, state) => {
  answered(200, { lastEvent, _links: {} });
  expect(await pages.lookUp(page)).toEqual(state);
  expect(asked[0]?.url).toBe('/payments/events?transactionRef=txn_worldpay_0001&entity=PO1234');
});

test('a reference that is not known there can be paid until its time, and some minutes later never', async () => {
  for (const [minutes, kind] of [
    [29, 'open'],
    [44, 'open'],
    [46, 'voided'],
  ] as const) {
    now = NOW + minutes * 60_000;
    answered(404, { errorName: 'resourceNotFound', message: 'Requested resource was not found' });
    expect(await pages.close(page)).toMatchObject({ kind });
  }
});

test('gives back by the link of the payment, at the provider and nowhere else', async () => {
  const paid = { key: order.key, amount: 57_000, currency: 'USD' };
  const refundable = (href: string) =>
    answered(200, { lastEvent: 'Sent for Settlement', _links: { 'payments:refund': { href } } });
  refundable('/payments/settlements/refunds/full/abc');
  answered(202);
  expect(await pages.refund(paid)).toBe('refunded');
  expect(asked[1]).toMatchObject({ method: 'POST', url: '/payments/settlements/refunds/full/abc' });
  refundable('https://evil.example/refunds');
  expect(await pages.refund(paid)).toBe('unknown');
  answered(200, { lastEvent: 'Refused', _links: {} });
  expect(await pages.refund(paid)).toBe('unknown');
});

test.each(['Sent for Refund', 'sentForRefund', 'Refunded', 'Cancelled'])(
  'a refund whose answer was lost is not asked for again: %s',
  async (lastEvent) => {
    answered(200, { lastEvent, _links: {} });
    expect(await pages.refund({ key: order.key, amount: 57_000, currency: 'USD' })).toBe('refunded');
    expect(asked).toHaveLength(1);
  },
);

test('what is only authorised is cancelled; what is settled, or refused, by no such link', async () => {
  const paid = { key: order.key, amount: 57_000, currency: 'USD' };
  const cancellable = (lastEvent: string) =>
    answered(200, {
      lastEvent,
      _links: { 'payments:cancel': { href: '/payments/authorizations/cancellations/abc' } },
    });
  cancellable('Authorized');
  answered(202);
  expect(await pages.refund(paid)).toBe('refunded');
  expect(asked[1]).toMatchObject({ method: 'POST', url: '/payments/authorizations/cancellations/abc' });
  for (const lastEvent of ['Refused', 'Settled']) {
    cancellable(lastEvent);
    expect(await pages.refund(paid)).toBe('unknown');
  }
  expect(asked).toHaveLength(4);
});

test('of an event only which payment it is about is read', () => {
  const read = (body: object) => pages.readNotice(() => undefined, Buffer.from(JSON.stringify(body)), now);
  const eventDetails = {
    classification: 'payment',
    transactionReference: order.key,
    type: 'sentForSettlement',
    amount: { value: 1, currencyCode: 'EUR' },
  };
  expect(read({ eventId: 'bb55ca5a', eventTimestamp: '2026-11-21T12:00:00.000', eventDetails })).toEqual({
    id: 'bb55ca5a',
    key: order.key,
  });
  expect(
    read({ eventId: 'bb55ca5a', eventDetails: { ...eventDetails, classification: 'payout' } }),
  ).toBeUndefined();
  expect(pages.readNotice(() => undefined, Buffer.from('{'), now)).toBeUndefined();
});

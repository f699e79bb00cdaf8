import * as endpoints from '@alisio/shared-contracts/endpoints';
import { problem } from '@alisio/shared-contracts/problems';
import { z } from '@alisio/shared-contracts/zod';
import fc from 'fast-check';
import { brokenFrom, naughty } from '../testing/naughty.ts';
import { FUZZED_OFFER, RIGHT_BODIES } from '../testing/right-bodies.ts';
import type { TestApi } from '../testing/test-api.ts';
import { into, orderOf, Visitor } from '../testing/visitor.ts';
import { startWholeApi } from '../testing/whole-api.ts';
import type { FlightInventory } from './flights/index.ts';

const offer = FUZZED_OFFER;

const isEndpoint = (value: unknown): value is endpoints.Endpoint =>
  typeof value === 'object' && value !== null && 'answer' in value;
const all = Object.values<unknown>(endpoints).filter(isEndpoint);
/** A path with the same text in each of its parameters. */
const addressOf = (path: string, text: string) => path.replace(/\{\w+\}/g, text);
const named = (list: endpoints.Endpoint[]) => list.map((endpoint) => [endpoint.id, endpoint] as const);
const posts = named(all.filter(({ body }) => body));
const gets = named(all.filter(({ method }) => method === 'GET'));

const AGENT_KEY = 'agents-0123456789abc';
let api: TestApi;
let inventory: FlightInventory;
let headers: Record<string, string>;
beforeAll(async () => {
  ({ api, inventory } = await startWholeApi({ agentKey: AGENT_KEY }));
  const visitor = await Visitor.arrive(into(api.app));
  await api.inventory.put(offer, 9);
  await visitor.call(endpoints.setFlightOrder, orderOf(offer));
  headers = { authorization: `Bearer ${visitor.token}` };
});
afterAll(async () => {
  await inventory.close();
  await api.close();
});

/** Everything that is stored, as text. */
async function stored(): Promise<string> {
  const { db } = api.database;
  const tables = [
    'session',
    'booking_order',
    'payment_transaction',
    'flight_seat_sales',
    'visitor_request',
    'report_count',
    'report_candidate',
    'phone_offer',
    'train_token',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

/** A problem of the 400s, without stack and without a word of what was sent. */
function expectRefusal(reply: Awaited<ReturnType<typeof send>>, sent?: string): void {
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(z.parse(problem, reply.json()).status).toBe(reply.statusCode);
  if (sent) expect(reply.body).not.toContain(sent);
}

/** Calls that are there for agents alone, by how their paths begin. */
const isForAgents = (url: string) => url.startsWith(endpoints.makeTrainToken.path);

const send = (
  method: endpoints.Endpoint['method'] | 'PUT' | 'DELETE' | 'PATCH',
  url: string,
  payload?: string,
  more = {},
) =>
  api.app.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(isForAgents(url) ? { authorization: `Bearer ${AGENT_KEY}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    },
    ...(payload === undefined ? {} : { payload }),
  });

describe.each(posts)('%s', (id, { path, method, body }) => {
  const right = RIGHT_BODIES[id] ?? {};

  test('its example is right', () => {
    expect(body && z.safeParse(body, right).success).toBe(true);
  });

  test('refuses a body that is broken in one place, and stores nothing', async () => {
    const before = await stored();
    await fc.assert(
      fc.asyncProperty(brokenFrom(right), async (broken) => {
        const text = JSON.stringify(broken);
        fc.pre(body !== undefined && text !== undefined && !z.safeParse(body, JSON.parse(text)).success);
        expectRefusal(await send(method, path, text));
      }),
      { numRuns: 30 },
    );
    expect(await stored()).toBe(before);
  });

  test('has an answer for whatever is broken and still fits', async () => {
    await fc.assert(
      fc.asyncProperty(brokenFrom(right), async (broken) => {
        const text = JSON.stringify(broken);
        fc.pre(text !== undefined);
        expect((await send(method, path, text)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 30 },
    );
  });

  test('refuses anything else', async () => {
    const before = await stored();
    await fc.assert(
      fc.asyncProperty(naughty, async (value) => {
        const text = JSON.stringify(value);
        fc.pre(text !== undefined);
        expectRefusal(await send(method, path, text));
      }),
      { numRuns: 15 },
    );
    expect(await stored()).toBe(before);
  });

  test.each([
    ['nothing', ''],
    ['half a document', '{"infoData":'],
    ['prototype keys', '{"__proto__":{"isAdmin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['bottomless nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a lone surrogate', '{"agentId":"\\ud800"}'],
    ['a secret-looking unknown field', '{"Xq7unheardOf":"Xq7value"}'],
  ])('refuses %s', async (_, text) => {
    expectRefusal(await send(method, path, text), 'Xq7');
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'a field named %s is refused as any unknown one',
    async (name) => {
      const others = JSON.stringify(right).slice(1);
      const text = `{"${name}":"x"${others === '}' ? '' : ','}${others}`;
      const reply = await send(method, path, text);
      expectRefusal(reply);
      const { type, errors } = reply.json();
      expect({ type, errors }).toEqual({
        type: '/problems/validation',
        errors: [{ path: '*', code: 'unrecognized-keys' }],
      });
    },
  );

  test('refuses other media types and bodies that are too large', async () => {
    const text = JSON.stringify(right);
    expect((await send(method, path, text, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send(method, path, text, { 'content-type': 'application/xml' })).statusCode).toBe(415);
    const large = await send(method, path, JSON.stringify({ agentId: 'x'.repeat(300_000) }));
    expect(large.statusCode).toBe(413);
    expectRefusal(large);
  });
});

describe.each(named(all))('%s', (_, { path, method, auth }) => {
  const url = addressOf(path, 'x');

  test('answers to its own method only', async () => {
    for (const other of ['PUT', 'DELETE', 'PATCH', method === 'GET' ? 'POST' : 'GET'] as const) {
      const reply = await send(other, url);
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toContain(method);
      expectRefusal(reply);
    }
  });

  test('refuses a session that does not exist, where it needs one', async () => {
    if (!auth) return;
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${'A'.repeat(43)}`,
      `Basic ${'A'.repeat(43)}`,
    ]) {
      const reply = await api.app.inject({ method, url, headers: { authorization } });
      expect(reply.statusCode).toBe(401);
      expectRefusal(reply);
    }
  });
});

test.each(gets)('%s refuses naughty parameters', async (_, { path, query, params }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ maxLength: 10 }),
      async (value, name) => {
        const text = encodeURIComponent(value.toWellFormed());
        const address = addressOf(path, text);
        const reply = await send('GET', query ? `${address}?${encodeURIComponent(name)}=${text}` : address);
        expect(reply.statusCode).toBeLessThan(500);
        if (query || params) expectRefusal(reply);
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  ['an unknown address', '/nothing/here', 404],
  ['a traversal', '/air/../../etc/passwd', 404],
  ['a broken percent sign', '/search/airports%', 400],
  ['a broken percent sign in a parameter', '/air/flightOffer/%E0%A4%A', 400],
  ['a zero character', '/air/flightOffer/%00', 400],
  ['an address that is too long', `/search/airports?term=${'x'.repeat(9000)}`, 414],
])('refuses %s', async (_, url, status) => {
  const reply = await send('GET', url);
  expect(reply.statusCode).toBe(status);
  expectRefusal(reply, 'xxxxxxxxxx');
});

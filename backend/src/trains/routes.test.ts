import { phonePrice } from '@alisio/shared-contracts/contacts';
import {
  findOffered,
  getTrainDeal,
  getTrainDeals,
  getTrainToken,
  keepTrainForPhone,
  listAskedOfAgents,
  makeTrainToken,
  markTrainTokenUsed,
  sendEnquiry,
} from '@alisio/shared-contracts/endpoints';
import { trainDealAnswer, trainDealsAnswer, trainTokenAnswer } from '@alisio/shared-contracts/trains';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { caller } from '../../testing/visitor.ts';
import { loadAirports } from '../airports/index.ts';
import type { Database } from '../database/index.ts';
import { enquiryRoutes } from '../enquiries/index.ts';
import { DAY_MS } from '../limits/index.ts';
import { offeredRoutes } from '../phone-offers/index.ts';
import { forgetTrainTokens, knowsTrain, openTrains, trainDomain } from './index.ts';
import { clock } from './testing/inventory.ts';

const MANY = 10_000;
const DAY = 86_400_000;
const AGENT = 'agents-key-of-this-test';
const AS_AGENT = { authorization: `Bearer ${AGENT}` };
const DEAL = { deal: 'madrid-barcelona-0800-basic', date: '2026-12-18', adults: 2, children: 0 };

let database: Database;
let app: FastifyInstance;
let now = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const at = () => new Date(now);
  const trains = await openTrains({ db, airports: loadAirports(), clock: at });
  app = bareServer();
  trainDomain(app, {
    ...trains,
    perMinute: { searches: MANY, deals: MANY, kept: MANY, tokens: MANY },
    keys: [AGENT],
  });
  enquiryRoutes(app, {
    db,
    clock: at,
    enquiriesPerMinute: MANY,
    knows: new Map([['train', knowsTrain(trains)]]),
    keys: [AGENT],
  });
  offeredRoutes(app, { db, clock: at, keys: [AGENT] });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  now = clock().getTime();
  await database.db.deleteFrom('visitor_request').execute();
  await database.db.deleteFrom('train_token').execute();
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const post = (url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
const search = async (query: string) =>
  z.parse(trainDealsAnswer, (await get(`${getTrainDeals.path}?${query}`)).json());
const ask = async (token: string, language = 'es') =>
  z.parse(
    trainTokenAnswer,
    (await get(`${getTrainToken.path.replace('{token}', token)}?language=${language}`)).json(),
  );
const make = async (more = {}) => {
  const reply = await post(makeTrainToken.path, { ...DEAL, ...more }, AS_AGENT);
  return z.parse(makeTrainToken.answer, reply.json());
};
const use = (token: string, reference: string, headers: object = AS_AGENT) =>
  post(markTrainTokenUsed.path.replace('{token}', token), { reference }, headers);
const enquire = (details: object, requestId: string = caller.requestId) =>
  post(sendEnquiry.path, { ...caller, requestId, about: 'TN-2345', product: 'train', details });
const queue = async (wanted = 'enquiry') =>
  z
    .parse(listAskedOfAgents.answer, (await get(listAskedOfAgents.path, AS_AGENT)).json())
    .data.filter(({ by }) => by === wanted);

test('a way on a day is answered by the trains of that day, at web and phone price', async () => {
  const { data, found, race } = await search('from=madrid&to=barcelona&date=2026-12-18');
  expect(found).toBe('exact');
  expect(data.map(({ date, from, to }) => [date, from.name, to.name])).toEqual(
    data.map(() => ['2026-12-18', 'Madrid', 'Barcelona']),
  );
  for (const { price } of data) {
    expect(price.web).toBe(2 * price.webEach);
    expect(price.phone).toBe(phonePrice(price.web, 25));
  }
  expect(race).toMatchObject({ from: 'Madrid', to: 'Barcelona', airports: { from: 'MAD', to: 'BCN' } });
});

test('a day without a train is answered by days near it, and a way without one by ways like it', async () => {
  const nearBy = await search('from=bogota&to=zipaquira&date=2026-12-16');
  expect(nearBy).toMatchObject({ found: 'other-days', data: [{ date: '2026-12-19' }] });
  const like = await search('from=madrid&to=boston');
  expect(like.found).toBe('like');
  for (const { from, to } of like.data)
    expect([from.slug, to.slug].some((end) => end === 'madrid' || end === 'boston')).toBe(true);
});

test('pages lack nothing and tell nothing twice; a part of the world has its own', async () => {
  const { total, data } = await search('');
  const pages = Math.ceil(total / data.length);
  const ids = [];
  for (let page = 1; page <= pages; page += 1)
    ids.push(...(await search(`page=${page}`)).data.map(({ id }) => id));
  expect(new Set(ids).size).toBe(total);
  const { data: americas } = await search('region=americas');
  for (const { from } of americas) expect(from.region).toBe('americas');
});

test.each(['adults=5&children=5', 'adults=0', 'page=0', 'from=Madrid', 'region=asia', 'date=2026-02-30'])(
  '%s is refused',
  async (query) => {
    expect((await get(`${getTrainDeals.path}?${query}`)).statusCode).toBe(400);
  },
);

test('a deal is told with others like it, in the language that is asked for; one that nobody sells is not there', async () => {
  const at = (deal: string, query: string) => get(`${getTrainDeal.path.replace('{deal}', deal)}?${query}`);
  const told = z.parse(
    trainDealAnswer,
    (await at('londres-paris-1024-basic', 'date=2026-12-18&language=en')).json(),
  );
  expect(told.deal).toMatchObject({
    from: { name: 'London' },
    stops: [{ departs: '2026-12-18T10:24:00' }, { arrives: '2026-12-18T13:37:00', clockAhead: 1 }],
  });
  expect(told.like[0]).toMatchObject({ from: { name: 'London' }, to: { name: 'Paris' } });
  expect((await at('londres-luna-1024-basic', '')).statusCode).toBe(404);
});

test('an agent finds what was shown by its code, and a call once in the queue', async () => {
  const { data } = await search('from=madrid&to=barcelona&date=2026-12-18');
  const deal = data.find(({ id }) => id === DEAL.deal);
  if (!deal) throw new Error('the deal is not sold');
  expect(deal.code).toMatch(/^TN-\d{4}$/);
  for (const { code } of data)
    expect((await get(findOffered.path.replace('{code}', code), AS_AGENT)).json().total).toBeGreaterThan(0);
  const looked = await get(findOffered.path.replace('{code}', deal.code), AS_AGENT);
  expect(looked.json().data).toContainEqual(
    expect.objectContaining({
      product: 'train',
      phone: { amount: deal.price.phone, currency: 'USD' },
      details: expect.objectContaining({ deal: DEAL.deal, date: DEAL.date, adults: 2 }),
    }),
  );
  const { deal: id, ...body } = DEAL;
  for (let again = 0; again < 2; again += 1) {
    const reply = await post(keepTrainForPhone.path.replace('{deal}', id), { ...body, calls: true });
    expect([reply.statusCode, reply.json().code]).toEqual([201, deal.code]);
  }
  expect((await queue('call')).map(({ reference }) => reference)).toEqual([deal.code]);
});

test('a token has one price in every language, whatever the train costs by now', async () => {
  const { token, path, web, phone, expiresAt, code } = await make({ extra: 2 });
  expect([path, expiresAt]).toEqual([`/trains-deals/${token}`, '2026-11-30T12:00:00.000Z']);
  expect(phone.amount).toBe(phonePrice(web.amount, 27));
  const first = await ask(token);
  expect(first).toMatchObject({ state: 'valid', expiresAt, deal: { code, price: { percent: 27 } } });
  now += 3.5 * DAY;
  const nextWeek = await search('from=madrid&to=barcelona&date=2026-12-18');
  const listed = nextWeek.data.find(({ id }) => id === DEAL.deal);
  expect(listed?.price.web).not.toBe(web.amount);
  for (const language of ['es', 'en']) {
    const { deal } = await ask(token, language);
    expect(deal?.price).toEqual(first.deal?.price);
  }
  const looked = await get(findOffered.path.replace('{code}', code), AS_AGENT);
  expect(looked.json().data).toContainEqual(
    expect.objectContaining({ phone, details: expect.objectContaining({ token }) }),
  );
});

test('a token is used by one enquiry, however often that is sent, and by no other', async () => {
  const { token } = await make();
  const sent = await enquire({ ...DEAL, token });
  const again = await enquire({ ...DEAL, token });
  expect([sent.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(sent.json());
  const other = await enquire({ ...DEAL, token }, 'another-request-of-somebody');
  expect([other.statusCode, other.json().type]).toEqual([404, '/problems/offer-not-found']);
  expect(await queue()).toMatchObject([{ by: 'enquiry', details: { token } }]);
  const { state, was, deal, like } = await ask(token);
  expect([state, was, deal]).toEqual([
    'used',
    { from: 'Madrid', to: 'Barcelona', date: '2026-12-18' },
    undefined,
  ]);
  expect(like[0]).toMatchObject({ from: { slug: 'madrid' }, to: { slug: 'barcelona' } });
});

test('an enquiry that was taken is what it was, though it is sent again with another offer or when its train is gone', async () => {
  const sent = await enquire(DEAL);
  const { token } = await make();
  expect((await enquire({ ...DEAL, token })).json()).toEqual(sent.json());
  expect((await ask(token)).state).toBe('valid');
  now += 60 * DAY_MS;
  const late = await enquire(DEAL);
  expect([late.statusCode, late.json()]).toEqual([201, sent.json()]);
});

test('of several that use a token at once, one does', async () => {
  const { token } = await make();
  const ids = Array.from({ length: 6 }, (_, nth) => `request-number-${nth}-of-six`);
  const replies = await Promise.all(ids.map((id) => enquire({ ...DEAL, token }, id)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await queue()).toHaveLength(1);
});

test('an enquiry that is not what was sent uses nothing up', async () => {
  const { token } = await make();
  for (const wrong of [{ adults: 4 }, { date: '2026-12-19' }, { deal: 'madrid-barcelona-1630-comfort' }]) {
    const reply = await enquire({ ...DEAL, ...wrong, token });
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [{ path: 'details', code: 'invalid-value' }],
    ]);
  }
  expect((await ask(token)).state).toBe('valid');
  expect(await queue()).toEqual([]);
});

test('an agent who has booked it by phone says so, and it is good no more', async () => {
  const { token } = await make();
  const first = await use(token, 'TR-2048');
  now += 60_000;
  expect((await use(token, 'TR-2048')).json()).toEqual(first.json());
  expect((await use(token, 'TR-2049')).statusCode).toBe(404);
  expect((await ask(token)).state).toBe('used');
  expect((await enquire({ ...DEAL, token })).statusCode).toBe(404);
});

test('a token expires, is known for a while, and never lives again', async () => {
  const { token, expiresAt } = await make({ days: 1 });
  now = Date.parse(expiresAt);
  expect(await ask(token)).toMatchObject({ state: 'expired', was: { to: 'Barcelona' } });
  expect((await enquire({ ...DEAL, token })).statusCode).toBe(404);
  expect((await use(token, 'TR-2048')).statusCode).toBe(404);
  await forgetTrainTokens(database.db, now + 91 * DAY);
  const forgotten = await ask(token);
  expect([forgotten.state, forgotten.was]).toEqual(['expired', undefined]);
  expect(forgotten.like.length).toBeGreaterThan(0);
});

// Its last day is over everywhere at noon in UTC: the train of eight has left Madrid for five hours then.
test('what is sold until the day before is sold no longer than its train stands there', async () => {
  now = Date.parse('2026-12-15T15:00:00Z');
  const leaves = Date.parse('2026-12-18T07:00:00Z');
  const { token, code, expiresAt } = await make();
  expect(expiresAt).toBe('2026-12-18T07:00:00.000Z');
  const shown = async (named: object) => {
    const { deal, ...body } = { ...DEAL, ...named };
    return (await post(keepTrainForPhone.path.replace('{deal}', deal), body)).json().until;
  };
  expect([await shown({}), await shown({ token })]).toEqual([expiresAt, expiresAt]);
  const foundByCode = async () =>
    (await get(findOffered.path.replace('{code}', code), AS_AGENT)).json().data.length;
  now = leaves - 1;
  expect([(await ask(token)).state, await foundByCode()]).toEqual(['valid', 2]);
  now = leaves;
  expect([(await ask(token)).state, await foundByCode()]).toEqual(['expired', 0]);
  expect((await enquire({ ...DEAL, token })).statusCode).toBe(404);
  // One that leaves later than noon in UTC is sold no longer for that.
  now = Date.parse('2026-12-15T15:00:00Z');
  const afternoon = { deal: 'madrid-barcelona-1630-comfort' };
  const noon = '2026-12-18T12:00:00.000Z';
  expect([(await make(afternoon)).expiresAt, await shown(afternoon)]).toEqual([noon, noon]);
});

test('what was made up, or changed on its way, is unknown', async () => {
  const { token } = await make();
  const changed = token.slice(0, 15) + (token[15] === 'A' ? 'B' : 'A') + token.slice(16);
  for (const wrong of [changed, `${token}A`, token.slice(0, -1), 'AAAAAAAAAAAAAAAA']) {
    const { state, like } = await ask(wrong);
    expect([state, like.length]).toEqual(['unknown', 3]);
  }
});

test('only agents send offers and use them up', async () => {
  const { token } = await make();
  expect((await post(makeTrainToken.path, DEAL)).statusCode).toBe(404);
  expect((await use(token, 'TR-2048', {})).statusCode).toBe(404);
  expect((await ask(token)).state).toBe('valid');
  const onNoDay = await post(makeTrainToken.path, { ...DEAL, date: '2026-11-27' }, AS_AGENT);
  expect([onNoDay.statusCode, onNoDay.json().type]).toEqual([404, '/problems/offer-not-found']);
});

test('an enquiry about a deal of the page is about one that is sold on its day', async () => {
  expect((await enquire(DEAL)).statusCode).toBe(201);
  expect((await enquire({ ...DEAL, date: '2027-12-18' }, 'another-request-of-somebody')).statusCode).toBe(
    400,
  );
});

test('nobody may keep a copy of what a token says', async () => {
  const { token } = await make();
  const reply = await get(getTrainToken.path.replace('{token}', token));
  expect(reply.headers['cache-control']).toBe('no-store');
});

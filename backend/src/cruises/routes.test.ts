import {
  cruiseCode,
  cruiseDetail,
  cruiseEnquiryOf,
  cruisePhonePrice,
  cruiseSearchAnswer,
  type ListedCruise,
} from '@alisio/shared-contracts/cruises';
import {
  findOffered,
  getCruise,
  getCruiseChoices,
  keepCruiseForPhone,
  listAskedOfAgents,
  searchCruises,
  sendContactMessage,
  sendEnquiry,
} from '@alisio/shared-contracts/endpoints';
import { type AskedOfAgents, askedOfAgents } from '@alisio/shared-contracts/enquiries';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { caller } from '../../testing/visitor.ts';
import type { Database } from '../database/index.ts';
import { enquiryRoutes } from '../enquiries/index.ts';
import { offeredRoutes } from '../phone-offers/index.ts';
import { cruiseRoutes, knowsCruise, phoneCruiseRoutes } from './index.ts';
import { clock, inventory } from './testing/inventory.ts';

const MANY = 10_000;
const AGENT = 'agents-key-of-this-test';
const AS_AGENT = { authorization: `Bearer ${AGENT}` };

let database: Database;
let app: FastifyInstance;
let now = clock().getTime();
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const at = () => new Date(now);
  app = bareServer();
  cruiseRoutes(app, { inventory, perMinute: { searches: MANY, cruises: MANY } });
  phoneCruiseRoutes(app, { db, inventory, clock: at, keptPerMinute: MANY });
  enquiryRoutes(app, {
    db,
    clock: at,
    enquiriesPerMinute: MANY,
    knows: new Map([['cruise', knowsCruise(inventory)]]),
    keys: [AGENT],
  });
  offeredRoutes(app, { db, clock: at, keys: [AGENT] });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('visitor_request').execute();
  await database.db.deleteFrom('phone_offer').execute();
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const at = ({ path }: { path: string }, cruise: string) => path.replace('{cruise}', cruise);
const search = async (query: string) =>
  z.parse(cruiseSearchAnswer, (await get(`${searchCruises.path}?${query}`)).json());
const queue = async () =>
  z.parse(z.array(askedOfAgents), (await get(listAskedOfAgents.path, AS_AGENT)).json().data);

async function aSailing(): Promise<ListedCruise> {
  const { data } = await search('destination=AWORJ');
  const [cruise] = data;
  if (!cruise) throw new Error('nothing sails to Aruba');
  return cruise;
}

test('a search is answered by its destination, in the language that is asked for', async () => {
  const spanish = await search('destination=CWWIL&sort=date');
  const english = await search('destination=CWWIL&sort=date&language=en');
  expect(spanish.data.length).toBeGreaterThan(0);
  for (const { portsRoute } of spanish.data) expect(portsRoute).toContain('CWWIL');
  expect(english.data.map(({ id }) => id)).toEqual(spanish.data.map(({ id }) => id));
  const nameOf = ({ ports }: typeof spanish) => ports.find(({ code }) => code === 'CWWIL')?.name;
  expect([nameOf(spanish), nameOf(english)]).toEqual(['Curazao, Willemstad', 'Curaçao, Willemstad']);
  expect(spanish.meta.expiresAt).toBe('2026-11-26T15:15:00.000Z');
});

test.each([
  'destination=aruba',
  'adults=5',
  'adults=3&ages=8-4',
  'page=0',
  'sort=cheapest',
  'month=2027-13',
  'somethingElse=1',
])('%s is refused', async (query) => {
  const reply = await get(`${searchCruises.path}?${query}`);
  expect([reply.statusCode, reply.json().type]).toEqual([400, expect.stringContaining('validation')]);
});

test('who asks for the same within five minutes may be shown what another was; a refusal is nobody else’s', async () => {
  const { id } = await aSailing();
  const keptFor = async (url: string) => (await get(url)).headers['cache-control'];
  const shown = [`${searchCruises.path}?destination=AWORJ`, getCruiseChoices.path, at(getCruise, id)];
  for (const url of shown) expect(await keptFor(url)).toBe('public, max-age=300');
  const refused = [`${searchCruises.path}?adults=5`, at(getCruise, 'nothing')];
  for (const url of refused) expect(await keptFor(url)).toBeUndefined();
});

test('a sailing is told day by day, with its ship, its cabins and other days of its route', async () => {
  const listed = await aSailing();
  const detail = z.parse(cruiseDetail, (await get(at(getCruise, listed.id))).json());
  expect(detail.cruise).toEqual(listed);
  expect(detail.days).toHaveLength(listed.nights + 1);
  expect(detail.ways.map(({ from }) => from)).toEqual(listed.portsRoute.slice(0, -1));
  expect(detail.ports.map(({ code }) => code)).toEqual([...new Set(listed.portsRoute)]);
  expect(detail.others.every(({ itinerary, id }) => itinerary === listed.itinerary && id !== listed.id)).toBe(
    true,
  );
  const days = detail.others.map(({ departureDate }) => departureDate);
  expect(days).toEqual([...days].sort());
  for (const cabin of detail.cabins) {
    expect(cabin.price).toBe(listed.cabins[cabin.kind].price);
    if (cabin.price === 'NA') continue;
    expect(cabin.fare + cabin.portTaxes + cabin.serviceCharge).toBe(cabin.cabin);
    expect(cabin.portTaxes).toBe(2 * detail.portTaxesEach);
    expect(cabin.serviceCharge).toBe(2 * listed.nights * detail.serviceChargeANight);
    for (const deck of cabin.decks) expect(detail.ship.plan[deck - 1]?.kinds).toContain(cabin.kind);
  }
});

test('a sailing that nobody sells is not there', async () => {
  const listed = await aSailing();
  for (const id of [
    'bahia-serena-20200104',
    'nave-fantasma-20270116',
    listed.id.replace(/\d{8}$/, '20991231'),
  ])
    expect((await get(at(getCruise, id))).statusCode).toBe(404);
});

test('what a search may name is told', async () => {
  const { ports, lines } = (await get(getCruiseChoices.path)).json();
  expect(ports).toContainEqual(
    expect.objectContaining({ code: 'AWORJ', name: 'Aruba, Oranjestad', country: 'AW' }),
  );
  expect(lines).toHaveLength(12);
});

test('a code stands for a cabin at the price of the inventory, and an agent finds it by the code', async () => {
  const { id, cabins } = await aSailing();
  const { balcony } = cabins;
  if (balcony.price === 'NA') throw new Error('the cheapest balcony of a list is sold');
  const kept = await post(at(keepCruiseForPhone, id), { cabin: 'balcony', adults: 2, childAges: [] });
  expect(kept.statusCode).toBe(201);
  const code = cruiseCode({ cruise: id, cabin: 'balcony', party: { adults: 2, childAges: [] } });
  expect(kept.json()).toMatchObject({
    code,
    web: { amount: balcony.cabin, currency: 'USD' },
    phone: { amount: cruisePhonePrice(balcony.cabin), currency: 'USD' },
  });
  const looked = await get(findOffered.path.replace('{code}', code), AS_AGENT);
  expect(looked.json().data).toMatchObject([
    { product: 'cruise', code, details: { cruise: id, cabin: 'balcony', adults: 2 } },
  ]);
  // Shown alone it is nobody's call.
  expect(await queue()).toEqual([]);
});

test('a cabin that the ship has not, or that is too small, has no code', async () => {
  const { data } = await search('line=isla-y-vela&ship=vela-mayor');
  const id = data[0]?.id ?? '';
  for (const [cabin, childAges] of [
    ['inside', []],
    ['balcony', [8]],
  ] as const) {
    const reply = await post(at(keepCruiseForPhone, id), { cabin, adults: 2, childAges });
    expect([reply.statusCode, reply.json().type]).toEqual([404, expect.stringContaining('offer-not-found')]);
  }
});

test('agents have one queue: a message, an enquiry and a call, each once however often it was sent', async () => {
  const cruise = await aSailing();
  const party = { adults: 2, childAges: [] };
  const code = cruiseCode({ cruise: cruise.id, cabin: 'balcony', party });
  const enquiry = {
    ...caller,
    about: code,
    product: 'cruise',
    details: cruiseEnquiryOf(cruise, 'balcony', party),
  };
  let called = 0;
  for (let again = 0; again < 3; again += 1) {
    await post(sendContactMessage.path, { ...caller, message: '¿Hay menú sin gluten?' });
    now += 1000;
    expect((await post(sendEnquiry.path, enquiry)).statusCode).toBe(201);
    now += 1000;
    called = now;
    await post(at(keepCruiseForPhone, cruise.id), { cabin: 'balcony', ...party, calls: true });
    now += 1000;
  }
  const asked = await queue();
  expect(asked.map(({ by }) => by)).toEqual(['call', 'enquiry', 'contact-message']);
  expect(asked).toMatchObject([
    { reference: code, product: 'cruise', offered: { details: { cruise: cruise.id } } },
    { product: 'cruise', text: code, details: enquiry.details, person: { name: 'Lucía Rivera' } },
    { text: '¿Hay menú sin gluten?', person: { email: 'lucia.rivera@ejemplo.test' } },
  ]);
  // Who only looks at it later is no other call, and takes none away.
  const [call, second] = asked;
  await post(at(keepCruiseForPhone, cruise.id), { cabin: 'balcony', ...party });
  const times = async () => (await queue()).map(({ by, at: when }) => [by, when]);
  expect(await times()).toEqual(asked.map(({ by, at: when }) => [by, when]));
  expect(call?.at).toBe(new Date(called).toISOString());
  // Who presses again an hour later waits since then.
  now += 3_600_000;
  await post(at(keepCruiseForPhone, cruise.id), { cabin: 'balcony', ...party, calls: true });
  expect(await times()).toEqual([
    ['call', new Date(now).toISOString()],
    ...asked.slice(1).map(({ by, at: when }) => [by, when]),
  ]);
  const earlier = await get(`${listAskedOfAgents.path}?before=${second?.at}`, AS_AGENT);
  expect(earlier.json().data).toEqual([asked[2]]);
  for (const { by } of asked) {
    const alone = await get(`${listAskedOfAgents.path}?by=${by}`, AS_AGENT);
    expect(alone.json().data.map((one: AskedOfAgents) => one.by)).toEqual([by]);
  }
  expect((await get(`${listAskedOfAgents.path}?by=letter`, AS_AGENT)).statusCode).toBe(400);
  const cruises = await get(`${listAskedOfAgents.path}?product=cruise`, AS_AGENT);
  const references = asked.slice(0, 2).map(({ reference }) => reference);
  expect(z.parse(listAskedOfAgents.answer, cruises.json()).data.map(({ reference }) => reference)).toEqual(
    references,
  );
});

test.each(['2026-02-30T00:00:00.000Z', '9999-99-99T99:99:99.999Z', '0000-00-00T00:00:00.000Z'])(
  'a queue from %s on, which is no moment, is refused',
  async (before) => {
    const reply = await get(`${listAskedOfAgents.path}?before=${before}`, AS_AGENT);
    expect([reply.statusCode, reply.json().errors?.[0]?.path]).toEqual([400, 'before']);
  },
);

test('going on in the queue misses nobody who asked in the same moment as the last', async () => {
  for (let nth = 0; nth < 52; nth += 1) {
    if (nth !== 2) now += 1000;
    const requestId = `message-number-${nth}-of-many`;
    await post(sendContactMessage.path, { ...caller, requestId, message: `Pregunta ${nth}` });
  }
  const first = await queue();
  const rest = await get(`${listAskedOfAgents.path}?before=${first.at(-1)?.at}`, AS_AGENT);
  const all = [...first, ...z.parse(listAskedOfAgents.answer, rest.json()).data];
  expect(new Set(all.map(({ text }) => text)).size).toBe(52);
  expect(all).toHaveLength(52);
});

test('the queue is there for agents alone', async () => {
  for (const headers of [{}, { authorization: 'Bearer somebody-elses-key' }])
    expect((await get(listAskedOfAgents.path, headers)).statusCode).toBe(404);
});

test.each([
  ['another day', { departureDate: '2027-01-02' }],
  ['a sailing that is not sold', { cruise: 'nave-fantasma-20270116' }],
  ['a cabin of no ship', { cabin: 'igloo' }],
  ['more than a cabin sleeps', { adults: 4, ages: '8-4-2' }],
])('an enquiry about %s is refused, and nothing is stored', async (_, wrong) => {
  const details = cruiseEnquiryOf(await aSailing(), 'balcony', { adults: 2, childAges: [] });
  const reply = await post(sendEnquiry.path, {
    ...caller,
    about: '',
    product: 'cruise',
    details: { ...details, ...wrong },
  });
  expect([reply.statusCode, reply.json().errors]).toEqual([
    400,
    [{ path: 'details', code: 'invalid-value' }],
  ]);
  expect(await queue()).toEqual([]);
});

test.each([
  ['a product that nobody asks a person for here', { product: 'train', details: { token: 'ab' } }],
  ['a product that only its name is told of', { product: 'yacht' }],
  ['particulars of nothing', { details: { cruise: 'bahia-serena-20270116' } }],
])('an enquiry about %s is refused by its place, and comes before no agent', async (_, said) => {
  const reply = await post(sendEnquiry.path, { ...caller, about: '', ...said });
  expect([reply.statusCode, reply.json().errors]).toEqual([
    400,
    [{ path: 'product', code: 'invalid-value' }],
  ]);
  expect(await queue()).toEqual([]);
});

test('an enquiry about nothing in particular is taken', async () => {
  expect((await post(sendEnquiry.path, { ...caller, about: 'BOG-MIA-27' })).statusCode).toBe(201);
  expect(await queue()).toMatchObject([{ by: 'enquiry', text: 'BOG-MIA-27' }]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@alisio/platform/tooling/machine';
import { FLIGHT, type FlightOffer } from '@alisio/shared-contracts/flights';
import { Client } from 'pg';
import { reach, typeCard } from '../bench/faults/reach.ts';
import { findOffers } from '../testing/find-offer.ts';
import { type LendingProxy, startLendingProxy } from '../testing/lending-proxy.ts';
import { runScript, type ServerProcess, startServer } from '../testing/processes.ts';
import { Purchase } from '../testing/purchase.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { passengers, Visitor } from '../testing/visitor.ts';

// Three APIs and two pay origins, real processes, on one PostgreSQL behind a proxy that lends connections. The embedded
// database is one process's.
const server = process.env.TEST_DATABASE_URL;
const travelers = passengers.slice(0, 1);
const MANY = '1000000';

let folder: string;
let proxy: LendingProxy | undefined;
let apis: ServerProcess[] = [];
let pays: ServerProcess[] = [];
let shop: Client;
let provider: Client;
const drops: (() => Promise<void>)[] = [];

async function database(use: string): Promise<{ url: string; client: Client }> {
  const { url, drop } = await freshDatabase(server ?? '', use);
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  drops.push(async () => {
    await client.end();
    await drop();
  });
  return { url: proxy ? proxy.before(url) : url, client };
}

/** One after the other: each takes a processor for seconds. */
async function startAll(
  script: string,
  ports: readonly number[],
  envOf: (at: number) => Record<string, string>,
) {
  const started: ServerProcess[] = [];
  for (const [at, port] of ports.entries()) started.push(await startServer(script, port, envOf(at)));
  return started;
}

beforeAll(async () => {
  if (!server) return;
  folder = mkdtempSync(join(tmpdir(), 'alisio-many-'));
  proxy = await startLendingProxy(server);
  const [api, pay] = [await database('many'), await database('many_pay')];
  [shop, provider] = [api.client, pay.client];
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: api.url,
    DATABASE_POOL: '5',
    PAY_DATABASE_URL: pay.url,
    PAY_DATABASE_POOL: '5',
    LOG_LEVEL: 'error',
    ORDERS_PER_MINUTE: MANY,
    PAGES_PER_ADDRESS: MANY,
    RETURNABLE_PER_ADDRESS: MANY,
  };
  const migrated = await Promise.all([1, 2, 3].map(() => runScript('backend/src/migrate.ts', env)));
  expect(migrated).toEqual(Array(3).fill(expect.objectContaining({ code: 0 })));
  const names = migrated.flatMap(({ output }) => output.match(/^Migrated: .*/gm) ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  const payPorts = [await freePort(), await freePort()];
  const apiPorts = [await freePort(), await freePort(), await freePort()];
  [pays, apis] = await Promise.all([
    startAll('backend/src/pay-origin/main.ts', payPorts, (at) => ({
      ...env,
      PAY_PORT: String(payPorts[at]),
      // Notices go to an API that did not open the page.
      PAY_NOTICES_URL: `http://127.0.0.1:${apiPorts[2]}/payments/notices`,
    })),
    startAll('backend/src/main.ts', apiPorts, (at) => ({
      ...env,
      API_PORT: String(apiPorts[at]),
      PAY_URL: `http://127.0.0.1:${payPorts[at % 2]}`,
    })),
  ]);
}, 300_000);

afterAll(async () => {
  await Promise.all([...apis, ...pays].map((one) => one.end('SIGKILL')));
  for (const drop of drops) await drop();
  await proxy?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const to = (at: number) => reach(() => apis[at % apis.length]?.url ?? '');
const cardAt = (at: number) => typeCard(pays[at % pays.length]?.url ?? '');

const search = (at: number, day: number) => findOffers(to(at), day);

/** What it flies on, as every answer names it. */
const flightIn = ({ itineraries }: FlightOffer) =>
  itineraries
    .flatMap(({ segments }) => segments.map((one) => `${one.carrierCode}${one.number} ${one.departure.at}`))
    .join();

async function ready(at: number, offer: FlightOffer) {
  const visitor = await Visitor.arrive(to(at));
  await visitor.fillIn(offer, travelers);
  // A card that the other pay origin has, not the one that this API charges at.
  return { visitor, transactionId: await visitor.giveCard(offer, { cardToken: await cardAt(at + 1) }) };
}

const approved = async () =>
  Number((await provider.query("SELECT count(*) FROM charge WHERE status = 'approved'")).rows[0]?.count);

test('the last seat is sold once, charged once, and shown by nobody a moment later', async () => {
  if (!server) return;
  const [, shown] = [await search(0, 60), await search(1, 60)];
  const offer = shown.find(({ itineraries }) => itineraries[0]?.segments.length === 1);
  if (!offer) throw new Error('no flight without a stop');
  const first = await ready(0, offer);
  expect((await first.visitor.pay(first.transactionId)).answer?.status).toBe('confirmed');
  const isShown = async (at: number) =>
    (await search(at, 60)).some((one) => flightIn(one) === flightIn(offer));
  expect(await isShown(1)).toBe(true);
  const buyers = await Promise.all(Array.from({ length: 9 }, (_, at) => ready(at, offer)));
  await shop.query('UPDATE flight_seat_sales SET sold = capacity - 1');
  const before = await approved();
  const told = await Promise.all(
    // Each pressed twice, at two processes.
    buyers.flatMap(({ visitor, transactionId }, at) => {
      const tab = visitor.anotherTab();
      tab.send = to(at + 1);
      return [visitor.pay(transactionId), tab.pay(transactionId, visitor.orderId)];
    }),
  );
  const got = new Set(
    told.flatMap(({ answer }) => (answer?.status === 'confirmed' ? [answer.booking.referenceId] : [])),
  );
  expect(got.size).toBe(1);
  expect(await approved()).toBe(before + 1);
  const [sales] = (await shop.query('SELECT max(sold - capacity) AS over FROM flight_seat_sales')).rows;
  expect(sales?.over).toBe(0);
  for (const at of [0, 1, 2])
    await until(async () => !(await isShown(at)) || undefined, 'an answer without the flight that is full');
}, 60_000);

test('one is killed while many buy: nobody pays twice, and what was told is there', async () => {
  if (!server) return;
  const offers = await search(2, 90);
  const bought: string[] = [];
  let begun = 0;
  const buyAt = async (at: number) => {
    const offer = offers[at % offers.length];
    if (!offer) throw new Error('nothing to buy');
    const item = { product: FLIGHT, reference: offer.id, total: offer.price.intTotal };
    // Whose pay origin dies before their card is typed comes to the other one, as a balancer leads them.
    const newToken = () => cardAt(at).catch(() => cardAt(0));
    const purchase = new Purchase(to(at), [item], { travelers, newToken });
    begun += 1;
    const end = await purchase.go();
    if (end.kind === 'confirmed') return bought.push(end.referenceId);
    // What its process had begun is not known yet: another says how it stands, and charges nothing a second time.
    purchase.send = to(0);
    const again = await purchase.go();
    return again.kind === 'confirmed' && bought.push(again.referenceId);
  };
  const buying = Promise.all(Array.from({ length: 18 }, (_, at) => buyAt(at)));
  await until(async () => (begun === 18 && bought.length > 2) || undefined, 'some bookings');
  await apis[1]?.end('SIGKILL');
  await pays[1]?.end('SIGKILL');
  await buying;
  apis = apis.filter((_, at) => at !== 1);
  pays = pays.filter((_, at) => at !== 1);
  const { rows } = await shop.query(
    "SELECT booking_reference AS reference FROM booking_order WHERE status = 'confirmed'",
  );
  expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(bought));
  const charged = (await provider.query("SELECT key FROM charge WHERE status = 'approved'")).rows;
  const paid = await shop.query(
    'SELECT order_id, count(*)::int AS times FROM payment_transaction WHERE id = ANY($1) GROUP BY order_id',
    [charged.map(({ key }) => key)],
  );
  expect(paid.rows.filter(({ times }) => times > 1)).toEqual([]);
  expect(bought.length).toBeGreaterThan(8);
}, 60_000);

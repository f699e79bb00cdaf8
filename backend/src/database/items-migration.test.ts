import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { makeOffer } from '../../testing/flight-offer.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './index.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const THIS = '0009-items.ts';
const apply = async (name: string) => (await import(new URL(name, FOLDER).href)).up(database.db);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  const names = (await readdir(FOLDER)).sort().filter((name) => name < THIS);
  for (const name of names) await apply(name);
}, 60_000);
afterAll(() => database.close());

const AT = '2026-11-20T10:00:00.000Z';
const offer = makeOffer({ id: 'old~r0000000~seal' });

async function insertOld(id: string, kept: object): Promise<void> {
  await sql`
    INSERT INTO booking_order (id, session_id, cart_id, status, version, offer_id, offer, total_amount, currency,
      passengers, attribution, created_at, updated_at)
    VALUES (${id}, ${`session-${id}`}, ${`cart-${id}`}, 'draft', 3, ${'old'}, ${JSON.stringify(kept)}, 57000, 'USD',
      '[{"id":"1"}]', '{}', ${AT}, ${AT})`.execute(database.db);
}

test('orders of one offer become orders of one flight, with all that was known of them', async () => {
  const { db } = database;
  await insertOld('ord_named', offer);
  await insertOld('ord_nameless', { ...offer, dictionaries: { ...offer.dictionaries, locations: {} } });
  await apply(THIS);
  const orders = await db.selectFrom('booking_order').selectAll().orderBy('id').execute();
  expect(orders).toMatchObject([
    {
      id: 'ord_named',
      status: 'draft',
      version: 3,
      total_amount: 57_000,
      passengers: [{ id: '1' }],
      particulars: null,
      items: [
        {
          product: 'flight',
          reference: 'old',
          title: 'Bogotá a Miami',
          details: { offer },
          total: { amount: 57_000, currency: 'USD' },
        },
      ],
    },
    { id: 'ord_nameless', items: [{ title: 'BOG a MIA' }] },
  ]);
  await expect(
    sql`UPDATE booking_order SET items = '[]' WHERE id = 'ord_named'`.execute(db),
  ).rejects.toMatchObject({ code: '23514' });
});

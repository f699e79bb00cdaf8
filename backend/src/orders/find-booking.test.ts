import { findBooking as lookUpCall } from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import { sql } from 'kysely';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { customerDetails, into, Visitor } from '../../testing/visitor.ts';
import type { Attempts } from '../limits/index.ts';
import { findBooking } from './find-booking.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

const network = '203.0.113.77';
/** Counts nothing, and leaves the one connection of the embedded database alone. */
const uncounted: Attempts = {
  take: async () => ({ isTaken: true, giveBack: async () => undefined }),
  keyOf: async (parts) => JSON.stringify(parts),
};
const lookUpDeps = () => ({
  ...api.orderDeps,
  attempts: uncounted,
  lookUpLimits: { lookUpsPerAddress: 10, lookUpsPerReference: 20 },
});

async function bookedReference(id: string): Promise<string> {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  const { answer } = await visitor.pay(await visitor.prepare(offer));
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  return answer.booking.referenceId;
}

/** What the database did in a step, and in those that it takes its rows from. */
interface Step {
  'Node Type': string;
  'Index Name'?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Step[] | undefined;
}
const step: z.ZodMiniType<Step> = z.object({
  'Node Type': z.string(),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  get Plans() {
    return z.optional(z.array(step));
  },
});
const explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: step })]) });

/** The work of each statement of a look-up that finds nothing, as the database itself tells it. */
async function workOf(referenceId: string): Promise<Step[]> {
  const done: Step[] = [];
  await api.database.db.transaction().execute(async (tx) => {
    // A table of a few rows would be read whole; what many rows do is asked here.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    await sql`SET LOCAL enable_bitmapscan = off`.execute(tx);
    const db = tx.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind !== 'RawNode') throw new Error(`${node.kind} is not explained here`);
        const [first = '', ...others] = node.sqlFragments;
        return {
          ...node,
          sqlFragments: [`EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF, FORMAT JSON) ${first}`, ...others],
        };
      },
      transformResult: async ({ result }) => {
        for (const row of result.rows) done.push(z.parse(explained, row)['QUERY PLAN'][0].Plan);
        return { ...result, rows: [] };
      },
    });
    const asked = findBooking({ ...lookUpDeps(), db }, { referenceId, email: 'otra@ejemplo.test', network });
    await expect(asked).rejects.toThrow('booking-not-found');
  });
  return done;
}

/** References beside one that exists: none of them does. */
const beside = (reference: string) =>
  ['0', 'Z'].map((last) => `${reference.slice(0, -1)}${last}`).filter((other) => other !== reference);

test('looking up does the same work for references that exist and for ones that do not', async () => {
  const references = [
    await bookedReference('one'),
    await bookedReference('two'),
    await bookedReference('three'),
  ];
  const [reference = ''] = references;
  const work = await workOf(reference);
  expect(work).toHaveLength(1);
  expect(JSON.stringify(work)).toContain('Index');
  for (const existing of references) expect(await workOf(existing)).toEqual(work);
  for (const missing of [...references.flatMap(beside), '0000000000', 'ZZZZZZZZZZ', '!'])
    expect(await workOf(missing)).toEqual(work);
});

test('every reference leads to its own booking and no other', async () => {
  const [one, two] = [await bookedReference('first'), await bookedReference('second')];
  const visitor = await Visitor.arrive(into(api.app));
  const { email } = customerDetails;
  for (const referenceId of [one, two])
    expect((await visitor.call(lookUpCall, { referenceId, email })).referenceId).toBe(referenceId);
  for (const referenceId of [...beside(one), 'ZZZZZZZZZZ', '!'])
    expect((await visitor.ask(lookUpCall, { referenceId, email })).status).toBe(404);
});

test('a booking of what is sold no longer is found, with the head of each item', async () => {
  const referenceId = await bookedReference('of-before');
  const { email } = customerDetails;
  const found = await findBooking({ ...lookUpDeps(), products: new Map() }, { referenceId, email, network });
  expect(found.items).toMatchObject([{ product: 'flight', title: 'Bogotá a Miami', details: null }]);
});

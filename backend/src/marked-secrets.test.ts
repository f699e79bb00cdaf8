import * as endpoints from '@alisio/shared-contracts/endpoints';
import { sql } from 'kysely';
import { makeOffer } from '../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import {
  billingFor,
  customerDetails,
  infoData,
  into,
  orderOf,
  passengers,
  Visitor,
} from '../testing/visitor.ts';

/** Nothing else looks like these. */
const CARD = '4929170035614087';
const SPACED = '4929 1700 3561 4087';
const CVV = 'cvv-7391-mark';
const PASSPORT = 'ZQ7391046';
const MARKS = [CARD, SPACED, CVV, PASSPORT];

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  visitor = await Visitor.arrive(into(api.app));
});
afterAll(() => api.close());

/** Every row of every table, as text; of orders without the one column that passports are for. */
async function everyRow(): Promise<string[]> {
  const { db } = api.database;
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(db);
  expect(tables.rows.length).toBeGreaterThan(8);
  const rows = tables.rows.map(({ name }) =>
    sql<{ row: string }>`SELECT (to_jsonb(one) - ${name === 'booking_order' ? 'passengers' : ''})::text AS row
        FROM ${sql.table(name)} one`.execute(db),
  );
  return (await Promise.all(rows)).flatMap(({ rows: some }) => some.map(({ row }) => row));
}

const marksIn = (texts: readonly string[]) =>
  MARKS.filter((mark) => texts.some((text) => text.includes(mark)));
async function expectNowhere(answers: readonly string[] = []): Promise<void> {
  expect({
    log: marksIn(api.log),
    database: marksIn(await everyRow()),
    answers: marksIn(answers),
  }).toEqual({ log: [], database: [], answers: [] });
}

const secrets = {
  cardNumber: CARD,
  card: { number: SPACED, cvv: CVV, cvc: CVV, expiry: '11 / 31' },
  cardCvv: CVV,
  passportNumber: PASSPORT,
};
const all = Object.values(endpoints).filter((one) => typeof one === 'object' && 'path' in one);
const path = (pattern: string) => pattern.replace(/\{\w+\}/g, CARD);

test.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s keeps and tells nothing of a card or a passport that it did not ask for',
  async (_, { method, path: pattern }) => {
    const headers = { authorization: `Bearer ${visitor.token}`, 'user-agent': `frame ${CARD}` };
    const asked = [
      { url: path(pattern), ...(method === 'POST' ? { payload: secrets } : {}) },
      {
        url: `${path(pattern)}?number=${CARD}&cvv=${CVV}`,
        ...(method === 'POST' ? { payload: [secrets] } : {}),
      },
    ];
    const answers = await Promise.all(asked.map((one) => api.app.inject({ method, headers, ...one })));
    // An address is named in no answer but that of a page that is not there.
    expect(marksIn(answers.map(({ payload }) => payload))).toEqual([]);
  },
);

test('nor do they in what follows: neither the log nor any table', async () => {
  expect(api.log.length).toBeGreaterThan(all.length);
  await expectNowhere();
});

test('a body that is no JSON, of another type, or too long, is told of without what was in it', async () => {
  const { path: url } = endpoints.createPaymentInfo;
  const headers = { authorization: `Bearer ${visitor.token}` };
  const bodies = [
    { payload: `{"cardNumber":"${CARD}","cvv":"${CVV}"`, headers: { 'content-type': 'application/json' } },
    { payload: `cardNumber=${CARD}&cvv=${CVV}`, headers: { 'content-type': 'text/plain' } },
    {
      payload: JSON.stringify({ ...secrets, more: 'x'.repeat(300_000) }),
      headers: { 'content-type': 'application/json' },
    },
  ];
  const answers = await Promise.all(
    bodies.map((one) =>
      api.app.inject({ method: 'POST', url, ...one, headers: { ...headers, ...one.headers } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415, 413]);
  await expectNowhere(answers.map(({ payload }) => payload));
});

test('beside what is asked for, in each part of an order, a card is refused and kept nowhere', async () => {
  const offer = makeOffer({ id: 'marked' });
  await api.inventory.put(offer, 9);
  await visitor.fillIn(offer);
  const { orderId } = visitor;
  const answers = await Promise.all([
    visitor.ask(endpoints.setFlightOrder, { ...orderOf(offer), cardNumber: CARD }),
    visitor.ask(endpoints.setCustomer, { orderId, customerDetails: { ...customerDetails, cardCvv: CVV } }),
    visitor.ask(endpoints.createPassenger, {
      orderId,
      passengers: passengers.map((one) => ({ ...one, cardNumber: CARD, passportNumber: PASSPORT })),
    }),
    visitor.ask(endpoints.createBillingInfo, {
      orderId,
      billingInformation: { ...billingFor(offer), cardNumber: SPACED },
    }),
    visitor.ask(endpoints.createPaymentInfo, {
      orderId,
      paymentInformation: { cardToken: CARD, cardName: 'L', amount: 1, currency: 'USD', cardCvv: CVV },
    }),
    visitor.ask(endpoints.finalizeCardPayment, { orderId, transactionId: CARD, infoData, cardNumber: CARD }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  await expectNowhere(answers.map((answer) => JSON.stringify(answer)));
});

test('passports stand in their column alone: in no log, mail, supplier’s answer or other row, whatever a payment comes to', async () => {
  const marked = passengers.map((one) => ({ ...one, passportNumber: PASSPORT }));
  const told: string[] = [];
  for (const kind of ['lost', 'voided', 'approved'] as const) {
    const offer = makeOffer({ id: `passport-${kind}` });
    await api.inventory.put(offer, 9);
    const buyer = await Visitor.arrive(into(api.app));
    await buyer.fillIn(offer, marked);
    api.payments.next({ kind });
    told.push(JSON.stringify(await buyer.pay(await buyer.giveCard(offer))));
    told.push(JSON.stringify(await buyer.look()));
  }
  const kept = await sql<{ row: string }>`SELECT passengers::text AS row FROM booking_order`.execute(
    api.database.db,
  );
  expect(marksIn(kept.rows.map(({ row }) => row ?? ''))).toEqual([PASSPORT]);
  expect(told.join('')).toContain('"confirmed"');
  await expectNowhere(told);
});

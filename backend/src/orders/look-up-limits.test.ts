import { findBooking } from '@alisio/shared-contracts/endpoints';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { customerDetails, into, Visitor } from '../../testing/visitor.ts';
import { countAttempts, MINUTE_MS } from '../limits/index.ts';
import { findBooking as findBookingOf } from './find-booking.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ lookUpsPerAddress: 10, lookUpsPerReference: 20 });
});
afterAll(() => api.close());
// Nobody waits for what another test has tried.
afterEach(() => api.wait(24 * 60 * MINUTE_MS));

const { email: owners } = customerDetails;
const HOME = '198.51.100.7';

let bookings = 0;
/** A booking that was paid from home. @returns its reference */
async function booked(): Promise<string> {
  const offer = makeOffer({ id: `looked-up-${++bookings}` });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  const send = visitor.send;
  visitor.send = ({ headers, ...request }) =>
    send({ ...request, headers: { ...headers, 'x-forwarded-for': HOME } });
  const { answer } = await visitor.pay(await visitor.prepare(offer));
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  return answer.booking.referenceId;
}

const lookUp = (referenceId: string, email: string, address: string) =>
  api.app.inject({
    method: 'POST',
    url: findBooking.path,
    headers: { 'x-forwarded-for': address },
    payload: { referenceId, email },
  });
/** @returns the status of the answer */
const tries =
  (referenceId: string) =>
  async (address: string, email = 'otra@ejemplo.test'): Promise<number> =>
    (await lookUp(referenceId, email, address)).statusCode;

/** Strangers use up what a reference has for them. */
async function exhaust(referenceId: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const network of [1, 2, 3, 4, 5])
    for (let i = 0; i < 6; i++) statuses.push(await tries(referenceId)(`203.0.113.${network}`));
  return statuses;
}
const howOften = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test('an address tries ten times in fifteen minutes, whichever reference it names', async () => {
  const referenceId = await booked();
  const statuses: number[] = [];
  for (let i = 0; i < 13; i++) statuses.push(await tries(`000000000${i % 10}`)('203.0.113.9'));
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429, 429]);
  const { headers } = await lookUp(referenceId, owners, '203.0.113.9');
  expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
  expect(await tries(referenceId)('203.0.113.10', owners)).toBe(200);
  api.wait(16 * MINUTE_MS);
  expect(await tries(referenceId)('203.0.113.9', owners)).toBe(200);
});

test.each(['that exists', 'of nobody'])(
  'a reference %s is evaluated fifteen times a day for strangers, five times for one of them',
  async (which) => {
    const referenceId = which === 'of nobody' ? 'ZZZZZZZZZZ' : await booked();
    const statuses = await exhaust(referenceId);
    expect(statuses.slice(0, 6)).toEqual([404, 404, 404, 404, 404, 429]);
    expect([howOften(statuses, 404), howOften(statuses, 429)]).toEqual([15, 15]);
    // As it is written down, it is the same reference; and the right e-mail tells nothing any more.
    const written = `${referenceId.slice(0, 5).toLowerCase()}-${referenceId.slice(5)}`;
    expect(await tries(written)('203.0.113.200', owners)).toBe(429);
    api.wait(23 * 60 * MINUTE_MS);
    expect(await tries(referenceId)('203.0.113.200', owners)).toBe(429);
    api.wait(61 * MINUTE_MS);
    expect(await tries(referenceId)('203.0.113.200')).toBe(404);
  },
);

test('whose it is finds it from where it was paid, whatever strangers have tried, and no more than twenty are evaluated', async () => {
  const referenceId = await booked();
  expect(howOften(await exhaust(referenceId), 404)).toBe(15);
  expect(await tries(referenceId)(HOME, owners)).toBe(200);
  const fromHome: number[] = [];
  for (let i = 0; i < 7; i++) fromHome.push(await tries(referenceId)(HOME));
  expect(howOften(fromHome, 404)).toBe(5);
});

test('where it was found once it is found again, in any process', async () => {
  const referenceId = await booked();
  const office = '192.0.2.44';
  expect(await tries(referenceId)(office, owners)).toBe(200);
  await exhaust(referenceId);
  expect([await tries(referenceId)(office, owners), await tries(referenceId)('192.0.2.45', owners)]).toEqual([
    200, 429,
  ]);
});

test('finding is no try', async () => {
  const referenceId = await booked();
  for (let i = 0; i < 25; i++) expect(await tries(referenceId)('192.0.2.50', owners)).toBe(200);
});

test('an unknown reference and a wrong e-mail are answered by the same bytes', async () => {
  const referenceId = await booked();
  const answers = [];
  for (const [asked, address] of [
    ['ZZZZZZZZZ0', '192.0.2.60'],
    [referenceId, '192.0.2.61'],
  ] as const) {
    const { headers, rawPayload, statusCode } = await lookUp(asked, 'otra@ejemplo.test', address);
    // Each answer has a moment and a number of its own, and each caller a minute.
    const { date: _, 'x-request-id': __, 'x-ratelimit-reset': ___, ...same } = headers;
    answers.push({ statusCode, same, bytes: rawPayload.toString('hex') });
  }
  expect(answers[0]?.statusCode).toBe(404);
  expect(answers[1]).toEqual(answers[0]);
});

test('they ask the database the same statements, in the same order', async () => {
  const referenceId = await booked();
  const asked: string[][] = [];
  for (const reference of ['ZZZZZZZZZ1', referenceId]) {
    const statements: string[] = [];
    const db = api.database.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind === 'RawNode' ? node.sqlFragments.join('?') : node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const attempts = countAttempts({ ...api.orderDeps, db });
    // Its secret is read once in the life of a process.
    await attempts.keyOf([]);
    statements.length = 0;
    const lookUpLimits = { lookUpsPerAddress: 10, lookUpsPerReference: 20 };
    const guess = { referenceId: reference, email: 'otra@ejemplo.test', network: '192.0.2.70' };
    await expect(findBookingOf({ ...api.orderDeps, db, attempts, lookUpLimits }, guess)).rejects.toThrow(
      'booking-not-found',
    );
    asked.push(statements);
  }
  expect(asked[0]?.length).toBe(4);
  expect(asked[1]).toEqual(asked[0]);
});

import { beforeThePage } from '../../testing/hosted-order.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { ProblemError } from '../problems/index.ts';
import { takePage } from './open-pages.ts';

/** Whom the offer of the factory seats. */
const SEATED = 3;
const HELD = '/problems/too-many-held';
const HOUR_MS = 60 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ pagesPerAddress: 100, placesPerAddress: 2 * SEATED + 1 });
}, 60_000);
afterAll(() => api.close());

async function open(id: string) {
  const before = await beforeThePage(api, id);
  const { answer, problem } = await before.direct();
  const transactionId = answer?.data.transactionId ?? '';
  return {
    ...before,
    said: problem?.type ?? 'opened',
    becomes: (state: Parameters<TestApi['payments']['hosted']['become']>[1]) =>
      api.payments.hosted.become(transactionId, state),
    status: () => before.visitor.pay(transactionId),
  };
}

test('what one network holds unpaid is counted by places: two parties of three, and no third one', async () => {
  const opened = [await open('one'), await open('two')];
  expect(opened.map(({ said }) => said)).toEqual(['opened', 'opened']);
  const third = await open('three');
  expect([third.said, await third.left()]).toEqual([HELD, 9]);

  // What is declined makes room, for as many places as it held and no more.
  const [one, two] = opened;
  one?.becomes({ kind: 'declined', reason: 'bank-refused' });
  await one?.status();
  expect([(await open('four')).said, (await open('five')).said]).toEqual(['opened', HELD]);
  // What is paid holds nothing unpaid any more.
  two?.becomes({ kind: 'approved', paidWith: { means: 'voucher' } });
  await two?.status();
  expect([(await open('six')).said, (await open('seven')).said]).toEqual(['opened', HELD]);
});

test('pressed at the same moment no more places are held, and one party is never too large by itself', async () => {
  api.wait(24 * HOUR_MS);
  const all = await Promise.all(Array.from({ length: 5 }, (_, i) => open(`at-once-${i}`)));
  expect(all.filter(({ said }) => said === 'opened')).toHaveLength(2);

  const narrow = await startTestApi({ placesPerAddress: SEATED - 1 });
  const before = await beforeThePage(narrow, 'large');
  expect((await before.direct()).answer).toBeTruthy();
  await narrow.close();
}, 60_000);

test('a party may need more than a network may hold, of each product once: the same stay six times is no party', async () => {
  const { products, ...deps } = api.orderDeps;
  const [flight] = products.values();
  if (!flight) throw new Error('nothing is sold');
  const sold = new Map([
    ['flight', { ...flight, places: () => 9 }],
    ['hotel', { ...flight, places: () => 5 }],
  ]);
  const itemOf = (product: string) => ({
    ...{ id: '', item: 0, product, reference: '', title: '', services: [], particulars: {}, details: {} },
    total: { amount: 0, currency: 'USD' },
  });
  const take = (caller: string, ...items: string[]) =>
    takePage(
      { ...deps, products: sold },
      { items: items.map(itemOf) },
      caller,
      { pages: 9, places: 12 },
      new Date(),
    ).then(
      () => 'opened',
      (error: ProblemError) => `/problems/${error.kind}`,
    );
  expect(await take('package', 'flight', 'hotel')).toBe('opened');
  expect(await take('rooms', ...Array(6).fill('hotel'))).toBe(HELD);
  expect(await take('rooms', 'hotel')).toBe('opened');
});

import fc from 'fast-check';
import { type Lives, livesOf } from '../../testing/lives.ts';
import { OrderModel } from '../../testing/order-model.ts';
import { OUTCOMES, PARTS, type Step, SUPPLIERS } from '../../testing/order-steps.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

/** `MODEL_RUNS=1000` for as many histories as that, of a seed that differs each time; `MODEL_SEED` for one of before. */
const RUNS = Number(process.env.MODEL_RUNS ?? 8);
const SEED = Number(process.env.MODEL_SEED ?? (process.env.MODEL_RUNS ? Date.now() % 2 ** 31 : 20261125));

let api: TestApi;
let lives: Lives | undefined;
beforeAll(async () => {
  api = await startTestApi({}, undefined, (ports) => {
    lives = livesOf(ports);
    return lives.deps;
  });
});
afterAll(() => api.close());

let runs = 0;
/** A session of its own goes through all of it. */
async function goThrough(steps: readonly Step[]): Promise<void> {
  if (!lives) throw new Error('nothing lives here');
  const run = ++runs;
  const model = await OrderModel.begin(api, lives.live, `model-${run}`, 3 * run);
  for (const step of steps) await model.step(step);
  await model.end();
}

const diesAt = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(40) });
const outcome = fc.oneof(
  { weight: 2, arbitrary: fc.constant<'approved'>('approved') },
  { weight: 3, arbitrary: fc.constantFrom(...OUTCOMES) },
);
const pay = fc.record({
  do: fc.constant<'pay'>('pay'),
  outcome,
  supplier: fc.constantFrom(...SUPPLIERS),
  diesAt,
});
const cancel = fc.record({
  do: fc.constant<'cancel'>('cancel'),
  presses: fc.constantFrom(1, 2),
  diesAt,
});
const anything = fc.oneof(
  fc.record({ do: fc.constant<'order'>('order'), cart: fc.constantFrom<(0 | 1)[]>(0, 1) }),
  fc.record({ do: fc.constant<'say'>('say'), part: fc.constantFrom(...PARTS) }),
  fc.record({ do: fc.constant<'card'>('card') }),
  { weight: 2, arbitrary: pay },
  cancel,
  fc.record({
    do: fc.constant<'reconcile'>('reconcile'),
    minutes: fc.constantFrom(0, 1, 2, 15, 90),
    diesAt,
  }),
  fc.record({ do: fc.constant<'refunds'>('refunds'), areLost: fc.boolean() }),
  fc.record({ do: fc.constant<'retention'>('retention'), days: fc.constantFrom(0, 3, 31) }),
);
/** All that a page sends before it pays, so that most histories come to paying. */
const checkout = (cart: 0 | 1): Step[] => [
  { do: 'order', cart },
  ...PARTS.map((part): Step => ({ do: 'say', part })),
  { do: 'card' },
];
const chapter: fc.Arbitrary<Step[]> = fc.oneof(
  fc.tuple(fc.constantFrom<(0 | 1)[]>(0, 1), pay).map(([cart, last]) => [...checkout(cart), last]),
  fc
    .tuple(pay, cancel)
    .map(([paid, last]) => [...checkout(1), { ...paid, outcome: 'approved' as const }, last]),
  { weight: 2, arbitrary: fc.array(anything, { minLength: 1, maxLength: 6 }) },
);
const history = fc.array(chapter, { minLength: 1, maxLength: 5 }).map((chapters) => chapters.flat());

const all = (
  cart: 0 | 1,
  outcome: 'approved' | 'lost',
  supplier: (typeof SUPPLIERS)[number],
  diesAt = 0,
): Step[] => [...checkout(cart), { do: 'pay', outcome, supplier, diesAt }];
/** Histories that once went wrong, in the model or in what it is compared with. */
const SAVED: Step[][] = [
  // What was given back is emptied when its time is over, and then it is no order to edit any more.
  [...all(0, 'approved', 'refuses'), { do: 'retention', days: 31 }, { do: 'say', part: 'billing' }],
  // Whatever goes well, these are gone through: given back whole and once, and not at all where a part of it cannot be.
  [
    ...all(1, 'approved', 'answers'),
    { do: 'refunds', areLost: true },
    { do: 'cancel', presses: 2, diesAt: 0 },
    { do: 'reconcile', minutes: 2, diesAt: 0 },
    { do: 'cancel', presses: 1, diesAt: 0 },
  ],
  [...all(0, 'approved', 'answers'), { do: 'cancel', presses: 1, diesAt: 0 }],
];

test('whatever is done and whatever befalls it, an order is where it may be, and money and places are where it is', async () => {
  await fc.assert(fc.asyncProperty(history, goThrough), {
    numRuns: RUNS,
    seed: SEED,
    examples: SAVED.map((steps): [Step[]] => [steps]),
    endOnFailure: true,
  });
});

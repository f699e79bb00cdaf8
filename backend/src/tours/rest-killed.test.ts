import { getTourBalance } from '@alisio/shared-contracts/endpoints';
import { bookedTour, TOUR_BALANCE } from '@alisio/shared-contracts/tours';
import { z } from '@alisio/shared-contracts/zod';
import { Life, type Lives, livesOf } from '../../testing/lives.ts';
import { startTourDesk } from '../../testing/tour-desk.ts';
import { reconcilePayments } from '../orders/index.ts';

const MINUTE = 60_000;
/** Where the server dies while the rest is paid: at some fifty places, of which the suite takes a few. `KILL_EVERY=1` takes all. */
const EVERY = Number(process.env.KILL_EVERY ?? 13);

let desk: Awaited<ReturnType<typeof startTourDesk>>;
let lives: Lives;
beforeAll(async () => {
  desk = await startTourDesk(20, (ports) => {
    lives = livesOf(ports);
    return lives.deps;
  });
}, 60_000);
afterAll(() => desk.api.close());

async function reconciled() {
  for (const minutes of [2, 11, 11]) {
    desk.api.wait(minutes * MINUTE);
    await reconcilePayments(desk.api.orderDeps, MINUTE);
  }
}

/** A tour of which the deposit is paid, and how its rest stands. */
async function withDeposit() {
  const order = await desk.readyToPay({
    fits: ({ deposit, left }) => deposit !== undefined && left >= 2,
    pay: 'deposit',
  });
  const { answer } = await order.visitor.pay(order.transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const { balanceReference: reference = '' } = z.parse(bookedTour, answer.booking.items[0]?.details);
  const stateNow = async () => (await order.visitor.call(getTourBalance, { reference })).state;
  const toPay = async () => {
    const { total } = await order.visitor.call(getTourBalance, { reference });
    const rest = await desk.ordered([{ product: TOUR_BALANCE, reference, total }]);
    await rest.fillIn();
    return { ...rest, transactionId: await rest.card() };
  };
  return { stateNow, toPay };
}

test('wherever the server dies while the rest of a tour is paid, it is paid and charged once, or neither, and can be paid', async () => {
  const { payments } = desk.api;
  const isCharged = (key: string) =>
    payments.approvedKeys().includes(key) && !payments.refunded().includes(key);
  let deaths = 0;
  const ends = new Set<string>();
  for (let at = 1; ; at += EVERY) {
    const { stateNow, toPay } = await withDeposit();
    const { visitor, transactionId } = await toPay();
    const life = new Life(at);
    await lives.live(life, () => visitor.pay(transactionId)).catch(() => undefined);
    await reconciled();
    const state = await stateNow();
    ends.add(state);
    expect({ at, state, charged: isCharged(transactionId) }).toEqual({
      at,
      state: isCharged(transactionId) ? 'paid' : 'due',
      charged: state === 'paid',
    });
    if (state === 'due') {
      const again = await toPay();
      expect((await again.visitor.pay(again.transactionId)).answer?.status).toBe('confirmed');
      expect([await stateNow(), isCharged(again.transactionId)]).toEqual(['paid', true]);
    }
    if (!life.isOver) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(20 / EVERY);
  expect([...ends].sort()).toEqual(['due', 'paid']);
});

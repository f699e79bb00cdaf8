import { setImmediate as nextTurn } from 'node:timers/promises';
import { ProblemError } from '../problems/index.ts';
import { Turns } from './turns.ts';

/** Keeps the processor for so long, giving way as one does that has a turn. */
const busyFor = (ms: number) => async (pause: () => Promise<void> | undefined) => {
  const end = performance.now() + ms;
  while (performance.now() < end) await pause();
  return 'found';
};

test('what has to be made is made one after the other, and others have their turn in the middle of one', async () => {
  const turns = new Turns(10, 'Too many at once');
  const order: string[] = [];
  // Never ends where nobody else has a turn.
  const untilOthersWere = async (pause: () => Promise<void> | undefined) => {
    while (order.length === 0) await pause();
    order.push('first');
  };
  const first = turns.run(untilOthersWere);
  const second = turns.run(async () => order.push('second'));
  await nextTurn();
  await nextTurn();
  order.push('somebody else');
  await Promise.all([first, second]);
  expect(order).toEqual(['somebody else', 'first', 'second']);
});

test('more than may wait are told to come again, and those that wait are served, also behind one that fails', async () => {
  const turns = new Turns(3, 'Too many at once');
  const failing = turns.run(async () => {
    throw new Error('no database');
  });
  const served = [turns.run(busyFor(1)), turns.run(busyFor(1))];
  const refused: unknown = await turns.run(busyFor(1)).catch((error: unknown) => error);
  if (!(refused instanceof ProblemError)) throw new Error('not refused');
  expect([refused.kind, refused.detail.headers?.['retry-after']]).toEqual(['unavailable', '2']);
  await expect(failing).rejects.toThrow('no database');
  expect(await Promise.all(served)).toEqual(['found', 'found']);
  expect(await turns.run(busyFor(1))).toBe('found');
});

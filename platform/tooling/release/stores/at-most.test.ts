import { atMost } from './at-most.ts';

test('so many run at once and no more; those who wait have their turn in order, also after a failure', async () => {
  const inTurn = atMost(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3, 4].map((index) =>
    inTurn(async () => {
      begun.push(index);
      await new Promise<void>((end) => ends.push(end));
      if (index === 0) throw new Error('EIO');
      return index;
    }),
  );
  const outcomes = Promise.allSettled(works);
  const settle = () => new Promise((next) => setImmediate(next));
  await settle();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  for (let index = 1; index < 5; index += 1) {
    ends[index]?.();
    await settle();
    expect(begun.length - index - 1).toBeLessThanOrEqual(2);
  }
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
  ]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

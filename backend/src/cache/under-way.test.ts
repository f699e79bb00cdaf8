import { UnderWay } from './under-way.ts';

const left = new Error('left');
let begun: { signal: AbortSignal; answer: PromiseWithResolvers<string> }[];
let underWay: UnderWay<string>;
beforeEach(() => {
  begun = [];
  underWay = new UnderWay();
});
const ask = (signal?: AbortSignal) =>
  underWay.ask('one', signal, (given) => {
    const answer = Promise.withResolvers<string>();
    begun.push({ signal: given, answer });
    return answer.promise;
  });

test('what several ask for at once is made once, and anew for who asks later', async () => {
  const both = [ask(), ask()];
  begun[0]?.answer.resolve('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  const later = ask();
  begun[1]?.answer.resolve('second');
  expect(await later).toBe('second');
  expect(begun).toHaveLength(2);
});

test('who leaves is told at once, and who stays is answered', async () => {
  const control = new AbortController();
  const [leaves, stays] = [ask(control.signal), ask()];
  control.abort(left);
  await expect(leaves).rejects.toBe(left);
  expect(begun[0]?.signal.aborted).toBe(false);
  begun[0]?.answer.resolve('first');
  expect(await stays).toBe('first');
});

test('it is given up when the last has left, and who comes then begins another', async () => {
  const controls = [new AbortController(), new AbortController()];
  const asked = Promise.allSettled(controls.map(({ signal }) => ask(signal)));
  for (const control of controls) control.abort(left);
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([begun.length, begun[0]?.signal.aborted]).toEqual([1, true]);
  const next = ask();
  begun[0]?.answer.reject(left);
  begun[1]?.answer.resolve('second');
  expect([await next, underWay.size]).toEqual(['second', 0]);
});

test('who has left before begins nothing', async () => {
  await expect(ask(AbortSignal.abort(left))).rejects.toBe(left);
  expect(begun).toEqual([]);
});

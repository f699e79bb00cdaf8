import { type Caller, FairQueue } from './fair-queue.ts';

interface Item {
  caller: Caller;
  name: string;
}
let queue: FairQueue<Item>;
beforeEach(() => {
  queue = new FairQueue();
});
const add = (name: string, caller: Caller = name[0]): Item => {
  const item = { caller, name };
  queue.add(item);
  return item;
};
const all = (): string[] =>
  Array.from({ length: queue.size + 1 }, () => queue.take()).flatMap((item) => (item ? [item.name] : []));

test('callers are served in turn, and what each of them asked in its order', () => {
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) add(name);
  expect([queue.size, queue.of('a'), queue.of('b'), queue.of('nobody')]).toEqual([6, 3, 2, 0]);
  expect(all()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.size).toBe(0);
});

test('who comes while others wait has a turn after one of each of them', () => {
  for (const name of ['a1', 'a2', 'a3']) add(name);
  expect(queue.take()?.name).toBe('a1');
  add('b1');
  expect(all()).toEqual(['a2', 'b1', 'a3']);
});

test('what goes first goes before all, and takes no place of its caller', () => {
  add('a1');
  queue.addFirst({ caller: 'a', name: 'first' });
  expect([queue.size, queue.of('a')]).toEqual([2, 1]);
  expect(all()).toEqual(['first', 'a1']);
});

test('what is taken out is nobody’s turn', () => {
  const [a1, b1] = [add('a1'), add('b1')];
  add('a2');
  expect([queue.remove(a1), queue.remove(a1), queue.remove(b1), queue.of('b')]).toEqual([
    true,
    false,
    true,
    0,
  ]);
  const first = { caller: 'c', name: 'first' };
  queue.addFirst(first);
  expect([queue.remove(first), queue.size]).toEqual([true, 1]);
  expect(all()).toEqual(['a2']);
});

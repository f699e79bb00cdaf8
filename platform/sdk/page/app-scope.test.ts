import { createAppScope, perApp } from './index.ts';

test('each app has a thing of its own, made once for the first who asks', () => {
  let made = 0;
  const counterOf = perApp(() => ({ number: ++made }));
  const [one, other] = [createAppScope(), createAppScope()];
  expect(made).toBe(0);
  expect(counterOf(one)).toBe(counterOf(one));
  expect([counterOf(one).number, counterOf(other).number]).toEqual([1, 2]);
});

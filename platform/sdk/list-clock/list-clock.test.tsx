import { act, renderHook } from '@testing-library/react';
import { defineListClock, useTimeUp } from './index.ts';

const clock = defineListClock('alisio.test-clock');
afterEach(() => clock.reset());
const [FIRST, NEXT] = ['2027-03-01T10:15:00.000Z', '2027-03-01T10:30:00.000Z'];
const show = (expiresAt: string | undefined) =>
  renderHook((until: string | undefined) => useTimeUp(clock, until), { initialProps: expiresAt });

test('who was told of these prices is not told again, also when they come back; of others they are', () => {
  const { result, unmount } = show(FIRST);
  expect(result.current.isUp).toBe(false);
  act(() => result.current.end());
  expect(result.current.isUp).toBe(true);
  act(() => result.current.close());
  expect(result.current.isUp).toBe(false);
  unmount();

  const { result: again, rerender } = show(FIRST);
  act(() => again.current.end());
  expect(again.current.isUp).toBe(false);
  rerender(NEXT);
  act(() => again.current.end());
  expect(again.current.isUp).toBe(true);
});

test('prices that are on their way have no end', () => {
  const { result } = show(undefined);
  act(() => result.current.end());
  expect(result.current.isUp).toBe(false);
});

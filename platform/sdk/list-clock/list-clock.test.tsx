import { act, renderHook, screen } from '@testing-library/react';
import { renderPage } from '../../testing/index.ts';
import { type ClockText, defineListClock, usePriceClock, useTimeUp } from './index.ts';

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

function Said({ overSaid }: { overSaid?: () => string }) {
  const say = (text: ClockText, values?: { count: number }) => `${text} ${values?.count ?? ''}`.trim();
  const { words } = usePriceClock(say, overSaid);
  return (
    <p role="status">
      {[words.firm, words.over, words.minutes(7), words.left(7), words.left(0)].join(' · ')}
    </p>
  );
}

test('a clock says minutes in the reader’s words, and at its end what stands there or what is said of it', () => {
  const { unmount } = renderPage(<Said />);
  const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  expect(said()).toBe('firm · over · 7 min · left 7 · over');
  unmount();
  renderPage(<Said overSaid={() => 'fifteen minutes old'} />);
  expect(said()).toBe('firm · over · 7 min · left 7 · fifteen minutes old');
});

import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { Countdown, type TimeLeft } from './index.ts';

const START = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;

const text = ({ minutes }: TimeLeft) => (minutes > 0 ? `Quedan ${minutes} min` : 'El tiempo terminó');
const announcement = ({ minutes }: TimeLeft) => `Te quedan ${minutes} minutos`;

function show(onEnd?: () => void) {
  return render(
    <Countdown
      endsAt={START + 15 * MINUTE_MS}
      totalSeconds={900}
      text={text}
      announcement={announcement}
      onEnd={onEnd}
    />,
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});

afterEach(() => {
  jest.useRealTimers();
});

test('it tells begun minutes, down to the end', () => {
  show();
  expect(screen.getByRole('timer').textContent).toBe('Quedan 15 min');
  pass(MINUTE_MS);
  expect(screen.getByRole('timer').textContent).toBe('Quedan 14 min');
  pass(14 * MINUTE_MS);
  expect(screen.getByRole('timer').textContent).toBe('El tiempo terminó');
});

test('it is read out at thresholds only', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  pass(9 * MINUTE_MS);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(MINUTE_MS);
  expect(screen.getByRole('status').textContent).toBe('Te quedan 5 minutos');
  pass(2 * MINUTE_MS);
  expect(screen.getByRole('status').textContent).toBe('Te quedan 5 minutos');
  pass(MINUTE_MS);
  expect(screen.getByRole('status').textContent).toBe('Te quedan 2 minutos');
});

test('a tab that slept knows at once how late it is, and says it once', () => {
  const ends: string[] = [];
  show(() => ends.push('ended'));
  // Time goes by without a timer having fired.
  jest.setSystemTime(START + 16 * MINUTE_MS);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer').textContent).toBe('El tiempo terminó');
  expect(screen.getByRole('status').textContent).toBe('Te quedan 0 minutos');
  pass(3 * MINUTE_MS);
  expect(ends).toEqual(['ended']);
});

test('a price that is held anew starts over', () => {
  const { rerender } = show();
  pass(14 * MINUTE_MS);
  rerender(
    <Countdown endsAt={START + 29 * MINUTE_MS} totalSeconds={900} text={text} announcement={announcement} />,
  );
  expect(screen.getByRole('timer').textContent).toBe('Quedan 15 min');
});

test('axe finds nothing wrong', async () => {
  const { container } = show();
  jest.useRealTimers();
  expect(await violations(container)).toEqual([]);
});

test('it keeps its room while the end or the hour is not known, and begins when they are', () => {
  const props = { totalSeconds: 900, text, announcement };
  let hour: number | undefined;
  const now = () => hour;
  const { rerender } = render(<Countdown {...props} endsAt={undefined} now={now} />);
  expect(getComputedStyle(screen.getByText('Quedan 15 min')).visibility).toBe('hidden');
  rerender(<Countdown {...props} endsAt={START + 4 * MINUTE_MS} now={now} />);
  pass(1000);
  expect(getComputedStyle(screen.getByText('Quedan 15 min')).visibility).toBe('hidden');
  hour = START;
  pass(1000);
  expect(screen.getByRole('timer').textContent).toBe('Quedan 4 min');
});

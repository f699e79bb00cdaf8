import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useFirstViewDone } from '../loading/first-view.ts';
import { App } from '../pages/app.tsx';
import { home } from '../testing/demo-pages.tsx';
import { demoSite } from '../testing/demo-site.ts';
import { followEvents, forgetEarlyEvents } from './early-events.ts';
import { latePart, useLatePart } from './late-part.ts';

const { error: printed } = console;
beforeEach(() => {
  jest.useFakeTimers();
  forgetEarlyEvents();
  console.error = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  console.error = printed;
  Reflect.deleteProperty(document, 'readyState');
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A part whose code does not come the first times. */
function failing(times: number) {
  let asked = 0;
  const part = latePart(async () => {
    asked += 1;
    if (asked <= times) throw new Error(`no answer ${asked}`);
    return { text: 'here' };
  });
  return { part, timesAsked: () => asked };
}

function show(Part: () => ReactNode) {
  return render(
    <App {...demoSite({ pages: [home] })}>
      <MemoryRouter>
        <Part />
      </MemoryRouter>
    </App>,
  );
}

test('what nobody pressed for comes by itself when the line is back, and its failure is told until then', async () => {
  // Each failure is another, so that all twelve tries at once are used up three times.
  const { part } = failing(3 * 12);
  show(() => useLatePart(part, true)?.text ?? 'missing');
  for (const pause of [2000, 10_000]) await passes(pause);
  screen.getByText('missing');
  await passes(50_000);
  screen.getByText('here');
  const told: unknown[] = [];
  followEvents((event) => told.push('kind' in event && event.kind))();
  expect(told).toEqual(['down', 'down', 'down']);
});

test('what somebody waits for is asked for again by them alone', async () => {
  const { part, timesAsked } = failing(Number.POSITIVE_INFINITY);
  const failed = jest.fn();
  show(() => useLatePart(part, true, failed)?.text ?? 'missing');
  await passes(100_000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(timesAsked()).toBe(12);
});

/** A press of it leads to another address. */
function Away({ late }: { late: unknown }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/away')}>
      {late ? 'here' : 'away'}
    </button>
  );
}
const goAway = () => act(() => screen.getByRole('button', { name: 'away' }).click());

test('another address asks for it at once, and the wait begins anew from there', async () => {
  let asked = 0;
  const part = latePart(async () => {
    asked += 1;
    throw new Error('no answer');
  });
  show(() => <Away late={useLatePart(part, true)} />);
  await passes(1500);
  // The same failure twice in a row ends a try.
  expect(asked).toBe(2);
  await goAway();
  await passes(1500);
  expect(asked).toBe(4);
  await passes(500);
  expect(asked).toBe(6);
});

test('a failure is told to who waits by then, once, and not to who went away before it', async () => {
  let fail: (error: Error) => void = () => undefined;
  const part = latePart(
    () =>
      new Promise<never>((_resolve, reject) => {
        fail = reject;
      }),
  );
  const failed = jest.fn();
  const { unmount } = show(() => <Away late={useLatePart(part, true, failed)} />);
  await passes(0);
  await goAway();
  const failAlike = async () => {
    for (const _twice of [1, 2]) await act(async () => fail(new Error('no answer')));
    await passes(0);
  };
  await failAlike();
  expect(failed).toHaveBeenCalledTimes(1);

  await goAway();
  unmount();
  await failAlike();
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a document whose load never comes gets what is below its first view all the same', async () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  show(() => (useFirstViewDone() ? 'late' : 'early'));
  await passes(4000);
  screen.getByText('early');
  await passes(2000);
  screen.getByText('late');
});

import { jest } from '@jest/globals';

const REAL_CLOCKS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

// A whole page in a simulated window takes seconds on a busy machine.
jest.setTimeout(40_000);

/** Tests of this file happen at noon of a day, local or at an offset (`-05:00`); timers run as ever. ISO date. */
export function onDay(date: string, offset = ''): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(`${date}T12:00:00${offset}`), doNotFake: [...REAL_CLOCKS] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

import type { Outcome, Timed } from './outcome.ts';

/** A kind of tests that has run. */
export interface Step extends Outcome {
  title: string;
  /** by the clock */
  seconds: number;
}

const SLOWEST = 10;

const lines = (timed: readonly Timed[]): string[] =>
  timed.map(({ what, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${what}`);

/**
 * What stands at the end: seconds by kind, the ten slowest tests and files, what was flaky, and how many passed.
 * @param seconds of all of it by the clock: some kinds run beside each other
 */
export function summaryOf(steps: readonly Step[], seconds: number): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => steps.reduce((total, step) => total + step[key], 0);
  const slowest = steps
    .flatMap(({ parts = [] }) => parts)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  const flaky = steps.flatMap((step) => step.flaky ?? []);
  return [
    'Seconds by kind',
    ...lines(steps.map((step) => ({ what: step.title, seconds: step.seconds }))),
    ...lines([{ what: 'together', seconds }]),
    ...(slowest.length > 0 ? ['', 'The slowest', ...lines(slowest)] : []),
    ...(flaky.length > 0 ? ['', ...flaky.map((what) => `flaky: ${what}`)] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`,
  ].join('\n');
}

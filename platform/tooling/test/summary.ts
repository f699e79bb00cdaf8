import { stripVTControlCharacters } from 'node:util';
import type { Failure, Outcome, Timed } from './outcome.ts';

/** A kind of tests that has run. */
export interface Step extends Outcome {
  title: string;
  /** by the clock */
  seconds: number;
}

const SLOWEST = 10;

const lines = (timed: readonly Timed[]): string[] =>
  timed.map(({ what, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${what}`);

/** Characters of a reason: where only the end of all that was said is kept, there is room for the reasons of others. */
const LONGEST_REASON = 700;

function reason({ what, why }: Failure): string {
  const text = stripVTControlCharacters(why)
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
  const shown = text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)} …` : text;
  return `FAILED ${what}\n${shown.replaceAll(/^/gm, '    ')}`;
}

/**
 * What stands at the end: seconds by kind, the ten slowest tests and files, why something failed, also where its second try held, what was flaky, and how many passed.
 * @param seconds of all of it by the clock: some kinds run beside each other
 */
export function summaryOf(steps: readonly Step[], seconds: number): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => steps.reduce((total, step) => total + step[key], 0);
  const slowest = steps
    .flatMap(({ parts = [] }) => parts)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  const flaky = steps.flatMap((step) => step.flaky ?? []);
  const reasons = steps.flatMap(({ failures = [] }) => failures).map(reason);
  return [
    'Seconds by kind',
    ...lines(steps.map((step) => ({ what: step.title, seconds: step.seconds }))),
    ...lines([{ what: 'together', seconds }]),
    ...(slowest.length > 0 ? ['', 'The slowest', ...lines(slowest)] : []),
    ...(reasons.length > 0 ? ['', ...reasons] : []),
    ...(flaky.length > 0 ? ['', ...flaky.map((what) => `flaky: ${what}`)] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`,
  ].join('\n');
}

import { type Step, summaryOf } from './summary.ts';

const step = (title: string, seconds: number, parts: Step['parts'] = []): Step => ({
  title,
  seconds,
  passed: 3,
  failed: 1,
  skipped: 0,
  parts,
});

test('the end tells the seconds of each kind, the ten slowest of all, and what failed', () => {
  const tests = Array.from({ length: 9 }, (_, index) => ({ what: `unit ${index}`, seconds: index }));
  const journeys = Array.from({ length: 9 }, (_, index) => ({
    what: `journey ${index}`,
    seconds: index + 0.5,
  }));
  const lines = summaryOf([step('Unit tests', 60, tests), step('Journeys', 120, journeys)], 150).split('\n');
  expect(lines).toContain('   60.0 s  Unit tests');
  expect(lines).toContain('  150.0 s  together');
  const slowest = lines.slice(lines.indexOf('The slowest') + 1, lines.lastIndexOf(''));
  expect(slowest).toHaveLength(10);
  expect(slowest.slice(0, 3)).toEqual(['    8.5 s  journey 8', '    8.0 s  unit 8', '    7.5 s  journey 7']);
  expect(lines.at(-1)).toBe('6 passed, 2 failed, 0 skipped');
});

test('what held at its second try alone is told by its name, and counted apart', () => {
  const steady = step('Unit tests', 60);
  const lines = summaryOf(
    [steady, { ...step('Journeys', 120), flaky: ['booking.spec.ts › by card'] }],
    180,
  ).split('\n');
  expect(lines).toContain('flaky: booking.spec.ts › by card');
  expect(lines.at(-1)).toBe('6 passed, 2 failed, 0 skipped, 1 flaky');
  expect(summaryOf([steady], 60)).not.toContain('flaky');
});

test('why each of them failed stands beside the end, without colours and cut where it is long', () => {
  const failures = [
    {
      what: 'journey: booking.spec.ts › by card',
      why: '\u001b[31mError: not paid\u001b[39m\n\n  Expected: 1',
    },
    { what: 'unit: dates.test.ts › leap years', why: 'x'.repeat(5000) },
  ];
  const slow = { what: 'journey: crawl.spec.ts', seconds: 60 };
  const text = summaryOf([{ ...step('Journeys', 120, [slow]), failures }], 120);
  expect(text.indexOf('FAILED')).toBeGreaterThan(text.indexOf(slow.what));
  expect(text).toContain(
    'FAILED journey: booking.spec.ts › by card\n    Error: not paid\n      Expected: 1\nFAILED unit: dates.test.ts › leap years\n    xxx',
  );
  expect(text.length).toBeLessThan(1400);
});

import { choicesOf } from './choices-of.ts';
import { tightestOf } from './tightest-of.ts';

const NAMES = ['lines', 'ships', 'nights', 'calls'];
const SEVERAL = ['calls'];

const facets = {
  values: {
    lines: [
      { value: 'pleamar', count: 3 },
      { value: 'bitacora', count: 0 },
    ],
    calls: [{ value: 'AWORJ', count: 9 }],
  },
  ranges: { nights: { min: 3, max: 12, counts: [1, 0, 4] } },
};
const said = (words: Record<string, string[]>) => (name: string) => words[name] ?? [];

test('what an address asks is read by what was found: unknown values and ranges that keep all fall away', () => {
  expect(
    choicesOf(facets, NAMES, said({ lines: ['pleamar.nobody', 'bitacora'], nights: ['3-12'], ships: ['x'] })),
  ).toEqual({ lines: { kind: 'values', values: ['pleamar', 'bitacora'] } });
  expect(choicesOf(facets, NAMES, said({ nights: ['-5'] }))).toEqual({ nights: { kind: 'range', high: 5 } });
});

test('the facet that shuts most is the one without which most is left; what does not add up is no answer', () => {
  const choices = choicesOf(facets, NAMES, said({ lines: ['bitacora'], nights: ['-5'], calls: ['AWORJ'] }));
  expect(tightestOf(facets, choices, SEVERAL)).toEqual({ name: 'nights', count: 5 });
  expect(tightestOf(facets, choicesOf(facets, NAMES, said({ calls: ['AWORJ'] })), SEVERAL)).toBeUndefined();
});

import { isFull, mostOf, withCount } from './guest-limits.ts';

const ADULT = { id: 'adults', min: 1, max: 9 } as const;
const CHILD = { id: 'children', min: 0, max: 9, maxText: 'Hasta 9 niños' } as const;
const INFANT = { id: 'infants', min: 0, max: 9 } as const;
const TOTAL = { of: ['adults', 'children', 'infants'], max: 9, text: 'Hasta 9' } as const;
const LAPS = [{ kind: 'infants', notAbove: 'adults', text: 'Uno por adulto' }] as const;
const limits = { kinds: [ADULT, CHILD, INFANT], total: TOTAL, rules: LAPS };

test('all together fill the total, and each keeps what it has', () => {
  const counts = { adults: 4, children: 3, infants: 2 };
  expect(isFull(counts, TOTAL)).toBe(true);
  expect(mostOf(ADULT, counts, limits)).toEqual({ max: 4, text: undefined });
  expect(mostOf(INFANT, counts, limits).max).toBe(2);
});

test('a kind is held by another, and told why', () => {
  expect(mostOf(INFANT, { adults: 2, children: 0, infants: 2 }, limits)).toEqual({
    max: 2,
    text: 'Uno por adulto',
  });
});

test('a kind is held by its own limit where nothing else is tighter', () => {
  const alone = { kinds: [ADULT, CHILD, INFANT] };
  expect(mostOf(CHILD, { adults: 1, children: 9, infants: 0 }, alone)).toEqual({
    max: 9,
    text: 'Hasta 9 niños',
  });
});

test('fewer adults take the infants along, never the children', () => {
  const counts = { adults: 3, children: 2, infants: 3 };
  expect(withCount(counts, 'adults', 1, LAPS)).toEqual({ adults: 1, children: 2, infants: 1 });
  expect(withCount(counts, 'adults', 4, LAPS)).toEqual({ adults: 4, children: 2, infants: 3 });
});

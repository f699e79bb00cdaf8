import fc from 'fast-check';
import {
  answerFacets,
  type Choices,
  type Facet,
  type FacetQuestion,
  readChoices,
  tightestFacet,
  toggled,
  without,
  writeChoice,
} from './index.ts';

/** A room of a hotel, at a price. */
interface Rate {
  hotel: string;
  stars: number;
  amenities: readonly string[];
  price: number;
}

const STARS: Facet<Rate> = { kind: 'values', name: 'stars', of: ({ stars }) => [String(stars)] };
const AMENITIES: Facet<Rate> = { kind: 'values', name: 'with', of: ({ amenities }) => amenities };
const PRICE: Facet<Rate> = { kind: 'range', name: 'price', of: ({ price }) => price, step: 100 };
const FACETS = [STARS, AMENITIES, PRICE];
const question: FacetQuestion<Rate> = {
  facets: FACETS,
  priceOf: ({ price }) => price,
  keyOf: ({ hotel }) => hotel,
};

const rate = fc.record<Rate>({
  hotel: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  stars: fc.integer({ min: 3, max: 5 }),
  amenities: fc.subarray(['pool', 'gym', 'spa']),
  price: fc.integer({ min: 1, max: 5000 }),
});
const rates = fc.array(rate, { maxLength: 25 });
const choices: fc.Arbitrary<Choices> = fc.record(
  {
    stars: fc
      .subarray(['3', '4', '5'], { minLength: 1 })
      .map((values) => ({ kind: 'values', values }) as const),
    with: fc
      .subarray(['pool', 'gym', 'spa'], { minLength: 1 })
      .map((values) => ({ kind: 'values', values }) as const),
    price: fc
      .tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 2000, max: 5000 }))
      .map(([low, high]) => ({ kind: 'range', low, high }) as const),
  },
  { requiredKeys: [] },
);
const hotels = (list: readonly Rate[]) => new Set(list.map(({ hotel }) => hotel)).size;
const keptBy = (list: readonly Rate[], chosen: Choices) => answerFacets(list, question, chosen).kept;

test('a count is how many filtering by that value gives, and its price the least of them', () => {
  fc.assert(
    fc.property(rates, choices, (list, chosen) => {
      const answer = answerFacets(list, question, chosen);
      expect(answer.count).toBe(hotels(answer.kept));
      for (const name of ['stars', 'with']) {
        for (const { value, count, from } of answer.values[name] ?? []) {
          const alone = keptBy(list, { ...chosen, [name]: { kind: 'values', values: [value] } });
          expect(count).toBe(hotels(alone));
          expect(from ?? Infinity).toBe(Math.min(...alone.map(({ price }) => price)));
        }
      }
    }),
  );
});

test('inside a facet one more value never keeps less, one more facet never keeps more', () => {
  fc.assert(
    fc.property(rates, choices, (list, chosen) => {
      const all = keptBy(list, chosen).length;
      for (const name of Object.keys(chosen)) {
        expect(keptBy(list, without(chosen, name)).length).toBeGreaterThanOrEqual(all);
      }
      const stars = chosen.stars?.kind === 'values' ? chosen.stars.values : [];
      if (stars.length > 0 && stars.length < 3) {
        const missing = ['3', '4', '5'].find((one) => !stars.includes(one)) ?? '';
        const more: Choices = { ...chosen, stars: { kind: 'values', values: [...stars, missing] } };
        expect(keptBy(list, more).length).toBeGreaterThanOrEqual(all);
      }
    }),
  );
});

test('the bars of a range hold what all other choices keep, and its ends stay', () => {
  fc.assert(
    fc.property(rates, choices, (list, chosen) => {
      const { counts, min, max } = answerFacets(list, question, chosen).ranges.price ?? {
        counts: [],
        min: 0,
        max: 0,
      };
      const others = keptBy(list, without(chosen, 'price'));
      const sum = counts.reduce((total, count) => total + count, 0);
      expect(sum).toBeGreaterThanOrEqual(hotels(others));
      expect(sum).toBeLessThanOrEqual(others.length);
      expect(list.every(({ price }) => price >= min && price <= max)).toBe(true);
      expect([min % 100, max % 100]).toEqual([0, 0]);
    }),
  );
});

test('what is written into an address is read from it, but for what keeps nothing away', () => {
  fc.assert(
    fc.property(rates, choices, (list, chosen) => {
      const words = Object.fromEntries(FACETS.map(({ name }) => [name, writeChoice(chosen[name])]));
      const read = readChoices(list, FACETS, (name) => (words[name] ? [words[name]] : []));
      // A value that nobody has goes, and the choice of it: so nothing that is kept is lost.
      for (const name of Object.keys(read)) expect(chosen[name]).toBeDefined();
      for (const [name, choice] of Object.entries(read)) {
        const again = readChoices(list, FACETS, (other) => {
          const word = other === name ? writeChoice(choice) : null;
          return word === null ? [] : [word];
        });
        expect(again).toEqual({ [name]: choice });
      }
    }),
  );
});

const LIST: readonly Rate[] = [
  { hotel: 'a', stars: 3, amenities: ['pool'], price: 950 },
  { hotel: 'a', stars: 3, amenities: ['pool'], price: 1200 },
  { hotel: 'b', stars: 4, amenities: ['gym'], price: 2000 },
  { hotel: 'c', stars: 4, amenities: [], price: 2410 },
];
const read = (address: string) => {
  const words = new URLSearchParams(address);
  return readChoices(LIST, FACETS, (name) => words.getAll(name));
};

test.each([
  ['stars=7', {}],
  ['stars=', {}],
  ['stars=4.9', { stars: { kind: 'values', values: ['4'] } }],
  ['stars=3&stars=4', { stars: { kind: 'values', values: ['3', '4'] } }],
  ['price=2000-1000', {}],
  ['price=-99999', {}],
  ['price=0-2000', { price: { kind: 'range', high: 2000 } }],
  ['price=1000', {}],
  ['price=1e3-', {}],
  ['price=1000-', { price: { kind: 'range', low: 1000 } }],
])('an address with %s asks for %j', (address, asked) => {
  expect(read(address)).toEqual(asked);
});

test('one choice has one address, and a value that is pressed again goes', () => {
  const both = toggled(toggled(undefined, '4'), '3');
  expect(writeChoice(both)).toBe('3.4');
  expect(writeChoice(toggled(both, '4'))).toBe('3');
  expect(toggled(toggled(undefined, '4'), '4')).toBeUndefined();
});

test('where nothing is left, the facet without which most is left is named with the least price', () => {
  const chosen = read('stars=4&with=pool&price=-2100');
  expect(keptBy(LIST, chosen)).toEqual([]);
  expect(tightestFacet(LIST, question, chosen)).toEqual({ name: 'stars', count: 1, from: 950 });
});

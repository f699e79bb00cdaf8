import {
  byItinerary,
  CABIN_KINDS,
  CRUISE_PAGE,
  type CruiseSearchAnswer,
  type ListedCruise,
  NOT_SOLD_COUNTS_AS,
} from '@alisio/shared-contracts/cruises';
import fc from 'fast-check';
import { isSoldOut } from './demo/demand.ts';
import { cabinSum } from './demo/fares.ts';
import type { CruiseSearch } from './search.ts';
import { ALL, COUPLE, inventory } from './testing/inventory.ts';

const RUNS = { numRuns: 25 };

/** All pages of a search, and all sailings of each route. */
function everything(
  search: Partial<CruiseSearch>,
  words = COUPLE,
): { cruises: ListedCruise[]; first: CruiseSearchAnswer } {
  const first = inventory.search({ ...ALL, ...search }, words);
  const cruises: ListedCruise[] = [];
  for (let page = 1; page <= first.meta.pages; page += 1)
    for (const { slug } of inventory.search({ ...ALL, ...search, page }, words).routes)
      cruises.push(...inventory.search({ ...ALL, ...search, itinerary: slug, page: 1 }, words).data);
  return { cruises, first };
}

const all = everything({}).cruises;
const counted = (price: number | 'NA') => (price === 'NA' ? NOT_SOLD_COUNTS_AS : price);
const anyPort = fc.constantFrom(...inventory.choices(COUPLE).ports.map(({ code }) => code));

test('pages and routes lose nothing, and tell nothing twice', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all).toHaveLength(inventory.search(ALL, COUPLE).meta.kept);
});

test('§4: what a destination is on the route of, by balcony price, NA last; its lines and nobody else', () => {
  fc.assert(
    fc.property(anyPort, (destination) => {
      const { cruises, first } = everything({ destination });
      const expected = all.filter(({ portsRoute }) => portsRoute.includes(destination));
      expect(new Set(cruises.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
      expect(first.meta).toMatchObject({ total: expected.length, kept: expected.length });
      const prices = first.data.map(({ priceBalcony }) => counted(priceBalcony));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(prices[0]).toBe(Math.min(...expected.map(({ priceBalcony }) => counted(priceBalcony))));
      const vendors = first.meta.matchedLines.map(({ name }) => name);
      expect(new Set(vendors)).toEqual(new Set(expected.map(({ vendor }) => vendor)));
      expect(vendors).toHaveLength(new Set(vendors).size);
      expect(vendors[0]).toBe(first.data[0]?.vendor);
      expect(first.meta.matchedLines.reduce((sum, { sailings }) => sum + sailings, 0)).toBe(expected.length);
    }),
    RUNS,
  );
});

test('how old children are changes no price, only how many they are: lists are kept by that', () => {
  const price = (childAges: number[]) => cabinSum(60_000, { adults: 1, childAges }, 9000, 5000);
  expect(price([11, 3])).toEqual(price([0, 0]));
  expect(price([11])).not.toEqual(price([11, 3]));
});

test('§3: all ports and all lines that are sold, each once, whatever is asked for', () => {
  const { meta } = inventory.search({ ...ALL, destination: 'alaska', line: 'faro-norte' }, COUPLE);
  expect(meta.allUniquePorts).toEqual([...new Set(all.flatMap(({ portsRoute }) => portsRoute))].sort());
  expect(meta.allUniqueCruiseLines).toEqual([...new Set(all.map(({ vendor }) => vendor))].sort());
});

test('line, ship, month and days keep what they name', () => {
  const of = (search: Partial<CruiseSearch>) =>
    everything(search)
      .cruises.map(({ id }) => id)
      .sort();
  const which = (fits: (cruise: ListedCruise) => boolean) =>
    all
      .filter(fits)
      .map(({ id }) => id)
      .sort();
  expect(of({ line: 'pleamar' })).toEqual(which(({ cruiseLine }) => cruiseLine.code === 'pleamar'));
  expect(of({ ship: 'bahia-serena' })).toEqual(which(({ ship }) => ship.code === 'bahia-serena'));
  expect(of({ month: '2027-07' })).toEqual(which(({ departureDate }) => departureDate.startsWith('2027-07')));
  expect(of({ from: '2027-01-03', to: '2027-01-10' })).toEqual(
    which(({ departureDate }) => departureDate >= '2027-01-03' && departureDate <= '2027-01-10'),
  );
  expect(of({ ship: 'bahia-serena', month: '2027-01' }).length).toBeGreaterThan(0);
});

test('a count of a facet is what choosing it gives, with its least price', () => {
  const search = { destination: 'AWORJ' };
  const { facets } = inventory.search({ ...ALL, ...search }, COUPLE).meta;
  expect(facets.values.calls?.some(({ value }) => value === 'CWWIL')).toBe(true);
  for (const name of ['lines', 'leaves', 'calls', 'months'])
    for (const { value, count, from } of facets.values[name] ?? []) {
      const asked = (facet: string) => (facet === name ? [value] : []);
      const { meta } = inventory.search({ ...ALL, ...search, asked }, COUPLE);
      expect([name, value, meta.kept, meta.from]).toEqual([name, value, count, from]);
    }
  const { max = 0 } = facets.ranges.price ?? {};
  expect(max).toBeLessThan(NOT_SOLD_COUNTS_AS / 10);
});

test.each([
  ['date', ({ departureDate }: ListedCruise) => Date.parse(departureDate)],
  ['night', ({ pricePerPerson, nights }: ListedCruise) => counted(pricePerPerson) / nights],
  ['short', ({ nights }: ListedCruise) => nights],
  ['long', ({ nights }: ListedCruise) => -nights],
] as const)('by %s', (sort, measure) => {
  const { data } = inventory.search({ ...ALL, sort }, COUPLE);
  const measured = data.map(measure);
  expect(measured).toEqual([...measured].sort((a, b) => a - b));
  expect(measured[0]).toBe(Math.min(...all.map(measure)));
});

test('a page has ten routes, of each six sailings at first', () => {
  const { data, routes, meta } = inventory.search(ALL, COUPLE);
  expect(routes).toHaveLength(CRUISE_PAGE.routes);
  expect(routes.map(({ slug }) => slug)).toEqual(byItinerary(data).map(({ itinerary }) => itinerary));
  for (const { sailings } of byItinerary(data))
    expect(sailings.length).toBeLessThanOrEqual(CRUISE_PAGE.sailings);
  expect(routes.every(({ sailings }) => sailings >= 1)).toBe(true);
  expect(meta.pages).toBe(Math.ceil(meta.routes / CRUISE_PAGE.routes));
});

test('a grid has every kind of cabin at a price, or says why not; a better one never costs less', () => {
  const whys = new Set<string>();
  for (const { cabins, priceBalcony, pricePerPerson } of all) {
    const prices = CABIN_KINDS.flatMap((kind) => {
      const cabin = cabins[kind];
      if (cabin.price === 'NA') {
        whys.add(cabin.why);
        return [];
      }
      expect(cabin.cabin).toBe(2 * cabin.price);
      return [cabin.price];
    });
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(pricePerPerson).toBe(prices[0]);
    expect(priceBalcony).toBe(cabins.balcony.price);
  }
  expect(whys).toEqual(new Set(['sold-out', 'not-on-ship']));
  const without = all.filter(({ priceBalcony }) => priceBalcony === 'NA').length / all.length;
  expect(without).toBeGreaterThan(0.03);
  expect(without).toBeLessThan(0.4);
});

test('who are four find no cabin for two', () => {
  const four = { party: { adults: 2, childAges: [9, 4] }, language: 'es' } as const;
  const { data } = inventory.search({ ...ALL, ship: 'vela-mayor' }, COUPLE);
  const [cruise] = data;
  if (!cruise) throw new Error('Vela Mayor sails nowhere');
  const cabins = inventory.detail(cruise.id, four)?.cabins ?? [];
  expect(cabins.filter((cabin) => cabin.price === 'NA' && cabin.why === 'too-small').length).toBeGreaterThan(
    0,
  );
  expect(inventory.search({ ...ALL, ship: 'vela-mayor' }, four).meta.total).toBe(0);
});

test('what is sold out stays so, and more is as the day comes nearer', () => {
  const states = Array.from({ length: 300 }, (_, at) =>
    [500, 300, 120, 60, 20, 1].map((ahead) => isSoldOut(`ship-${at}`, 'suite', ahead)),
  );
  for (const state of states) expect(state).toEqual([...state].sort());
  const soldOut = (at: number) => states.filter((state) => state[at]).length;
  expect(soldOut(0)).toBe(0);
  expect(soldOut(5)).toBeGreaterThan(20);
});

test('a cabin costs what is in it: fares, taxes and service of everybody, one number', () => {
  const sum = (adults: number, childAges: number[]) => cabinSum(50_000, { adults, childAges }, 9_000, 11_200);
  expect(sum(2, [])).toEqual({
    fare: 100_000,
    portTaxes: 18_000,
    serviceCharge: 22_400,
    cabin: 140_400,
    price: 70_200,
  });
  expect(sum(1, [])).toMatchObject({ fare: 90_000, cabin: 110_200, price: 110_200 });
  expect(sum(2, [8]).fare).toBe(100_000 + 17_500);
  expect(sum(3, []).fare).toBe(100_000 + 30_000);
  // A child in the place of a second adult pays as one.
  expect(sum(1, [8]).fare).toBe(100_000);
  expect(sum(1, [8, 4]).fare).toBe(100_000 + 17_500);
  const { price, cabin } = sum(2, [8]);
  expect(price).toBe(Math.ceil(cabin / 3));
});

test('choices name what is sold, seas, ports and months', () => {
  const choices = inventory.choices(COUPLE);
  expect(choices.regions).toHaveLength(12);
  expect(choices.ports.map(({ code }) => code).sort()).toEqual(
    [...new Set(all.flatMap((one) => one.portsRoute))].sort(),
  );
  expect(choices.months.reduce((sum, { sailings }) => sum + sailings, 0)).toBe(all.length);
  expect(choices.soon.map(({ itinerary }) => itinerary)).toEqual(choices.routes.map(({ slug }) => slug));
});

import { isByTheSea, loadTowns } from '../../towns/index.ts';
import { demoHotels, facadeOf, roomTypesOf } from './index.ts';

const towns = loadTowns();
const named = (name: string, country: string) => {
  const [town] = towns.all
    .filter((one) => one.name === name && one.country === country)
    .toSorted((one, other) => other.hotels - one.hotels);
  if (!town) throw new RangeError(name);
  return demoHotels(town);
};
const SEA = ['torre', 'balcon', 'suite'];
const seen = (hotels: ReturnType<typeof demoHotels>) =>
  hotels.flatMap((hotel) => {
    const facade = facadeOf(hotel);
    return [
      ...('draws' in facade ? [facade.draws] : []),
      ...roomTypesOf(hotel).map(({ draws }) => String(draws)),
    ].filter((view) => SEA.includes(view));
  });

test.each([
  ['Bogotá', 'CO'],
  ['Madrid', 'ES'],
  ['Medellín', 'CO'],
])('no hotel of %s is drawn at the sea', (name, country) => {
  const hotels = named(name, country);
  expect(hotels.length).toBeGreaterThan(50);
  expect(seen(hotels)).toEqual([]);
});

test.each([
  ['Cancún', 'MX'],
  ['Santa Marta', 'CO'],
])('hotels of %s near its coast see it, those behind do not', (name, country) => {
  const hotels = named(name, country);
  const near = hotels.filter(isByTheSea);
  expect(near.length).toBeGreaterThan(5);
  expect(seen(near).length).toBeGreaterThan(0);
  expect(seen(hotels.filter((hotel) => !isByTheSea(hotel)))).toEqual([]);
});

test('hotels of one town differ: no drawing is that of a quarter of them', () => {
  const facades = named('Bogotá', 'CO').map((hotel) => JSON.stringify({ ...facadeOf(hotel), seed: '' }));
  const groups = [...Map.groupBy(facades, (one) => one).values()];
  const most = Math.max(...groups.map(({ length }) => length));
  expect(most).toBeLessThan(facades.length / 4);
});

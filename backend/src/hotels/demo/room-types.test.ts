import { sleepsAll } from '@alisio/shared-contracts/hotels';
import { loadTowns } from '../../towns/index.ts';
import { demoHotels, houseRulesOf, roomTypesOf } from './index.ts';

const towns = loadTowns();
const bogota = towns.all.filter(({ name, country }) => name === 'Bogotá' && country === 'CO');
const hotels = bogota.flatMap(demoHotels);

test('where a house has no cots, a baby is counted among those who need a bed; elsewhere it is not', () => {
  const family = { adults: 2, childAges: [1] };
  const without = hotels.filter((hotel) => !houseRulesOf(hotel).cot);
  const withCots = hotels.filter((hotel) => houseRulesOf(hotel).cot);
  expect(Math.min(without.length, withCots.length)).toBeGreaterThan(10);
  const doubles = (of: typeof hotels) =>
    of.flatMap((hotel) => roomTypesOf(hotel).filter(({ name }) => name === 'double'));
  expect(doubles(without).some(({ sleeps }) => sleepsAll(sleeps, family))).toBe(false);
  expect(doubles(withCots).every(({ sleeps }) => sleepsAll(sleeps, family))).toBe(true);
});

import { loadAirports } from '../airports/index.ts';
import { placeEntries } from './place-entry.ts';
import { placeSearch } from './place-search.ts';
import { townNames } from './town-names.ts';
import { loadTowns } from './towns.ts';

const airports = loadAirports();
const towns = loadTowns();
const names = townNames(towns.all, airports);
const search = placeSearch([...placeEntries(towns, names, airports)]);
const first = (term: string) => {
  const [place] = search(term).places;
  const name =
    place && ('radiusKm' in place.subject ? names.nameOf(place.subject, 'es') : place.subject.name);
  return place && `${place.kind} ${name} ${place.country}`;
};

test.each([
  ['cancun', 'city Cancún MX'],
  ['Nueva York', 'city Nueva York US'],
  ['new york', 'city Nueva York US'],
  ['Londres', 'city Londres GB'],
  ['cartagena', 'city Cartagena CO'],
  ['Cartagena, España', 'city Cartagena ES'],
  ['paris texas', 'city Paris US'],
  ['Chapinero', 'area Chapinero CO'],
  ['zona hotelera', 'area Zona Hotelera MX'],
  ['sto domingo', 'city Santo Domingo DO'],
  ['san jose costa rica', 'city San José CR'],
  ['mde', 'city Medellín CO'],
  ['Punta Cana', 'city Punta Cana DO'],
  ['aruba', 'city Aruba AW'],
])('"%s" finds %s first', (term, place) => {
  expect(first(term)).toBe(place);
  expect(search(term).isMended).toBe(false);
});

test.each([
  ['medelin', 'city Medellín CO'],
  ['barselona', 'city Barcelona ES'],
])('"%s" is mended, and says so', (term, place) => {
  expect(first(term)).toBe(place);
  expect(search(term).isMended).toBe(true);
});

test.each(['', '   ', 'zzzzzzzz', 'x'])('"%s" finds nothing', (term) => {
  expect(search(term).places).toEqual([]);
});

test('there are some two hundred thousand hotels, in every town of the data set', () => {
  const all = towns.all.reduce((sum, { hotels }) => sum + hotels, 0);
  expect(all).toBeGreaterThan(195_000);
  expect(all).toBeLessThan(205_000);
  expect(towns.all.every(({ hotels }) => hotels >= 2)).toBe(true);
});

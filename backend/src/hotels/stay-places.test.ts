import { foldText, loadAirports } from '../airports/index.ts';
import { loadPlaces } from '../towns/index.ts';
import { demoHotels } from './demo/index.ts';
import { StayPlaces } from './stay-places.ts';

const known = loadPlaces(loadAirports());
const { towns } = known;
const places = new StayPlaces(known);
beforeAll(() => places.warm());

const CARTAGENA = '2713a';
const cartagena = towns.town(CARTAGENA);
const hotels = cartagena ? demoHotels(cartagena) : [];
const [casona] = hotels.filter(({ name }) => name.startsWith('La Casona'));
const codes = (term: string) => places.find(term, 'es').data.map(({ id }) => id);

test('every hotel of a town is found by its name and its town, whatever its accents, before all others', () => {
  expect(hotels.length).toBeGreaterThan(50);
  const lost = hotels.filter(({ name, code }) => {
    const [first] = places.find(`${foldText(name)} cartagena`, 'es').data;
    // Two of a town may be called the same.
    return first?.id !== code && first?.name !== name;
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('a hotel says where it is, and stands in addresses by its code', () => {
  if (!casona) throw new Error('no such hotel');
  const found = places.find(casona.name, 'es').data.find(({ id }) => id === casona.code);
  expect(found).toEqual({
    ...{ kind: 'hotel', id: casona.code, name: casona.name, cityName: 'Cartagena' },
    ...{ countryCode: 'CO', countryName: 'Colombia', location: { lat: casona.lat, lon: casona.lon } },
  });
  expect(places.named('hotel', casona.code, 'es')).toEqual(found);
});

test.each([`${CARTAGENA}-05`, `${CARTAGENA}-zz`, `${CARTAGENA}-5x-`, 'nowhere-1', 'x'])(
  '"%s" is no hotel',
  (code) => {
    expect(places.named('hotel', code, 'es')).toBeUndefined();
  },
);

test('a beginning is enough, a mistake is mended and said, and the kind of house may be another', () => {
  if (!casona) throw new Error('no such hotel');
  const word = foldText(casona.name).split(' ').at(-1) ?? '';
  expect(codes(`${word.slice(0, -1)} cartagena`)).toContain(casona.code);
  expect(codes(`hotel ${word} cartagena colombia`)[0]).toBe(casona.code);
  const mistyped = `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)} cartagena`;
  expect(places.find(mistyped, 'es')).toMatchObject({ data: [{ id: casona.code }], isMended: true });
});

test('a town is a town before it is a hotel, also where hotels of it are asked for', () => {
  expect(places.find('Santa Marta', 'es').data[0]).toMatchObject({ kind: 'city', name: 'Santa Marta' });
  const { data, isMended } = places.find('hoteles en Cartagena', 'es');
  expect(data[0]).toMatchObject({ kind: 'city', id: CARTAGENA });
  expect(isMended).toBe(false);
});

test('words that every other hotel has find none', () => {
  for (const term of ['hotel', 'hostal', 'casa', 'al']) {
    expect(places.find(term, 'es').data.filter(({ kind }) => kind === 'hotel')).toEqual([]);
  }
});

test('no hotel stands twice, however often a word of its name is said', () => {
  const beginning = codes(Array(20).fill('fall').join(' '));
  const twice = hotels.slice(0, 20).map(({ name }) => codes(`${name} ${name}`));
  expect(beginning.length).toBeGreaterThan(0);
  for (const found of [beginning, ...twice]) expect(new Set(found).size).toBe(found.length);
});

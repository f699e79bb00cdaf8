import { airportSearch } from './airport-search.ts';
import { loadAirports } from './catalogue.ts';
import { cityName } from './place-names.ts';

const search = airportSearch(loadAirports());
const found = (term: string) => search(term).map((city) => cityName(city, 'es'));

describe('searching airports', () => {
  test.each([
    ['bogta', 'Bogotá'],
    ['Bogotá', 'Bogotá'],
    ['BOG', 'Bogotá'],
    ['el dorado', 'Bogotá'],
    ['cdmx', 'Ciudad de México'],
    ['nueva york', 'Nueva York'],
    ['new york', 'Nueva York'],
    ['nuev york', 'Nueva York'],
    ['jfk', 'Nueva York'],
    ['londres', 'Londres'],
    ['heathrow', 'Londres'],
    ['maimi', 'Miami'],
    ['medelin', 'Medellín'],
    ['cartagena', 'Cartagena'],
    ['tokio', 'Tokio'],
    ['sao paulo', 'São Paulo'],
    ['madrid españa', 'Madrid'],
    ['HOU', 'Houston'],
  ])('%s leads to %s', (term, city) => {
    expect(found(term)[0]).toBe(city);
  });

  test('a country lists its biggest cities', () => {
    expect(found('colombia').slice(0, 2)).toEqual(['Bogotá', 'Medellín']);
  });

  test('ten cities at most; a code first, then the busier', () => {
    const cities = found('san');
    expect(cities).toHaveLength(10);
    expect(cities[0]).toBe('San Diego');
    expect(cities.indexOf('San Francisco')).toBeLessThan(cities.indexOf('San Antonio'));
  });

  test('nothing for a blank term, signs or a word that nothing resembles', () => {
    expect(found('   ')).toEqual([]);
    expect(found('¿?%')).toEqual([]);
    expect(found('zzzzqqqq')).toEqual([]);
  });

  test('a short wrong code is not mended into another', () => {
    expect(found('BQZ')).toEqual([]);
  });
});

import { loadAirports } from './catalogue.ts';
import { airportGroupOf } from './present.ts';

const catalogue = loadAirports();

/** IATA metropolitan areas and the airports that belong to each at least. */
const AREAS: [string, string[]][] = [
  ['NYC', ['JFK', 'EWR', 'LGA']],
  ['LON', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
  ['PAR', ['CDG', 'ORY']],
  ['BUE', ['EZE', 'AEP']],
  ['SAO', ['GRU', 'CGH', 'VCP']],
  ['RIO', ['GIG', 'SDU']],
  ['MIL', ['MXP', 'LIN', 'BGY']],
  ['ROM', ['FCO', 'CIA']],
  ['TYO', ['HND', 'NRT']],
  ['MOW', ['SVO', 'DME', 'VKO']],
  ['STO', ['ARN']],
  ['CHI', ['ORD', 'MDW']],
  ['WAS', ['IAD', 'DCA']],
  ['YTO', ['YYZ']],
  ['YMQ', ['YUL']],
];

describe('the airport data', () => {
  test('has four thousand airports, each with a city, a country, a zone and a place on earth', () => {
    expect(catalogue.airports.length).toBeGreaterThan(4000);
    for (const { code, city, country, zone, lat, lon } of catalogue.airports) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(city.es).not.toBe('');
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(lon)).toBeLessThanOrEqual(180);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
  });

  test.each(AREAS)('%s has all its airports', (code, airports) => {
    expect(catalogue.airportsOf(code).map((airport) => airport.code)).toEqual(
      expect.arrayContaining(airports),
    );
  });

  test('a code that is an airport means that airport alone', () => {
    expect(catalogue.airportsOf('MEX').map(({ code }) => code)).toEqual(['MEX']);
    expect(catalogue.airportsOf('ZZZ')).toEqual([]);
  });

  test.each([
    ['JFK', 'Nueva York', 'New York', 'Estados Unidos', 'United States'],
    ['LHR', 'Londres', 'London', 'Reino Unido', 'United Kingdom'],
    ['MUC', 'Múnich', 'Munich', 'Alemania', 'Germany'],
    ['HAV', 'La Habana', 'Havana', 'Cuba', 'Cuba'],
    ['CUZ', 'Cusco', 'Cusco', 'Perú', 'Peru'],
    ['CPH', 'Copenhague', 'Copenhagen', 'Dinamarca', 'Denmark'],
  ])('%s is in %s and in %s', (code, es, en, countryEs, countryEn) => {
    const city = catalogue.airport(code)?.city;
    expect(city && airportGroupOf(city, 'es')).toMatchObject({ cityName: es, countryName: countryEs });
    expect(city && airportGroupOf(city, 'en')).toMatchObject({ cityName: en, countryName: countryEn });
  });

  test('a city of many airports can be chosen as a whole, a city of one is its airport', () => {
    const [newYork, bogota] = ['JFK', 'BOG'].map((code) => catalogue.airport(code)?.city);
    expect(newYork && airportGroupOf(newYork, 'es').airports.map(({ airportCode }) => airportCode)).toEqual([
      'NYC',
      'JFK',
      'EWR',
      'LGA',
    ]);
    expect(bogota && airportGroupOf(bogota, 'es').airports).toEqual([
      expect.objectContaining({ airportCode: 'BOG', name: 'El Dorado', isCity: false }),
    ]);
  });
});

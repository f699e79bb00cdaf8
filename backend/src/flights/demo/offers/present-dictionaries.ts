import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import { byLanguage, type Language } from '@alisio/shared-contracts/languages';
import { type Airport, airportName, cityName } from '../../../airports/index.ts';
import { aircraftOf } from '../airlines/aircraft.ts';
import { carrierName } from '../airlines/index.ts';
import type { Journey } from '../journeys/journey.ts';
import { Kept } from '../kept.ts';

type Dictionaries = FlightOffer['dictionaries'];
type Place = Dictionaries['locations'][string];

const places = byLanguage(() => new WeakMap<Airport, Place>());

function placeOf(airport: Airport, language: Language): Place {
  const known = places[language].get(airport);
  if (known) return known;
  const place = {
    name: airportName(airport, language),
    cityCode: airport.city.code,
    cityName: cityName(airport.city, language),
    countryCode: airport.country,
  };
  places[language].set(airport, place);
  return place;
}

/**
 * To the runtime an object with the key 738 has as many holes, 9 KB: one for each pair of journeys was half of what a
 * search left to be collected. What nobody may change later it keeps as a table.
 */
function aircraftNames(codes: readonly string[]): Dictionaries['aircraft'] {
  const names: Dictionaries['aircraft'] = {};
  for (const code of codes)
    Object.defineProperty(names, code, { value: aircraftOf(code).name, enumerable: true });
  return names;
}

const [CODE_END, SET_END] = [',', ';'];

/** What offers of one search name by codes: the few airlines, airports and aircraft of a route, each set of them one object. */
export class OfferDictionaries {
  readonly #airports = new Map<string, Airport>();
  readonly #carriers = new Kept((codes: string) =>
    Object.fromEntries(codes.split(CODE_END).map((code) => [code, carrierName(code)])),
  );
  readonly #locations: Kept<string, Dictionaries['locations']>;
  readonly #aircraft = new Kept((codes: string) => aircraftNames(codes.split(CODE_END)));
  readonly #all = new Kept((sets: string): Dictionaries => {
    const [carriers = '', airports = '', aircraft = ''] = sets.split(SET_END);
    return {
      carriers: this.#carriers.of(carriers),
      locations: this.#locations.of(airports),
      aircraft: this.#aircraft.of(aircraft),
    };
  });

  constructor(language: Language) {
    this.#locations = new Kept((codes) =>
      Object.fromEntries(
        codes.split(CODE_END).flatMap((code) => {
          const airport = this.#airports.get(code);
          return airport ? [[code, placeOf(airport, language)]] : [];
        }),
      ),
    );
  }

  of(itineraries: readonly Itinerary[], journeys: readonly { journey: Journey }[]): Dictionaries {
    const [carriers, airports, aircraft] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const { segments } of itineraries) {
      for (const segment of segments) {
        carriers.add(segment.carrierCode).add(segment.operating.carrierCode);
        aircraft.add(segment.aircraft.code);
      }
    }
    for (const { journey } of journeys) {
      for (const { flight } of journey.departures) {
        for (const airport of [flight.route.from, flight.route.to]) {
          airports.add(airport.code);
          this.#airports.set(airport.code, airport);
        }
      }
    }
    return this.#all.of(
      [carriers, airports, aircraft].map((codes) => [...codes].join(CODE_END)).join(SET_END),
    );
  }
}

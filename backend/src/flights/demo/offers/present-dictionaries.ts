import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import { byLanguage, type Language } from '@alisio/shared-contracts/languages';
import { type Airport, airportName, cityName } from '../../../airports/index.ts';
import { aircraftOf } from '../airlines/aircraft.ts';
import { carrierName } from '../airlines/index.ts';
import type { Journey } from '../journeys/journey.ts';

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
function aircraftNames(codes: ReadonlySet<string>): Dictionaries['aircraft'] {
  const names: Dictionaries['aircraft'] = {};
  for (const code of codes)
    Object.defineProperty(names, code, { value: aircraftOf(code).name, enumerable: true });
  return names;
}

/** Makes something of codes once. */
class KeptNames<Made> {
  readonly #known = new Map<string, Made>();

  of(key: string, make: () => Made): Made {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#known.set(key, made);
    return made;
  }
}

/** What offers of one search name by codes: the few airlines, airports and aircraft of a route, each set of them one object. */
export class OfferDictionaries {
  readonly #language: Language;
  readonly #carriers = new KeptNames<Dictionaries['carriers']>();
  readonly #locations = new KeptNames<Dictionaries['locations']>();
  readonly #aircraft = new KeptNames<Dictionaries['aircraft']>();
  readonly #all = new KeptNames<Dictionaries>();

  constructor(language: Language) {
    this.#language = language;
  }

  of(itineraries: readonly Itinerary[], journeys: readonly { journey: Journey }[]): Dictionaries {
    const [carriers, aircraft] = [new Set<string>(), new Set<string>()];
    for (const { segments } of itineraries) {
      for (const segment of segments) {
        carriers.add(segment.carrierCode).add(segment.operating.carrierCode);
        aircraft.add(segment.aircraft.code);
      }
    }
    const airports = new Map<string, Airport>();
    for (const { journey } of journeys) {
      for (const { flight } of journey.departures)
        for (const airport of [flight.route.from, flight.route.to]) airports.set(airport.code, airport);
    }
    const keys = [carriers, airports.keys(), aircraft].map((codes) => [...codes].join());
    const [ofCarriers = '', ofAirports = '', ofAircraft = ''] = keys;
    return this.#all.of(keys.join(';'), () => ({
      carriers: this.#carriers.of(ofCarriers, () =>
        Object.fromEntries([...carriers].map((code) => [code, carrierName(code)])),
      ),
      locations: this.#locations.of(ofAirports, () =>
        Object.fromEntries([...airports].map(([code, airport]) => [code, placeOf(airport, this.#language)])),
      ),
      aircraft: this.#aircraft.of(ofAircraft, () => aircraftNames(aircraft)),
    }));
  }
}

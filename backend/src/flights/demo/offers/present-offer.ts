import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { byLanguage, type Language } from '@alisio/shared-contracts/languages';
import { amountText } from '@alisio/shared-contracts/money';
import { type Airport, airportName, cityName } from '../../../airports/index.ts';
import { aircraftOf } from '../airlines/aircraft.ts';
import { carrierName } from '../airlines/index.ts';
import { feeIn } from '../fares/currencies.ts';
import { emissionsOf, typicalEmissions } from '../fares/emissions.ts';
import { first, longest } from '../journeys/journey.ts';
import { keptOf } from '../kept-of.ts';
import { isoDay } from '../schedule/days.ts';
import { referenceOf, writeOfferId } from './offer-id.ts';
import { itineraryOf } from './present-itinerary.ts';
import { travelerPricings } from './present-travelers.ts';
import { priceTrip } from './price-trip.ts';
import type { Trip } from './trip.ts';

/** What an offer shows at most (the public format's limit). */
const MOST_SEATS_SHOWN = 9;

type Place = FlightOffer['dictionaries']['locations'][string];

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

/** What every family of the same flights shows alike. */
interface Shown {
  itineraries: FlightOffer['itineraries'];
  dictionaries: FlightOffer['dictionaries'];
  emissions: FlightOffer['co2Emissions'];
}

function dictionaries(
  itineraries: FlightOffer['itineraries'],
  { journeys }: Trip,
  language: Language,
): Shown['dictionaries'] {
  const names: Shown['dictionaries'] = { carriers: {}, locations: {}, aircraft: {} };
  for (const { segments } of itineraries) {
    for (const { carrierCode, operating, aircraft } of segments) {
      for (const code of [carrierCode, operating.carrierCode]) names.carriers[code] = carrierName(code);
      names.aircraft[aircraft.code] = aircraftOf(aircraft.code).name;
    }
  }
  for (const { journey } of journeys) {
    for (const { flight } of journey.departures) {
      for (const airport of [flight.route.from, flight.route.to])
        names.locations[airport.code] = placeOf(airport, language);
    }
  }
  return names;
}

function fareRules({ rules, currency }: Trip): FlightOffer['fareRules'] {
  const fee = (dollars: number) => ({ amount: feeIn(currency, dollars * 100), currency });
  return {
    refundable: rules.refundable,
    changeable: rules.changeable,
    ...(rules.changeFee > 0 ? { changeFee: fee(rules.changeFee) } : {}),
    ...(rules.refundFee > 0 ? { refundFee: fee(rules.refundFee) } : {}),
  };
}

function emissions({ journeys, cabin, travelers }: Trip): FlightOffer['co2Emissions'] {
  const seats = travelers.adult + travelers.child;
  const sum = (of: (journey: Trip['journeys'][number]) => number) =>
    Math.round(journeys.reduce((kilograms, journey) => kilograms + of(journey), 0) * seats);
  return {
    weight: sum(({ journey, cabins }) => emissionsOf(journey, cabins)),
    typicalWeight: sum(({ journey }) => typicalEmissions(journey, cabin)),
    weightUnit: 'KG',
  };
}

function itinerariesOf({ journeys }: Trip): FlightOffer['itineraries'] {
  let firstId = 1;
  return journeys.map(({ journey }) => {
    const itinerary = itineraryOf(journey, firstId);
    firstId += journey.departures.length;
    return itinerary;
  });
}

const shownBefore = keptOf((_: Trip['journeys']) => new Map<string, Shown>());

function shownOf(trip: Trip, language: Language): Shown {
  const known = shownBefore(trip.journeys);
  const key = [language, trip.cabin, trip.travelers.adult, trip.travelers.child].join();
  const before = known.get(key);
  if (before) return before;
  const itineraries = itinerariesOf(trip);
  const made: Shown = {
    itineraries,
    dictionaries: dictionaries(itineraries, trip, language),
    emissions: emissions(trip),
  };
  known.set(key, made);
  return made;
}

/** The offer for a trip, in the shape of the public GDS format. Its total is the sum of its travellers'. */
export function offerOf(trip: Trip, language: Language): FlightOffer {
  const { currency, journeys, pricedOn } = trip;
  const shown = shownOf(trip, language);
  const reference = referenceOf(trip);
  const [outbound] = journeys;
  if (!outbound) throw new Error('a trip has at least one journey');
  const travelers = travelerPricings(trip, priceTrip(trip));
  const total = travelers.reduce((sum, { price }) => sum + price.intTotal.amount, 0);
  const base = travelers.reduce((sum, { price }) => sum + price.intBase.amount, 0);
  const bags = travelers[0]?.fareDetailsBySegment.map(({ includedCheckedBags }) => includedCheckedBags) ?? [];
  return {
    type: 'flight-offer',
    id: writeOfferId(reference),
    disId: reference.supplier,
    metaName: reference.supplier,
    oneWay: journeys.length === 1,
    lastTicketingDate: isoDay(Math.min(pricedOn + 1, first(outbound.journey).day)),
    numberOfBookableSeats: Math.max(
      0,
      Math.min(MOST_SEATS_SHOWN, ...journeys.map(({ seatsLeft }) => seatsLeft)),
    ),
    validatingAirlineCodes: [longest(outbound.journey).flight.route.airline.code],
    price: {
      currency,
      total: amountText(total, currency),
      base: amountText(base, currency),
      intTotal: { amount: total, currency },
    },
    itineraries: shown.itineraries,
    travelerPricings: travelers,
    included: {
      bags: bags.reduce(
        (least, next) => (next.quantity < least.quantity ? next : least),
        bags[0] ?? { quantity: 0 },
      ),
    },
    fareRules: fareRules(trip),
    co2Emissions: shown.emissions,
    dictionaries: shown.dictionaries,
  };
}

import type {
  FareDetails,
  FlightOffer,
  FlightSegment,
  Itinerary,
  TravelerPricing,
} from '@alisio/shared-contracts/flights';

const LOCATIONS: FlightOffer['dictionaries']['locations'] = {
  BOG: { name: 'El Dorado', cityCode: 'BOG', cityName: 'Bogotá', countryCode: 'CO' },
  MIA: { name: 'Miami', cityCode: 'MIA', cityName: 'Miami', countryCode: 'US' },
  PTY: { name: 'Tocumen', cityCode: 'PTY', cityName: 'Panamá', countryCode: 'PA' },
  JFK: { name: 'John F. Kennedy', cityCode: 'NYC', cityName: 'Nueva York', countryCode: 'US' },
  LGA: { name: 'LaGuardia', cityCode: 'NYC', cityName: 'Nueva York', countryCode: 'US' },
};
const CARRIERS = { AV: 'Avianca', CM: 'Copa', LA: 'LATAM', IB: 'Iberia' };

const minutesBetween = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;

/** `AV8 BOG 2026-12-12T17:35 MIA 2026-12-12T21:10`; a carrier behind the number operates it: `AV8/CM`. */
export function segment(words: string): FlightSegment {
  const [flight = '', from = '', off = '', to = '', on = ''] = words.split(' ');
  const [, carrierCode = '', number = '', operator] = /^(\w\w)(\d+)(?:\/(\w\w))?$/.exec(flight) ?? [];
  return {
    id: flight,
    departure: { iataCode: from, at: `${off}:00` },
    arrival: { iataCode: to, at: `${on}:00` },
    carrierCode,
    number,
    aircraft: { code: '320' },
    operating: { carrierCode: operator ?? carrierCode },
    duration: 'PT1H',
    durationInMinutes: minutesBetween(off, on),
    numberOfStops: 0,
    distanceKm: 2400,
  };
}

/** Of segments written as `segment` reads them; the time on the way is by the clocks on the walls. */
export function itinerary(...segments: readonly [string, ...string[]]): Itinerary {
  const flown = segments.map(segment);
  const minutes = minutesBetween(flown[0]?.departure.at ?? '', flown.at(-1)?.arrival.at ?? '');
  return {
    duration: `PT${minutes}M`,
    durationInMinutes: minutes,
    stops: flown.length - 1,
    departureTimeTag: 'afternoon',
    arrivalTimeTag: 'evening',
    segments: flown,
  };
}

export const EVENING_OUT = itinerary('AV8 BOG 2026-12-12T17:35 MIA 2026-12-12T21:10');
export const NIGHT_OUT = itinerary(
  'CM2 BOG 2026-12-12T20:05 PTY 2026-12-12T21:40',
  'CM3 PTY 2026-12-13T06:10 MIA 2026-12-13T09:20',
);
export const MORNING_BACK = itinerary('AV9 MIA 2026-12-27T08:15 BOG 2026-12-27T11:50');
export const EVENING_BACK = itinerary('LA7 MIA 2026-12-27T19:00 BOG 2026-12-27T22:40');

export interface OfferWords {
  id?: string;
  /** of all travellers, USD, minor units */
  total?: number;
  itineraries?: readonly [Itinerary] | readonly [Itinerary, Itinerary];
  family?: FareDetails['brandedFare'];
  checkedBags?: number;
  cabinBags?: number;
  adults?: number;
  rules?: Partial<FlightOffer['fareRules']>;
  co2?: { weight: number; typicalWeight: number };
  seats?: number;
  supplier?: string;
}

const usd = (amount: number) => ({ amount, currency: 'USD' });
const decimal = (amount: number) => (amount / 100).toFixed(2);
let made = 0;

/** A round trip Bogotá to Miami of one adult in the basic fare, but for what is said. */
export function offer(words: OfferWords = {}): FlightOffer {
  made += 1;
  const { total = 40_000, family = 'BASIC', checkedBags = 0, cabinBags = 1, adults = 1 } = words;
  const {
    itineraries = [EVENING_OUT, MORNING_BACK],
    id = `offer-${made}`,
    rules,
    seats = 9,
    supplier = 'demo',
  } = words;
  const { co2 = { weight: 100, typicalWeight: 100 } } = words;
  const each = Math.round(total / adults);
  const fareDetailsBySegment = itineraries
    .flatMap(({ segments }) => segments)
    .map(
      (flown): FareDetails => ({
        segmentId: flown.id,
        cabin: 'ECONOMY',
        fareBasis: 'OOWBAS',
        class: 'O',
        brandedFare: family,
        includedCheckedBags: { quantity: checkedBags, weight: 23, weightUnit: 'KG' },
        includedCabinBags: { quantity: cabinBags, weight: 10, weightUnit: 'KG' },
        additionalServices: { chargeableCheckedBags: { quantity: 1, price: usd(4000) } },
      }),
    );
  const travelerPricings = Array.from(
    { length: adults },
    (_, i): TravelerPricing => ({
      travelerId: String(i + 1),
      type: 'ADULT',
      price: {
        currency: 'USD',
        total: decimal(each),
        base: decimal(each),
        taxes: [],
        intBase: usd(each),
        intTotal: usd(each),
      },
      fareDetailsBySegment,
    }),
  );
  return {
    type: 'flight-offer',
    id,
    disId: supplier,
    metaName: supplier,
    oneWay: itineraries.length === 1,
    lastTicketingDate: '2026-11-30',
    numberOfBookableSeats: seats,
    validatingAirlineCodes: ['AV'],
    price: { currency: 'USD', total: decimal(total), base: decimal(total), intTotal: usd(total) },
    itineraries: [...itineraries],
    travelerPricings,
    included: { bags: { quantity: checkedBags } },
    fareRules: { refundable: false, changeable: false, ...rules },
    co2Emissions: { ...co2, weightUnit: 'KG' },
    dictionaries: { carriers: CARRIERS, locations: LOCATIONS, aircraft: { 320: 'Airbus A320' } },
  };
}

export const searchAnswer = (...data: FlightOffer[]) => ({
  data,
  meta: {
    count: data.length,
    currency: data[0]?.price.currency ?? 'USD',
    expiresAt: '2099-01-01T00:00:00.000Z',
  },
});

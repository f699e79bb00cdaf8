import type { FlightOffer, FlightSegment, TravelerPricing } from '@alisio/shared-contracts/flights';
import { amountText } from '@alisio/shared-contracts/money';

const CURRENCY = 'USD';
const PRICES = { ADULT: 74_230, CHILD: 56_400, INFANT: 7_420 } as const;

export type Counts = Record<keyof typeof PRICES, number>;

const segment = (overrides: Partial<FlightSegment>): FlightSegment => ({
  id: '1',
  departure: { iataCode: 'BOG', terminal: '1', at: '2027-01-12T17:35:00' },
  arrival: { iataCode: 'MIA', terminal: 'N', at: '2027-01-12T21:30:00' },
  carrierCode: 'AV',
  number: '8',
  aircraft: { code: '320' },
  operating: { carrierCode: 'AV' },
  duration: 'PT3H55M',
  durationInMinutes: 235,
  numberOfStops: 0,
  distanceKm: 2430,
  ...overrides,
});

function pricing(type: TravelerPricing['type'], index: number, segmentIds: string[]): TravelerPricing {
  const money = { amount: PRICES[type], currency: CURRENCY };
  const text = amountText(PRICES[type], CURRENCY);
  const lap = type === 'INFANT';
  return {
    travelerId: String(index + 1),
    type,
    price: { currency: CURRENCY, total: text, base: text, taxes: [], intBase: money, intTotal: money },
    fareDetailsBySegment: segmentIds.map((segmentId) => ({
      segmentId,
      cabin: 'ECONOMY',
      fareBasis: 'KRTCLA',
      class: 'K',
      brandedFare: 'CLASSIC',
      includedCheckedBags: lap ? { quantity: 0 } : { quantity: 1, weight: 23, weightUnit: 'KG' },
      includedCabinBags: lap ? { quantity: 0 } : { quantity: 1 },
      additionalServices: { chargeableCheckedBags: { quantity: 0 } },
    })),
  };
}

/** A round trip Bogotá to Miami, the way back with a night's wait in Cartagena, priced for the given travellers. */
export function flightOfferFor(counts: Counts, overrides: Partial<FlightOffer> = {}): FlightOffer {
  const types = (['ADULT', 'CHILD', 'INFANT'] as const).flatMap((type) => Array(counts[type]).fill(type));
  const travelerPricings = types.map((type, index) => pricing(type, index, ['1', '2', '3']));
  const amount = travelerPricings.reduce((sum, { price }) => sum + price.intTotal.amount, 0);
  const total = amountText(amount, CURRENCY);
  const place = (name: string, cityCode: string, cityName: string, countryCode: string) => ({
    name,
    cityCode,
    cityName,
    countryCode,
  });
  return {
    type: 'flight-offer',
    id: 'offer-1',
    disId: 'VL-7315',
    metaName: 'demo',
    oneWay: false,
    lastTicketingDate: '2027-01-01',
    numberOfBookableSeats: 9,
    validatingAirlineCodes: ['AV'],
    price: { currency: CURRENCY, total, base: total, intTotal: { amount, currency: CURRENCY } },
    itineraries: [
      {
        duration: 'PT3H55M',
        durationInMinutes: 235,
        stops: 0,
        departureTimeTag: 'afternoon',
        arrivalTimeTag: 'evening',
        segments: [segment({})],
      },
      {
        duration: 'PT15H',
        durationInMinutes: 900,
        stops: 1,
        departureTimeTag: 'evening',
        arrivalTimeTag: 'morning',
        segments: [
          segment({
            id: '2',
            number: '121',
            departure: { iataCode: 'MIA', at: '2027-01-26T19:00:00' },
            arrival: { iataCode: 'CTG', at: '2027-01-26T22:00:00' },
            durationInMinutes: 180,
          }),
          segment({
            id: '3',
            number: '9530',
            departure: { iataCode: 'CTG', at: '2027-01-27T08:30:00' },
            arrival: { iataCode: 'BOG', terminal: '1', at: '2027-01-27T10:00:00' },
            durationInMinutes: 90,
            operating: { carrierCode: 'CM' },
          }),
        ],
      },
    ],
    travelerPricings,
    included: { bags: { quantity: 1, weight: 23, weightUnit: 'KG' } },
    fareRules: { refundable: false, changeable: true, changeFee: { amount: 9000, currency: CURRENCY } },
    co2Emissions: { weight: 400, typicalWeight: 420, weightUnit: 'KG' },
    dictionaries: {
      carriers: { AV: 'Avianca', CM: 'Copa Airlines' },
      locations: {
        BOG: place('El Dorado', 'BOG', 'Bogotá', 'CO'),
        MIA: place('Miami Internacional', 'MIA', 'Miami', 'US'),
        CTG: place('Rafael Núñez', 'CTG', 'Cartagena', 'CO'),
      },
      aircraft: { '320': 'Airbus A320' },
    },
    ...overrides,
  };
}

export const FAMILY: Counts = { ADULT: 2, CHILD: 1, INFANT: 1 };
export const ALONE: Counts = { ADULT: 1, CHILD: 0, INFANT: 0 };

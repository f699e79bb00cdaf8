import type { FlightOffer, FlightSegment, TravelerPricing } from '@alisio/shared-contracts/flights';
import { amountText } from '@alisio/shared-contracts/money';

interface OfferFacts {
  id?: string;
  /** integer minor units of one adult */
  adultPrice?: number;
  travelers?: readonly TravelerPricing['type'][];
  /** local dates of the two journeys */
  outbound?: string;
  inbound?: string;
  seats?: number;
}

const SHARE = { ADULT: 100, CHILD: 75, INFANT: 10 } as const;

function segment(id: string, from: string, to: string, day: string): FlightSegment {
  return {
    id,
    departure: { iataCode: from, terminal: '1', at: `${day}T08:00:00` },
    arrival: { iataCode: to, at: `${day}T12:00:00` },
    carrierCode: 'AV',
    number: '4',
    aircraft: { code: '320' },
    operating: { carrierCode: 'AV' },
    duration: 'PT4H',
    durationInMinutes: 240,
    numberOfStops: 0,
    distanceKm: 2440,
  };
}

function pricing(
  type: TravelerPricing['type'],
  i: number,
  adultPrice: number,
  segments: FlightSegment[],
): TravelerPricing {
  const amount = (adultPrice * SHARE[type]) / 100;
  return {
    travelerId: String(i + 1),
    type,
    ...(type === 'INFANT' ? { associatedAdultId: '1' } : {}),
    price: {
      currency: 'USD',
      total: amountText(amount, 'USD'),
      base: amountText(amount, 'USD'),
      taxes: [],
      intBase: { amount, currency: 'USD' },
      intTotal: { amount, currency: 'USD' },
    },
    fareDetailsBySegment: segments.map(({ id }) => ({
      segmentId: id,
      cabin: 'ECONOMY',
      fareBasis: 'YCLASSIC',
      class: 'Y',
      brandedFare: 'CLASSIC',
      includedCheckedBags: { quantity: 1 },
      includedCabinBags: { quantity: 1 },
      additionalServices: { chargeableCheckedBags: { quantity: 2 } },
    })),
  };
}

const place = (name: string, cityCode: string, countryCode: string) => ({
  name,
  cityCode,
  cityName: name,
  countryCode,
});

/** Bogotá to Miami and back for two adults, a child and an infant, unless told otherwise. */
export function makeOffer({
  id = 'offer-one',
  adultPrice = 20_000,
  travelers = ['ADULT', 'ADULT', 'CHILD', 'INFANT'],
  outbound = '2027-02-10',
  inbound = '2027-02-17',
  seats = 9,
}: OfferFacts = {}): FlightOffer {
  const segments = [segment('1', 'BOG', 'MIA', outbound), segment('2', 'MIA', 'BOG', inbound)];
  const travelerPricings = travelers.map((type, i) => pricing(type, i, adultPrice, segments));
  const amount = travelerPricings.reduce((sum, { price }) => sum + price.intTotal.amount, 0);
  return {
    type: 'flight-offer',
    id,
    disId: 'dis-1',
    metaName: 'demo',
    oneWay: false,
    lastTicketingDate: outbound,
    numberOfBookableSeats: seats,
    validatingAirlineCodes: ['AV'],
    price: {
      currency: 'USD',
      total: amountText(amount, 'USD'),
      base: amountText(amount, 'USD'),
      intTotal: { amount, currency: 'USD' },
    },
    itineraries: segments.map((one) => ({
      duration: one.duration,
      durationInMinutes: one.durationInMinutes,
      stops: 0,
      departureTimeTag: 'morning',
      arrivalTimeTag: 'afternoon',
      segments: [one],
    })),
    travelerPricings,
    included: { bags: { quantity: 1 } },
    fareRules: { refundable: false, changeable: true, changeFee: { amount: 9000, currency: 'USD' } },
    co2Emissions: { weight: 600, typicalWeight: 640, weightUnit: 'KG' },
    dictionaries: {
      carriers: { AV: 'Avianca' },
      locations: { BOG: place('Bogotá', 'BOG', 'CO'), MIA: place('Miami', 'MIA', 'US') },
      aircraft: { '320': 'Airbus A320' },
    },
  };
}

import type { ApiHandler } from '@alisio/platform/testing';
import { flightOffer } from '@alisio/shared-contracts/flights';
import { hotelDetail, listedHotel } from '@alisio/shared-contracts/hotels';
import {
  type ChosenPackage,
  type PackageSearchAnswer,
  packageCard,
  packageFlight,
  packageRoom,
} from '@alisio/shared-contracts/packages';
import { z } from '@alisio/shared-contracts/zod';

const USD = 'USD';
const dollars = (minor: number) => (minor / 100).toFixed(2);

const leg = (id: string, from: string, to: string, day: string, leaves: string, lands: string) => ({
  duration: 'PT1H30M',
  durationInMinutes: 90,
  stops: 0,
  departureTimeTag: 'morning' as const,
  arrivalTimeTag: 'morning' as const,
  segments: [
    {
      id,
      departure: { iataCode: from, at: `${day}T${leaves}:00` },
      arrival: { iataCode: to, at: `${day}T${lands}:00` },
      carrierCode: 'AV',
      number: `${8000 + Number(id)}`,
      aircraft: { code: '320' },
      operating: { carrierCode: 'AV' },
      duration: 'PT1H30M',
      durationInMinutes: 90,
      numberOfStops: 0,
      distanceKm: 650,
    },
  ],
});

/** A flight of two from Bogotá to Cartagena at a price of all, integer minor units. */
export function offerAt(total: number, id = 'demo1.YCP.200.USD.x'): z.infer<typeof flightOffer> {
  const each = total / 2;
  const price = {
    currency: USD,
    total: dollars(each),
    base: dollars(each),
    taxes: [],
    intBase: { amount: each, currency: USD },
    intTotal: { amount: each, currency: USD },
  };
  const fare = (segmentId: string) => ({
    segmentId,
    cabin: 'ECONOMY',
    fareBasis: 'YRTCLA',
    class: 'Y',
    brandedFare: 'CLASSIC',
    includedCheckedBags: { quantity: 1, weight: 23, weightUnit: 'KG' },
    includedCabinBags: { quantity: 1 },
    additionalServices: { chargeableCheckedBags: { quantity: 0 } },
  });
  return z.parse(flightOffer, {
    type: 'flight-offer',
    id,
    disId: 'demo1',
    metaName: 'demo1',
    oneWay: false,
    lastTicketingDate: '2026-11-26',
    numberOfBookableSeats: 9,
    validatingAirlineCodes: ['AV'],
    price: {
      currency: USD,
      total: dollars(total),
      base: dollars(total),
      intTotal: { amount: total, currency: USD },
    },
    itineraries: [
      leg('1', 'BOG', 'CTG', '2026-12-10', '07:40', '09:10'),
      leg('2', 'CTG', 'BOG', '2026-12-14', '16:05', '17:35'),
    ],
    travelerPricings: ['1', '2'].map((travelerId) => ({
      travelerId,
      type: 'ADULT',
      price,
      fareDetailsBySegment: [fare('1'), fare('2')],
    })),
    included: { bags: { quantity: 1, weight: 23, weightUnit: 'KG' } },
    fareRules: { refundable: false, changeable: true },
    co2Emissions: { weight: 100, typicalWeight: 100, weightUnit: 'KG' },
    dictionaries: {
      carriers: { AV: 'Avianca' },
      aircraft: { 320: 'Airbus A320' },
      locations: {
        BOG: { name: 'El Dorado', cityCode: 'BOG', cityName: 'Bogotá', countryCode: 'CO' },
        CTG: { name: 'Rafael Núñez', cityCode: 'CTG', cityName: 'Cartagena', countryCode: 'CO' },
      },
    },
  });
}

export const flightFor = (together: number, apart: number) =>
  z.parse(packageFlight, { offer: offerAt(together), apart });

export interface MadeWay {
  together: number;
  apart: number;
  board?: 'room-only' | 'breakfast';
  left?: number;
}

/** A room of a package for one of the searched rooms, not given back, each way at its price. */
export const roomFor = (roomIndex: number, roomTypeCode: string, ways: readonly MadeWay[]) =>
  z.parse(packageRoom, {
    room: {
      roomIndex,
      roomType: roomTypeCode,
      roomTypeCode,
      roomID: `x-1/${roomTypeCode}`,
      roomDescription: {
        name: roomTypeCode === 'single' ? 'Habitación individual' : 'Habitación doble',
        text: [],
      },
      beds: [{ kind: 'double', count: 1 }],
      size: 20,
      sleeps: { adults: 2, children: 1 },
      picture: { draws: 'double', light: 'day', seed: 'x-1' },
      ratePlans: ways.map(({ together, board = 'room-only', left }, at) => ({
        rateKey: `${roomTypeCode}-${roomIndex}-${at}`,
        ratePlanName: board,
        board,
        cancellation: 'non-refundable',
        cancellationSteps: [{ keeps: together }],
        convertedRateInfo: {
          startDate: '2026-12-10',
          endDate: '2026-12-14',
          currencyCode: USD,
          amountBeforeTax: together,
          taxes: [],
          amountAfterTax: together,
          payAtHotel: 0,
          averageNightlyRate: Math.ceil(together / 4),
        },
        ...(left === undefined ? {} : { left }),
      })),
    },
    apart: ways.map(({ apart }) => apart),
  });

const CODE = '2713a-3';

/** The hotel of tests, as its page has it. */
export const casa = z.parse(hotelDetail, {
  hotelInfo: {
    hotelName: 'Casa del Aljibe',
    hotelCode: CODE,
    SabreHotelCode: CODE,
    rating: 5,
    kind: 'hotel',
    guestScore: { score: 92, count: 1300 },
    amenities: ['wifi'],
    locationInfo: {
      latitude: 10.42,
      longitude: -75.54,
      neighbourhood: 'Getsemaní',
      zone: 'America/Bogota',
      address: {
        addressLine1: 'Calle 1',
        cityName: 'Cartagena',
        postalCode: '130001',
        countryName: 'Colombia',
        countryCode: 'CO',
      },
    },
  },
  hotelImageInfo: { images: [{ draws: 'casona', light: 'day', seed: CODE }] },
  description: [],
  houseRules: {
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    childrenStayUntil: 11,
    cot: true,
    pets: false,
    parking: 'none',
  },
  scores: [],
  nearby: [],
});

/** A package of the list at prices of its hotel, integer minor units; the flight costs 272 dollars. */
export function cardAt(together: number, apart: number, name = 'Casa del Aljibe') {
  const code = name.toLowerCase().replaceAll(' ', '-');
  const hotel = z.parse(listedHotel, {
    hotelInfo: { ...casa.hotelInfo, hotelName: name, hotelCode: code, SabreHotelCode: code },
    hotelImageInfo: casa.hotelImageInfo,
    hotelRateInfo: {
      rateInfo: {
        convertedRateInfo: roomFor(1, 'double', [{ together, apart }]).room.ratePlans.map(
          ({ convertedRateInfo }) => convertedRateInfo,
        ),
      },
      lead: { board: 'room-only', cancellation: 'non-refundable' },
      boards: ['room-only'],
      cancellations: ['non-refundable'],
    },
    distance: 1.2,
  });
  const [total, totalApart] = [27_200 + together, 27_200 + apart];
  return z.parse(packageCard, { hotel, hotelApart: apart, total, totalApart, saving: totalApart - total });
}

const airport = (airportCode: string, cityName: string, lat: number, lon: number) => ({
  airportCode,
  name: cityName,
  cityName,
  cityCode: airportCode,
  countryCode: 'CO',
  countryName: 'Colombia',
  isCity: false,
  location: { lat, lon },
});
const AIRPORTS = [airport('BOG', 'Bogotá', 4.7, -74.1), airport('CTG', 'Cartagena', 10.4, -75.5)];

/** The two airports of the trip of tests, by name or code. */
export const airports: ApiHandler = {
  method: 'GET',
  path: '/search/airports',
  respond: ({ query }) => {
    const term = (query.get('term') ?? '').toLowerCase();
    const found = AIRPORTS.filter(
      ({ airportCode, cityName }) =>
        airportCode.toLowerCase() === term || cityName.toLowerCase().startsWith(term),
    );
    return {
      body: {
        data: found.map((one) => ({
          cityCode: one.airportCode,
          cityName: one.cityName,
          countryCode: one.countryCode,
          countryName: one.countryName,
          airports: [one],
        })),
      },
    };
  },
};

export const STAY = { startDate: '2026-12-10', endDate: '2026-12-14' };
export const EXPIRES = '2026-11-25T12:15:00.000Z';

/** A search that finds these. */
export const packagesFound = (
  cards: readonly ReturnType<typeof cardAt>[],
  more: Partial<PackageSearchAnswer['meta']> = {},
): ApiHandler => ({
  method: 'POST',
  path: '/packages/search',
  body: {
    flight: flightFor(27_200, 27_200),
    data: cards,
    meta: { stay: STAY, total: cards.length, soldOut: 0, expiresAt: EXPIRES, ...more },
  },
});

/** One package of two rooms to choose from. */
export const onePackage: ApiHandler[] = [
  airports,
  { method: 'GET', path: '/hotels/{code}', body: casa },
  {
    method: 'POST',
    path: '/packages/{code}',
    body: {
      flight: flightFor(27_200, 27_200),
      stay: STAY,
      rooms: [
        roomFor(1, 'double', [
          { together: 61_560, apart: 68_400 },
          { together: 70_000, apart: 77_000, board: 'breakfast' },
        ]),
      ],
      expiresAt: EXPIRES,
    },
  },
  {
    method: 'POST',
    path: '/package-phone-offers',
    status: 201,
    body: { code: 'PK-5520', until: EXPIRES },
  },
];

/** What choosing is answered: both parts at these totals, integer minor units. */
export const confirmed = (flight: number, hotel: number): ApiHandler => {
  const part = (product: string, amount: number) => ({
    product,
    reference: `${product}-1`,
    title: product,
    total: { amount, currency: USD },
    shares: [amount],
    apart: amount,
    travelers: { adult: 2, child: 0, infant: 0 },
    details: {},
    expiresAt: '2026-11-25T12:08:00.000Z',
  });
  const body: ChosenPackage = {
    data: [part('flight', flight), part('hotel', hotel)],
    expiresAt: '2026-11-25T12:08:00.000Z',
  };
  return { method: 'POST', path: '/package-choices', body };
};

const SEARCH = { from: 'BOG', to: 'CTG', departureDate: '2026-12-10', returnDate: '2026-12-14', rooms: '2' };

/** An address below `/paquetes` of the trip of tests, with more words. */
export const packagePath = (
  page: 'result' | 'detalle' | 'vuelos',
  more: Record<string, string> = {},
): string =>
  `/paquetes/${page}?${new URLSearchParams({ ...SEARCH, ...(page === 'result' ? {} : { hotel: CODE }), ...more })}`;

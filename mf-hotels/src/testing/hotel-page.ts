import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import type {
  HotelDetail,
  HotelInCart,
  HotelRoom,
  RatePlan,
  RoomGuests,
} from '@alisio/shared-contracts/hotels';
import { writeRooms } from '@alisio/shared-contracts/hotels';
import { listedHotel } from './hotels.ts';

export const CODE = '2713a-3';
const { hotelInfo } = listedHotel('Casa del Aljibe', { hotelCode: CODE, rating: 5, area: 'Getsemaní' });

export const casa: HotelDetail = {
  hotelInfo,
  hotelImageInfo: {
    images: [
      { draws: 'casona', light: 'day', seed: CODE },
      { draws: 'doble', light: 'day', seed: 'a' },
      { draws: 'balcon', light: 'day', seed: 'b' },
    ],
  },
  description: ['Una casa en Getsemaní.'],
  houseRules: {
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    deposit: { amount: 5000, currency: 'USD' },
    childrenStayUntil: 11,
    cot: true,
    pets: false,
    parking: 'paid',
  },
  scores: [{ criterion: 'clean', score: 94 }],
  nearby: [{ kind: 'centre', name: 'Centro de Cartagena', metres: 300 }],
};

export interface PlanFacts extends Partial<RatePlan> {
  /** before tax, dollars of the stay */
  dollars?: number;
  /** dollars of it that are paid there */
  atHotel?: number;
}

/** A plan of four nights in December, with 19 % tax, that can be given back until six days before. */
export function ratePlan(
  rateKey: string,
  { dollars = 400, atHotel = 0, ...facts }: PlanFacts = {},
): RatePlan {
  const [beforeTax, local] = [dollars * 100, atHotel * 100];
  const vat = Math.round(beforeTax * 0.19);
  const amountAfterTax = beforeTax + vat + local;
  const charged = amountAfterTax - local;
  return {
    rateKey,
    ratePlanName: 'Desayuno incluido, cancelación gratis',
    board: 'breakfast',
    cancellation: 'free-cancellation',
    cancellationSteps: [{ keeps: 0 }, { from: '2026-12-04T12:00:00', keeps: charged }],
    convertedRateInfo: {
      startDate: '2026-12-10',
      endDate: '2026-12-14',
      currencyCode: 'USD',
      amountBeforeTax: beforeTax,
      taxes: [
        { code: 'vat', amount: vat, payAtHotel: false },
        ...(local > 0 ? [{ code: 'city-tax', amount: local, payAtHotel: true }] : []),
      ],
      amountAfterTax,
      payAtHotel: local,
      averageNightlyRate: Math.ceil(amountAfterTax / 4),
    },
    ...facts,
  };
}

/** A type of room for one of the searched rooms. */
export const hotelRoom = (
  roomIndex: number,
  code: string,
  plans: readonly RatePlan[],
  facts: Partial<HotelRoom> = {},
): HotelRoom => ({
  roomIndex,
  roomType: code,
  roomTypeCode: code,
  roomID: `${CODE}/${code}`,
  roomDescription: {
    name: code === 'double' ? 'Cuarto Aljibe' : 'Cuarto Balcón',
    text: ['Una cama', 'Baño'],
  },
  beds: [{ kind: 'double', count: 1 }],
  size: 22,
  sleeps: { adults: 2, children: 1 },
  picture: { draws: 'doble', light: 'day', seed: code },
  ratePlans: [...plans],
  ...facts,
});

/** Two types for each of two rooms, the cheaper one of which only one is left. */
export const twoRooms = (left?: number): HotelRoom[] =>
  [1, 2].flatMap((index) => [
    hotelRoom(index, 'double', [
      ratePlan(`double${index}`, { ...(left === undefined ? {} : { left }) }),
      ratePlan(`double${index}n`, {
        dollars: 300,
        board: 'room-only',
        cancellation: 'non-refundable',
        cancellationSteps: [{ keeps: 35_700 }],
        ...(left === undefined ? {} : { left }),
      }),
    ]),
    hotelRoom(index, 'balcony', [ratePlan(`balcony${index}`, { dollars: 500, atHotel: 12 })]),
  ]);

export const TWO: readonly RoomGuests[] = [
  { adults: 2, childAges: [] },
  { adults: 2, childAges: [6] },
];

/** The hotel's address for 10 to 14 December 2026, for two rooms unless told. */
export function hotelPath(query: Record<string, string> = {}, more = ''): string {
  const search = {
    hotel: CODE,
    place: 'city-2713a',
    checkIn: '2026-12-10',
    checkOut: '2026-12-14',
    rooms: writeRooms(TWO),
  };
  return `/hoteles/summary?${new URLSearchParams({ ...search, ...query })}${more}`;
}

/** The hotel with these rooms. */
export const withRooms = (
  rooms: readonly HotelRoom[] = twoRooms(),
  expiresAt = '2026-11-25T12:15:00.000Z',
): ApiHandler[] => [
  { method: 'GET', path: '/hotels/{code}', body: casa },
  {
    method: 'POST',
    path: '/hotels/{code}/rooms',
    body: { data: rooms, meta: { expiresAt } },
  },
];

const detailsOf = (): HotelInCart => ({
  hotel: casa.hotelInfo,
  picture: { draws: 'casona', light: 'day', seed: CODE },
  houseRules: casa.houseRules,
  startDate: '2026-12-10',
  endDate: '2026-12-14',
  rooms: twoRooms()
    .filter(({ roomTypeCode }) => roomTypeCode === 'balcony')
    .map(({ ratePlans: [plan = ratePlan('none')], ...room }, at) => ({
      roomIndex: at + 1,
      adults: TWO[at]?.adults ?? 2,
      childAges: [...(TWO[at]?.childAges ?? [])],
      room,
      plan,
    })),
});

/** What choosing is answered; with `before` the price was another one, dollars. */
export const confirmedStay = (before?: number): ApiHandler => {
  const details = detailsOf();
  const shares = details.rooms.map(
    ({ plan: { convertedRateInfo } }) => convertedRateInfo.amountAfterTax - convertedRateInfo.payAtHotel,
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  const now = { amount: total + 2400, currency: 'USD' };
  return {
    method: 'POST',
    path: '/hotels/{code}/choose',
    body: {
      reference: `${CODE}|a|b`,
      title: 'Casa del Aljibe, Cartagena',
      total: { amount: total, currency: 'USD' },
      shares,
      payAtHotel: { amount: 2400, currency: 'USD' },
      details,
      expiresAt: '2026-11-25T12:08:00.000Z',
      ...(before === undefined
        ? {}
        : { changed: { before: { amount: before * 100, currency: 'USD' }, now } }),
    },
  };
};

export const roomGone = problemAnswer('POST', '/hotels/{code}/choose', 'seats-gone');
export const unknownHotel = problemAnswer('GET', '/hotels/{code}', 'not-found');

import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import {
  type CancellationStep,
  type ChosenRoom,
  HOTEL,
  type HotelInCart,
  hotelCartItem,
} from '@alisio/shared-contracts/hotels';
import type { BookedItem, ConfirmedBooking, ItemCancellation } from '@alisio/shared-contracts/orders';
import { confirmedBookingFor } from './bookings.ts';

const picture = { draws: 'casona', light: 'dusk', seed: 'mx-cancun-1' } as const;

/** A room of 100.00 with 16.00 of tax, of which 5.70 more are paid at the hotel. */
export const ROOM = { nights: 10_000, vat: 1600, atHotel: 570 } as const;
const PAID = ROOM.nights + ROOM.vat;

export const FREE: CancellationStep[] = [{ keeps: 0 }, { from: '2027-02-02T12:00:00', keeps: PAID }];
export const NO_REFUND: CancellationStep[] = [{ keeps: PAID }];
export const PART: CancellationStep[] = [{ keeps: 3867 }, { from: '2027-02-08T12:00:00', keeps: PAID }];

const KINDS = new Map<CancellationStep[], ChosenRoom['plan']['cancellation']>([
  [FREE, 'free-cancellation'],
  [PART, 'part-refund'],
]);

export const roomFor = (
  roomIndex: number,
  adults: number,
  childAges: number[] = [],
  cancellationSteps: CancellationStep[] = FREE,
): ChosenRoom => ({
  roomIndex,
  adults,
  childAges,
  room: {
    roomIndex,
    roomType: 'double',
    roomTypeCode: 'double',
    roomID: 'mx-cancun-1/double',
    roomDescription: { name: 'Habitación doble', text: ['Una cama doble'] },
    beds: [{ kind: 'double', count: 1 }],
    size: 22,
    sleeps: { adults: 2, children: 1 },
    picture: { ...picture, draws: 'doble' },
  },
  plan: {
    rateKey: `key-${roomIndex}`,
    ratePlanName: 'Con desayuno, cancelación gratis',
    board: 'breakfast',
    cancellation: KINDS.get(cancellationSteps) ?? 'non-refundable',
    cancellationSteps,
    convertedRateInfo: {
      startDate: '2027-02-08',
      endDate: '2027-02-11',
      currencyCode: 'USD',
      amountBeforeTax: ROOM.nights,
      taxes: [
        { code: 'vat', amount: ROOM.vat, payAtHotel: false },
        { code: 'city-tax', amount: ROOM.atHotel, payAtHotel: true },
      ],
      amountAfterTax: PAID + ROOM.atHotel,
      payAtHotel: ROOM.atHotel,
      averageNightlyRate: 4057,
    },
  },
});

/** Three nights in two rooms, for two adults with a child of eight, and for one. */
export const stayFor = (rooms: ChosenRoom[] = [roomFor(1, 2, [8]), roomFor(2, 1)]): HotelInCart => ({
  hotel: {
    hotelName: 'Hotel Almerún',
    hotelCode: 'mx-cancun-1',
    SabreHotelCode: 'mx-cancun-1',
    rating: 4,
    kind: 'hotel',
    amenities: ['wifi'],
    locationInfo: {
      latitude: 21.17,
      longitude: -86.85,
      neighbourhood: 'Centro',
      zone: 'America/Cancun',
      address: {
        addressLine1: 'Calle del Faro 00',
        cityName: 'Cancún',
        postalCode: '77500',
        countryName: 'México',
        countryCode: 'MX',
      },
    },
  },
  picture,
  houseRules: {
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    childrenStayUntil: 11,
    cot: true,
    pets: false,
    parking: 'free',
  },
  startDate: '2027-02-08',
  endDate: '2027-02-11',
  rooms,
});

/** What `chooseStay` answers of it. */
export const chosenStay = (details = stayFor()) => ({
  reference: ['mx-cancun-1', ...details.rooms.map(({ plan }) => plan.rateKey)].join('|'),
  title: 'Hotel Almerún, Cancún',
  total: { amount: PAID * details.rooms.length, currency: 'USD' },
  shares: details.rooms.map(() => PAID),
  payAtHotel: { amount: ROOM.atHotel * details.rooms.length, currency: 'USD' },
  details,
  expiresAt: '2099-01-01T00:00:00.000Z',
});

export const stayItem = (details = stayFor()): CartItem =>
  hotelCartItem(chosenStay(details), '/hoteles/summary?hotel=mx-cancun-1');

export const GUESTS = {
  guest1FirstName: 'Lucía',
  guest1LastName: 'Rivera',
  guest2FirstName: 'Elena',
  guest2LastName: 'Soto',
};

export function stayBooking(cancellation?: ItemCancellation, details = stayFor()): ConfirmedBooking {
  const { total, title } = chosenStay(details);
  const item: BookedItem = {
    product: HOTEL,
    title,
    total,
    particulars: { ...GUESTS, arrivalTime: '22:00' },
    details: { ...details, confirmationNumber: '7K2M9XQ4', leadGuests: ['Lucía Rivera', 'Elena Soto'] },
    ...(cancellation ? { cancellation } : {}),
  };
  const booking = confirmedBookingFor();
  return {
    ...booking,
    passenger: [],
    items: [item],
    billingInformation: { ...booking.billingInformation, ...total },
    paymentInformation: {
      transactions: [{ ...total, transactionId: 'tx-1', brand: 'visa', last4: '4242' }],
    },
    totalAmountPaid: total,
  };
}

import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { BookedItem, ConfirmedBooking, ItemCancellation } from '@alisio/shared-contracts/orders';
import {
  TOUR,
  TOUR_BALANCE,
  type TourBalanceInCart,
  type TourInCart,
  tourBalanceCartItem,
  tourCartItem,
} from '@alisio/shared-contracts/tours';
import { confirmedBookingFor } from './bookings.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Five days in Peru for two in a double, 520.00 each, with a child of eight for 300.00. All is charged. */
export const tourFor = (change: Partial<TourInCart> = {}): TourInCart => ({
  tour: {
    country: 'peru',
    countryCode: 'PE',
    countryName: 'Perú',
    slug: 'cusco-y-valle-sagrado',
    title: 'Cusco y el Valle Sagrado',
    scene: 'range',
    effort: 'medium',
    zone: 'America/Lima',
    crosses: [],
    childFrom: 6,
  },
  startDate: '2027-06-12',
  endDate: '2027-06-16',
  guides: ['es', 'en'],
  group: { least: 4, most: 12 },
  going: { state: 'forming', decidedOn: '2027-05-22' },
  meetsAt: { id: 'cusco', name: 'Cusco', lat: -13.52, lon: -71.97, altitude: 3400 },
  meetsTime: '12:00',
  dates: [
    { date: '2027-06-12', title: 'Llegada a Cusco', meals: [], sleeps: 'Cusco' },
    { date: '2027-06-16', title: 'Regreso', meals: ['breakfast'], sleeps: null },
  ],
  rooms: [
    { kind: 'double', adults: 2, childAges: [] },
    { kind: 'triple', adults: 0, childAges: [8] },
  ],
  lines: [
    { who: 'adult', room: 'double', count: 2, each: 52_000 },
    { who: 'child', count: 1, each: 30_000 },
  ],
  currency: 'USD',
  shares: [52_000, 52_000, 30_000],
  whole: usd(134_000),
  pay: 'all',
  cancellation: [
    { keeps: 0 },
    { from: '2027-05-13T00:00:00', keeps: 67_000 },
    { from: '2027-05-29T00:00:00', keeps: 134_000 },
  ],
  ...change,
});

export const DEPOSIT = 26_800;

/** The same by its deposit, a fifth of it. */
export const depositFor = (change: Partial<TourInCart> = {}): TourInCart =>
  tourFor({
    pay: 'deposit',
    rest: { amount: usd(134_000 - DEPOSIT), shares: [41_600, 41_600, 24_000], dueOn: '2027-04-28' },
    ...change,
  });

/** What `chooseTour` answers of it. */
export const chosenTour = (details = tourFor()) => ({
  reference: 'tour-key-1',
  title: details.tour.title,
  total: details.rest ? usd(DEPOSIT) : details.whole,
  shares: details.rest ? [10_400, 10_400, 6000] : details.shares,
  details,
  expiresAt: '2099-01-01T00:00:00.000Z',
});

export const tourItem = (details = tourFor()): CartItem =>
  tourCartItem(chosenTour(details), '/turs/peru/cusco-y-valle-sagrado?date=2027-06-12');

export const BALANCE_REFERENCE = 'balance-1';
const balance: TourBalanceInCart = {
  tour: tourFor().tour,
  startDate: '2027-06-12',
  endDate: '2027-06-16',
  confirmationNumber: 'TR55-2090',
  people: 3,
  whole: usd(134_000),
  paid: usd(DEPOSIT),
  rest: usd(134_000 - DEPOSIT),
  dueOn: '2027-04-28',
};

/** What `getTourBalance` answers of it. */
export const balanceFor = (state: 'due' | 'paying' | 'paid' | 'over' = 'due') => ({
  state,
  reference: BALANCE_REFERENCE,
  title: balance.tour.title,
  total: balance.rest,
  shares: [balance.rest.amount],
  details: balance,
  expiresAt: '2099-01-01T00:00:00.000Z',
});

export const balanceItem = (): CartItem =>
  tourBalanceCartItem(balanceFor(), '/user/my-journey/booking-detail');

function bookingOf(item: BookedItem): ConfirmedBooking {
  const booking = confirmedBookingFor();
  const { total } = item;
  return {
    ...booking,
    items: [item],
    billingInformation: { ...booking.billingInformation, ...total },
    paymentInformation: {
      transactions: [{ ...total, transactionId: 'tx-1', brand: 'visa', last4: '4242' }],
    },
    totalAmountPaid: total,
  };
}

export function tourBooking(details = tourFor(), cancellation?: ItemCancellation): ConfirmedBooking {
  const { total, title } = chosenTour(details);
  return bookingOf({
    product: TOUR,
    title,
    total,
    particulars: {},
    details: {
      ...details,
      confirmationNumber: balance.confirmationNumber,
      ...(details.rest ? { balanceReference: BALANCE_REFERENCE } : {}),
    },
    ...(cancellation ? { cancellation } : {}),
  });
}

export const balanceBooking = (): ConfirmedBooking => ({
  ...bookingOf({
    product: TOUR_BALANCE,
    title: `Resto de «${balance.tour.title}»`,
    total: balance.rest,
    particulars: {},
    details: balance,
  }),
  passenger: [],
});

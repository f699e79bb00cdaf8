import { cartItem } from '../checkout-stores/index.ts';
import { z } from '../zod/index.ts';
import { hotelCartItem, hotelInCart } from './index.ts';

const picture = { draws: 'facade', light: 'day', seed: 'mx-cancun-1' };
const rate = {
  startDate: '2027-01-04',
  endDate: '2027-01-06',
  currencyCode: 'USD',
  amountBeforeTax: 10_000,
  taxes: [{ code: 'city-tax', amount: 600, payAtHotel: true }],
  amountAfterTax: 10_600,
  payAtHotel: 600,
  averageNightlyRate: 5300,
};
const roomFor = (roomIndex: number, adults: number, childAges: number[]) => ({
  roomIndex,
  adults,
  childAges,
  room: {
    roomIndex,
    roomType: 'Double',
    roomTypeCode: 'double',
    roomID: 'mx-cancun-1/double',
    roomDescription: { name: 'Habitación doble', text: [] },
    beds: [{ kind: 'double', count: 1 }],
    size: 20,
    sleeps: { adults: 2, children: 1 },
    picture,
  },
  plan: {
    rateKey: `key-${roomIndex}`,
    ratePlanName: 'Solo alojamiento',
    board: 'room-only',
    cancellation: 'non-refundable',
    cancellationSteps: [{ keeps: 10_000 }],
    convertedRateInfo: rate,
  },
});
const details = z.parse(hotelInCart, {
  hotel: {
    hotelName: 'Hotel Almerún',
    hotelCode: 'mx-cancun-1',
    SabreHotelCode: 'mx-cancun-1',
    rating: 3,
    kind: 'hotel',
    amenities: ['wifi'],
    locationInfo: {
      latitude: 21.1,
      longitude: -86.8,
      neighbourhood: '',
      zone: 'America/Cancun',
      address: {
        addressLine1: 'Calle 1',
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
    parking: 'none',
  },
  startDate: '2027-01-04',
  endDate: '2027-01-06',
  rooms: [roomFor(1, 2, [8]), roomFor(2, 1, [])],
});

test('a stay that was confirmed is an item that carts take, of what each room is charged and everybody who sleeps there', () => {
  const item = hotelCartItem(
    {
      reference: 'mx-cancun-1|key-1|key-2',
      title: 'Hotel Almerún, Cancún',
      total: { amount: 20_000, currency: 'USD' },
      shares: [10_000, 10_000],
      details,
      expiresAt: '2026-11-25T12:08:00.000Z',
    },
    '/hoteles/summary?hotel=mx-cancun-1',
  );
  expect(z.parse(cartItem, item)).toEqual({
    product: 'hotel',
    reference: 'mx-cancun-1|key-1|key-2',
    title: 'Hotel Almerún, Cancún',
    total: { amount: 20_000, currency: 'USD' },
    shares: [10_000, 10_000],
    pricedAt: item.pricedAt,
    heldUntil: '2026-11-25T12:08:00.000Z',
    backHref: '/hoteles/summary?hotel=mx-cancun-1',
    travelers: { adult: 3, child: 1, infant: 0 },
    details,
  });
});

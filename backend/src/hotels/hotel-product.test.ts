import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/index.ts';
import { bookUnder } from './hotel-bookings.ts';
import { type HotelProductDeps, hotelProduct } from './hotel-product.ts';
import { NOON } from './testing/stays.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** As stays may have been written before: with what names the nights, and little else. */
const item = {
  product: 'hotel',
  reference: 'mx-cancun-1|key',
  title: 'Hotel Almerún, Cancún',
  total: { amount: 100, currency: 'USD' },
  details: {
    hotel: { hotelCode: 'mx-cancun-1' },
    startDate: '2027-01-04',
    endDate: '2027-01-11',
    rooms: [{ room: { roomTypeCode: 'double' } }],
  },
  particulars: { guest1FirstName: 'Lucía', guest1LastName: 'Rivera' },
  services: [],
};

const released: unknown[] = [];
const inventory: HotelProductDeps['inventory'] = {
  stay: async () => undefined,
  takeNights: async () => true,
  giveBackNights: async (_tx, stay) => void released.push(stay),
};
const sold = () => hotelProduct({ db: database.db, inventory, clock: () => new Date(NOON) });

test('nights of a stay of another shape are let go of, and it is shown as it was written', async () => {
  const product = sold();
  await database.db.transaction().execute((tx) => product.release(tx, item));
  expect(released).toEqual([item.details]);
  expect(product.present(item).details).toEqual({
    ...item.details,
    confirmationNumber: '',
    leadGuests: ['Lucía Rivera'],
  });
});

test('what is booked under a key is of one hotel', async () => {
  const number = await bookUnder(database.db, 'txn_1.1', 'mx-cancun-1');
  expect(await bookUnder(database.db, 'txn_1.1', 'mx-cancun-1')).toBe(number);
  await expect(bookUnder(database.db, 'txn_1.1', 'mx-cancun-2')).rejects.toThrow();
});

test('a stay ends on the day of its departure, also as it was written before; what says none has none', () => {
  expect(sold().lastDay?.(item)).toBe('2027-01-11');
  expect(sold().lastDay?.({ ...item, details: { hotel: { hotelCode: 'mx-cancun-1' } } })).toBeUndefined();
});

test('a stay takes as many places as it has rooms, and one where its rooms cannot be read', () => {
  const room = { plan: { cancellationSteps: [] } };
  const { details } = item;
  const zoned = { ...details, hotel: { ...details.hotel, locationInfo: { zone: 'America/Cancun' } } };
  for (const rooms of [[room], [room, room, room]])
    expect(sold().places?.({ ...item, details: { ...zoned, rooms } })).toBe(rooms.length);
  expect(sold().places?.(item)).toBe(1);
});

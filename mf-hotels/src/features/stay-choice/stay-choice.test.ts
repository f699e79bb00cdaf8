import { TWO, twoRooms } from '../../testing/hotel-page.ts';
import { readPicks, writePick } from './picks.ts';
import { hrefWithPicks } from './stay-address.ts';
import { checkStay, slotOfNow, staySlots } from './stay-slots.ts';
import { staySum } from './stay-sum.ts';

const FREE = { board: 'breakfast', cancellation: 'free-cancellation' } as const;
const double = { roomTypeCode: 'double', ...FREE };
const balcony = { roomTypeCode: 'balcony', ...FREE };

test('what is chosen is said by an address and read back; what names nothing is open', () => {
  const search = new URLSearchParams('hotel=a&rooms=2_2');
  const href = hrefWithPicks(search, [undefined, balcony], 1);
  const said = new URLSearchParams(href.slice(1));
  expect(readPicks(said, 2)).toEqual([undefined, balcony]);
  expect([said.get('hotel'), said.get('slot')]).toEqual(['a', '1']);
  expect(readPicks(new URLSearchParams('pick=double~cake~free-cancellation&pick=x'), 3)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(writePick(double)).toBe('double~breakfast~free-cancellation');
});

test('the room that is chosen for now is the one asked for, else the first open one', () => {
  const slots = staySlots(TWO, twoRooms(), [double, undefined]);
  expect(slotOfNow(slots, null)?.index).toBe(2);
  expect(slotOfNow(slots, '1')?.index).toBe(1);
  expect(slotOfNow(slots, '9')?.index).toBe(2);
});

test('everybody has a bed once each room is chosen, and no type more often than it is free', () => {
  const check = (rooms: ReturnType<typeof twoRooms>, picks: Parameters<typeof staySlots>[2]) =>
    checkStay(staySlots(TWO, rooms, picks));
  expect(check(twoRooms(), [double, undefined])).toEqual({
    open: [2],
    bedless: [],
    short: [],
    isWhole: false,
  });
  expect(check(twoRooms(), [double, double]).isWhole).toBe(true);
  expect(check(twoRooms(1), [double, double])).toEqual({
    open: [],
    bedless: [],
    short: [{ name: 'Cuarto Aljibe', left: 1, chosen: 2 }],
    isWhole: false,
  });
  expect(check(twoRooms(1), [double, balcony]).isWhole).toBe(true);
  const forOne = twoRooms().filter(({ roomIndex }) => roomIndex === 1);
  expect(check(forOne, [double, double])).toMatchObject({ open: [], bedless: [2], isWhole: false });
});

const sumUp = (amounts: readonly number[] = []) => amounts.reduce((total, amount) => total + amount, 0);

test('the total is nights, taxes and what is paid there, to the cent, of every pair of plans', () => {
  const rooms = twoRooms();
  expect(staySum(staySlots(TWO, rooms, [undefined, undefined]))).toBeUndefined();
  for (const one of [double, balcony]) {
    for (const other of [double, balcony]) {
      const slots = staySlots(TWO, rooms, [one, other]);
      const sum = staySum(slots);
      const rates = slots.flatMap(({ chosen }) => chosen?.plan.convertedRateInfo ?? []);
      const total = sumUp(rates.map(({ amountAfterTax }) => amountAfterTax));
      const there = sumUp(rates.map(({ payAtHotel }) => payAtHotel));
      expect(sumUp(sum?.total.amounts)).toBe(total);
      expect(sumUp(sum?.charged.amounts)).toBe(total - there);
      expect(sumUp(sum?.atHotel.amounts)).toBe(there);
      expect(sumUp(sum?.rooms.amounts) + sumUp(sum?.taxes.map(({ price }) => sumUp(price.amounts)))).toBe(
        total,
      );
    }
  }
});

import { flightFor, roomFor } from '../../testing/packages.ts';
import { roomSlots, waysWith } from './chosen-rooms.ts';
import { packageSum, savingFrom } from './package-sum.ts';

const TWO = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [] },
];

test('each room is the cheapest that is left, or what the address says', () => {
  const last = { left: 1 };
  const rooms = [1, 2].flatMap((index) => [
    roomFor(index, 'single', [{ together: 9_000, apart: 10_000, ...last }]),
    roomFor(index, 'double', [
      { together: 18_000, apart: 20_000 },
      { together: 20_000, apart: 22_000, board: 'breakfast' },
    ]),
  ]);
  const plain = roomSlots(TWO, rooms, []);
  expect(plain.map(({ chosen }) => chosen?.room.roomTypeCode)).toEqual(['single', 'double']);
  const [first] = plain;
  const other = first?.ways.find(({ plan }) => plan.board === 'breakfast');
  if (!other) throw new Error('breakfast is among the ways');
  const said = waysWith(plain, 1, other);
  expect(said).toEqual([
    { roomTypeCode: 'double', board: 'breakfast', cancellation: 'non-refundable' },
    { roomTypeCode: 'double', board: 'room-only', cancellation: 'non-refundable' },
  ]);
  expect(roomSlots(TWO, rooms, said).map(({ chosen }) => chosen?.together)).toEqual([20_000, 18_000]);
});

test('what a package comes to is the sum of its parts, and what saves is told', () => {
  const rooms = [roomFor(1, 'double', [{ together: 61_560, apart: 68_400 }])];
  const slots = roomSlots([{ adults: 2, childAges: [] }], rooms, []);
  const sum = packageSum(flightFor(27_200, 27_200), slots);
  expect(sum?.all).toEqual({ together: 88_760, apart: 95_600 });
  expect(sum && savingFrom(sum)).toBe('hotel');
  const both = packageSum(flightFor(26_000, 27_200), slots);
  expect(both && savingFrom(both)).toBe('both');
  expect(packageSum(flightFor(27_200, 27_200), roomSlots(TWO, rooms, []))).toBeUndefined();
});

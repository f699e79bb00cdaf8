import { sleepsAll } from './index.ts';

const twin = { adults: 2, children: 1 };

test.each([
  [{ adults: 2, childAges: [6] }, true],
  [{ adults: 1, childAges: [6, 8] }, true],
  [{ adults: 2, childAges: [6, 8] }, false],
  [{ adults: 2, childAges: [6, 0, 1] }, true],
  [{ adults: 3, childAges: [] }, false],
])('in a room for two and a child, %j finds a bed: %s', (guests, sleeps) => {
  expect(sleepsAll(twin, guests)).toBe(sleeps);
});

test.each([
  [{ adults: 2, childAges: [1] }, true],
  [{ adults: 2, childAges: [6, 1] }, false],
  [{ adults: 1, childAges: [0, 1] }, true],
])('in a house without cots, %j finds a bed: %s', (guests, sleeps) => {
  expect(sleepsAll({ ...twin, cots: false }, guests)).toBe(sleeps);
});

test.each([
  [{ adults: 2, childAges: [6] }, false],
  [{ adults: 1, childAges: [6] }, true],
  [{ adults: 2, childAges: [1] }, true],
])('in a room of two beds, one of which may be a child’s, %j finds a bed: %s', (guests, sleeps) => {
  expect(sleepsAll({ ...twin, all: 2 }, guests)).toBe(sleeps);
});

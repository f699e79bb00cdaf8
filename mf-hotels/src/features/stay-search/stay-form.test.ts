import { chosenIn, queryOfWords, roomsOfCounts } from './search-words.ts';
import { emptyStayForm, queryOfForm, type StayForm, stayErrors } from './stay-form.ts';

const TODAY = '2026-11-21';
const form = (change: Partial<StayForm> = {}): StayForm => ({ ...emptyStayForm(TODAY), ...change });
const two = { adults: 2, ages: [] };

test('an empty form is a stay of §5: from 7 to 13 days ahead, one room for one adult', () => {
  expect(form()).toMatchObject({
    startDate: '2026-11-28',
    endDate: '2026-12-04',
    rooms: [{ adults: 1, ages: [] }],
  });
  expect(stayErrors(form(), TODAY)).toEqual({});
});

test.each([
  [{ startDate: '', endDate: '' }, { dates: 'search.errors.dates' }],
  [{ startDate: '2026-11-20' }, { dates: 'search.errors.arrival' }],
  [{ startDate: '2028-11-20', endDate: '2028-11-21' }, { dates: 'search.errors.arrival' }],
  [{ startDate: '2026-12-04' }, { dates: 'search.errors.noNight' }],
  [{ startDate: '2026-12-01', endDate: '2027-01-01' }, { dates: 'search.errors.nights' }],
  [{ startDate: '2026-12-01', endDate: '2026-12-31' }, {}],
  [
    {
      rooms: [
        { adults: 9, ages: [] },
        { adults: 1, ages: [] },
      ],
    },
    { rooms: 'search.errors.guests' },
  ],
  [{ rooms: [{ adults: 1, ages: [4, null] }] }, { rooms: 'search.errors.ages' }],
])('%j is answered with %j', (change, errors) => {
  expect(stayErrors(form(change), TODAY)).toEqual(errors);
});

test('near the visitor is a search of a point, not of the place that was chosen before', () => {
  const near = { lat: 4.6, lon: -74.1 };
  expect(queryOfForm(form({ near, rooms: [two] }))).toMatchObject({ place: undefined, point: near });
});

test.each([
  ['4', '2', '8, 4', '2-8_2-4'],
  ['3', '2', '', '2_1'],
  ['1', '3', '', '1'],
  ['x', '', '5 años', '1-5'],
  ['40', '9', null, '2_2_2_2_1'],
])('%s adults in %s rooms with children of “%s” are %s', (adults, rooms, ages, said) => {
  expect(roomsOfCounts(adults, rooms, ages)).toBe(said);
});

test('a place that was chosen counts while its name stands in the box', () => {
  const words = (where: string) => new URLSearchParams({ where, chosen: 'city-2713a Cartagena' });
  expect(chosenIn(words('Cartagena'))).toEqual({ kind: 'city', id: '2713a' });
  expect(chosenIn(words('Cartago'))).toBeUndefined();
});

test('plain fields count before what the form had by itself', () => {
  const words = new URLSearchParams({ rooms: '2', adults: '3', noOfRooms: '1', checkIn: '2026-12-10' });
  expect(queryOfWords(words, TODAY)).toMatchObject({
    rooms: [{ adults: 3, childAges: [] }],
    startDate: '2026-12-10',
  });
});

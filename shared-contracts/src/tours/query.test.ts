import {
  readTourChoice,
  readTourQuery,
  tourCode,
  tourHref,
  tourMonths,
  tourResultsHref,
  writeTourChoice,
  writeTourQuery,
} from './index.ts';

const TODAY = '2026-11-26';
const read = (said: string) => readTourQuery(new URLSearchParams(said), TODAY);
const choice = (said: string) => readTourChoice(new URLSearchParams(said));

test('what an address says is read as it was written', () => {
  const query = read('text=machu+picchu&country=peru&month=2027-02&adults=2&ages=4-8');
  expect(query).toEqual({
    text: 'machu picchu',
    country: 'peru',
    month: '2027-02',
    adults: 2,
    childAges: [8, 4],
  });
  expect(read(String(writeTourQuery(query)))).toEqual(query);
  expect(tourResultsHref(query)).toBe(`/turs/result?${writeTourQuery(query)}`);
  const chosen = choice('date=2027-02-12&adults=3&rooms=double_single&pay=deposit');
  expect(chosen).toEqual({
    date: '2027-02-12',
    adults: 3,
    childAges: [],
    rooms: ['double', 'single'],
    pay: 'deposit',
  });
  expect(choice(String(writeTourChoice(chosen)))).toEqual(chosen);
  expect(tourHref('peru', 'cusco', chosen)).toBe(`/turs/peru/cusco?${writeTourChoice(chosen)}`);
});

test('what is broken falls back: two adults, every country and month', () => {
  expect(read('country=Per%C3%BA&month=2026-10&adults=x&ages=-1-99')).toMatchObject({ text: '', adults: 1 });
  expect(read('country=Per%C3%BA&month=2028-02')).toEqual({ text: '', adults: 2, childAges: [] });
  expect(read('adults=20&ages=4-4')).toMatchObject({ adults: 9, childAges: [] });
  expect(choice('date=2027-02-30&rooms=double_tent&pay=later')).toEqual({ adults: 2, childAges: [] });
});

test('departures are told for fourteen months, over the turn of the year', () => {
  expect(tourMonths(TODAY).slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(tourMonths(TODAY).at(-1)).toBe('2027-12');
});

test('a code by phone is a tour’s, the same for the same choice and another for another day', () => {
  const tour = {
    country: 'peru',
    slug: 'cusco',
    startDate: '2027-02-12',
    adults: 2,
    childAges: [],
    rooms: ['double'],
  } as const;
  expect(tourCode(tour)).toMatch(/^TR-\d{4}$/);
  expect(tourCode(tour)).toBe(tourCode({ ...tour }));
  expect(tourCode(tour)).not.toBe(tourCode({ ...tour, startDate: '2027-02-19' }));
});

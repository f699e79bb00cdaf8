import {
  activityHref,
  activityResultsHref,
  partyOf,
  readActivityQuery,
  writeActivityQuery,
} from './index.ts';

const TODAY = '2026-11-21';
const read = (said: string) => readActivityQuery(new URLSearchParams(said), TODAY);

test('what an address says is read as it was written', () => {
  const query = read('place=city-3687238&from=2026-12-10&to=2026-12-14&people=2-8-4&km=40');
  expect(query).toEqual({
    place: { kind: 'city', id: '3687238' },
    km: 40,
    from: '2026-12-10',
    to: '2026-12-14',
    party: { adults: 2, childAges: [8, 4] },
  });
  expect(read(String(writeActivityQuery(query)))).toEqual(query);
  expect(activityHref('CO-1', query)).toBe(activityResultsHref(query).replace('/result', '/CO-1'));
});

test('what says nothing is a week that begins in a week, for one adult', () => {
  expect(read('')).toEqual({
    place: undefined,
    from: '2026-11-28',
    to: '2026-12-04',
    party: { adults: 1, childAges: [] },
  });
});

test.each([
  ['from=2026-11-20&to=2026-11-30', '2026-11-28', '2026-11-30'],
  ['from=2026-12-01&to=2026-11-30', '2026-12-01', '2026-12-07'],
  ['from=2026-12-01&to=2026-12-01', '2026-12-01', '2026-12-01'],
  ['from=2026-12-01&to=2027-12-01', '2026-12-01', '2026-12-31'],
  ['from=2027-11-20&to=2027-11-30', '2027-11-20', '2027-11-21'],
  ['from=nunca&to=2026-02-30', '2026-11-28', '2026-12-04'],
])('the days of %s', (said, from, to) => expect(read(said)).toMatchObject({ from, to }));

test.each([
  ['0', 1, []],
  ['12', 9, []],
  ['x-y', 1, [8]],
  ['2-15', 2, [11]],
  ['8-3-4', 8, [3]],
])('people=%s', (said, adults, childAges) =>
  expect(read(`people=${said}`).party).toEqual({ adults, childAges }),
);

test('who is 11 is a child of that age, and from 12 on an adult', () => {
  expect(partyOf([{ age: 30 }, { age: 12 }, { age: 11 }])).toEqual({ adults: 2, childAges: [11] });
});

import {
  cruiseCode,
  cruiseDays,
  cruiseEnquiry,
  cruiseEnquiryOf,
  cruiseHref,
  cruiseMonths,
  isOtherCruiseParty,
  readCruiseChoice,
  readCruiseId,
  readCruiseParty,
  readCruiseQuery,
  writeCruiseQuery,
} from './index.ts';

const TODAY = '2026-11-26';
const read = (address: string) => readCruiseQuery(new URLSearchParams(address), TODAY);
const NOTHING = {
  destination: '',
  line: '',
  ship: '',
  month: '',
  from: '',
  to: '',
  party: { adults: 2, childAges: [] },
};

test('an address that says nothing asks for all, for two', () => {
  expect(read('')).toEqual(NOTHING);
});

test.each([
  ['destination=AWORJ', { destination: 'AWORJ' }],
  ['destination=caribbean-south', { destination: 'caribbean-south' }],
  ['destination=caribbean', { destination: 'caribbean' }],
  ['destination=aruba', {}],
  ['line=pleamar&ship=bahia-serena', { line: 'pleamar', ship: 'bahia-serena' }],
  ['line=%3Cb%3E', {}],
  ['month=2027-01', { month: '2027-01' }],
  ['month=2029-01', {}],
  ['month=2027-01&from=2027-02-03&to=2027-02-20', { from: '2027-02-03', to: '2027-02-20' }],
  ['from=2027-02-03', { from: '2027-02-03', to: '2027-02-03' }],
  ['from=2027-02-03&to=2027-01-03', { from: '2027-02-03', to: '2027-02-03' }],
  ['from=2020-02-03&to=2027-01-03', { from: '2026-11-27', to: '2027-01-03' }],
  ['from=2020-02-03&to=2021-01-03', {}],
  ['from=2031-02-03', {}],
  ['from=2027-02-30', {}],
  ['adults=1&ages=4-8', { party: { adults: 1, childAges: [8, 4] } }],
  ['adults=3&ages=4-8', { party: { adults: 3, childAges: [4] } }],
  ['adults=9', { party: { adults: 4, childAges: [] } }],
  ['adults=0&ages=x', { party: { adults: 1, childAges: [] } }],
  ['ages=8%2C+4', { party: { adults: 2, childAges: [8, 4] } }],
  ['ages=8+y+4', { party: { adults: 2, childAges: [8, 4] } }],
  ['ages=4%2F11-', { party: { adults: 2, childAges: [11, 4] } }],
  ['ages=15', { party: { adults: 2, childAges: [11] } }],
  ['ages=ni%C3%B1os%3A+3', { party: { adults: 2, childAges: [3] } }],
])('%s', (address, asked) => {
  expect(read(address)).toEqual({ ...NOTHING, ...asked });
});

test.each([
  'destination=AWORJ&line=pleamar&ship=bahia-serena&from=2027-02-03&to=2027-02-20&adults=2&ages=8-4',
  'destination=alaska&month=2027-06&adults=1',
  'adults=2',
])('%s is written as it was read', (address) => {
  expect(writeCruiseQuery(read(address)).toString()).toBe(address);
});

test('eighteen months are told, until the last day of the last one', () => {
  expect(cruiseMonths(TODAY)).toHaveLength(18);
  expect(cruiseMonths(TODAY).at(-1)).toBe('2028-04');
  expect(cruiseDays(TODAY)).toEqual({ min: '2026-11-27', max: '2028-04-30' });
});

test("a cruise's page is named by ship and day, with who sails and in which cabin", () => {
  const href = cruiseHref('bahia-serena-20270116', {
    party: { adults: 2, childAges: [8] },
    cabin: 'balcony',
  });
  const search = new URL(href, 'https://alisio.test').searchParams;
  expect(readCruiseId(search)).toBe('bahia-serena-20270116');
  expect(readCruiseChoice(search)).toEqual({ party: { adults: 2, childAges: [8] }, cabin: 'balcony' });
  expect(readCruiseId(new URLSearchParams('cruise=bahia'))).toBeUndefined();
  expect(readCruiseChoice(new URLSearchParams('cabin=igloo')).cabin).toBeUndefined();
});

test('a code begins with CR, and stands for the sailing, the cabin and who sails', () => {
  const coded = {
    cruise: 'bahia-serena-20270116',
    cabin: 'balcony',
    party: { adults: 2, childAges: [] },
  } as const;
  const codes = [
    cruiseCode(coded),
    cruiseCode({ ...coded, cabin: 'suite' }),
    cruiseCode({ ...coded, cruise: 'bahia-serena-20270123' }),
    cruiseCode({ ...coded, party: { adults: 2, childAges: [3] } }),
  ];
  for (const code of codes) expect(code).toMatch(/^CR-[2-9]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test('what an enquiry says of a cruise is what the API reads', () => {
  const sailing = { id: 'bahia-serena-20270116', departureDate: '2027-01-16' };
  const details = cruiseEnquiryOf(sailing, 'balcony', { adults: 2, childAges: [8, 4] });
  expect(cruiseEnquiry.safeParse(details).success).toBe(true);
  expect(
    cruiseEnquiry.safeParse(cruiseEnquiryOf(sailing, 'inside', { adults: 1, childAges: [] })).success,
  ).toBe(true);
});

test.each([
  ['', false],
  ['adults=2&ages=4,8', false],
  ['adults=x&ages=x', false],
  ['adults=6', true],
  ['adults=3&ages=8-4', true],
  ['adults=2&ages=15', true],
])('whether "%s" is for others than who is searched for: %s', (address, isOther) => {
  const said = new URLSearchParams(address);
  expect(isOtherCruiseParty(said, readCruiseParty(said.get('adults'), said.get('ages')))).toBe(isOther);
});

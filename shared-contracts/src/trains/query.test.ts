import {
  isOtherTrainParty,
  isTrainParty,
  readTrainParty,
  readTrainQuery,
  trainDays,
  trainsHref,
} from './index.ts';

const TODAY = '2026-11-26';
const read = (search: string) => readTrainQuery(new URLSearchParams(search), TODAY);

test('an address of deals is read as it was written', () => {
  const asked = { from: 'madrid', to: 'ciudad-real', date: '2026-12-18', party: { adults: 3, children: 2 } };
  const href = trainsHref({ ...asked, region: 'spain', page: 2, deal: 'madrid-barcelona-0800-basic' });
  expect(read(href.split('?')[1] ?? '')).toEqual({
    ...asked,
    region: 'spain',
    page: 2,
    deal: 'madrid-barcelona-0800-basic',
  });
  expect(trainsHref()).toBe('/trains-deals');
  expect(trainsHref({ from: '', page: 1 })).toBe('/trains-deals');
});

test('what is broken asks for nothing, and days stay within those that are sold', () => {
  expect(read('from=Madrid!&to=&date=mañana&region=luna&page=x&deal=%00')).toEqual(read(''));
  const { min, max } = trainDays(TODAY);
  expect([read('date=2020-01-01').date, read('date=2029-01-01').date]).toEqual([min, max]);
});

test.each([
  ['9', '9', { adults: 9, children: 0 }],
  ['0', '-3', { adults: 1, children: 0 }],
  ['uno', 'dos', { adults: 2, children: 0 }],
  ['4', '7', { adults: 4, children: 5 }],
])('%s adults and %s children are as many as nine seats allow', (adults, children, party) => {
  expect(readTrainParty(adults, children)).toEqual(party);
  expect(isTrainParty(readTrainParty(adults, children))).toBe(true);
});

test.each([
  ['', false],
  ['adults=2&children=1', false],
  ['adults=dos&children=', false],
  ['adults=8&children=2', true],
  ['adults=0', true],
  ['adults=12', true],
])('whether "%s" is for others than who is searched for: %s', (address, isOther) => {
  const said = new URLSearchParams(address);
  expect(isOtherTrainParty(said, readTrainParty(said.get('adults'), said.get('children')))).toBe(isOther);
});

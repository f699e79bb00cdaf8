import { arrivalEnds, type StayTerms, stayFreeUntil } from './stay-terms.ts';

const stayIn = (
  zone: string,
  ...steps: StayTerms['rooms'][number]['plan']['cancellationSteps'][]
): StayTerms => ({
  hotel: { locationInfo: { zone } },
  startDate: '2027-03-14',
  rooms: steps.map((cancellationSteps) => ({ plan: { cancellationSteps } })),
});
const at = (utc: number | undefined) => utc && new Date(utc).toISOString();
const free = (from: string) => [{ keeps: 0 }, { from, keeps: 100 }];

test('a stay is sold until the day of its arrival is over at the hotel', () => {
  expect(at(arrivalEnds(stayIn('America/Cancun')))).toBe('2027-03-15T05:00:00.000Z');
  // That night its clock goes forward: the day has an hour less.
  expect(at(arrivalEnds(stayIn('America/New_York')))).toBe('2027-03-15T04:00:00.000Z');
});

test('it is given back for nothing until the first of its rooms costs something, by the clock of the hotel', () => {
  const both = stayIn('Asia/Tokyo', free('2027-03-08T12:00:00'), free('2027-03-07T12:00:00'));
  expect(at(stayFreeUntil(both))).toBe('2027-03-07T03:00:00.000Z');
});

test('of an hour that its clock shows twice the first one is meant: nobody is promised more than there is', () => {
  const autumn = stayIn('America/New_York', free('2027-11-07T01:30:00'));
  expect(at(stayFreeUntil(autumn))).toBe('2027-11-07T05:30:00.000Z');
});

test('where one room keeps something from the start it is given back by a person; where none ever does, until the arrival', () => {
  const mixed = stayIn('UTC', free('2027-03-08T12:00:00'), [
    { keeps: 30 },
    { from: '2027-03-14T12:00:00', keeps: 100 },
  ]);
  expect(stayFreeUntil(mixed)).toBeUndefined();
  expect(at(stayFreeUntil(stayIn('UTC', [{ keeps: 0 }])))).toBe('2027-03-14T00:00:00.000Z');
});

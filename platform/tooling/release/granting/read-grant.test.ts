import { readMoment } from './read-grant.ts';

test('a key is good until the end of a day, and was stolen since the beginning of one', () => {
  expect(readMoment('until', '2027-01-31')).toBe('2027-01-31T23:59:59.999Z');
  expect(readMoment('since', '2027-01-31')).toBe('2027-01-31T00:00:00.000Z');
});

test.each(['2027-01-31T10:00Z', '2027-01-31T10:00:00.000Z', '2027-01-31T11:00+01:00'])(
  'the moment %s is the same on each machine',
  (text) => expect(readMoment('since', text)).toBe('2027-01-31T10:00:00.000Z'),
);

test.each(['2027-02-30', '2027-02-30T10:00Z', '2027-01-31T10:00', '2027-01-31 10:00', '2027-01', 'tomorrow'])(
  '%s is no moment: a day that is not there, or without its zone',
  (text) => expect(() => readMoment('until', text)).toThrow('--until is a day such as'),
);

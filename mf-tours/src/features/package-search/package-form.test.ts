import { packageResultsHref } from '@alisio/shared-contracts/packages';
import { emptyPackageForm, type PackageForm, packageErrors, queryOfForm } from './package-form.ts';

const TODAY = '2026-11-25';
const place = (code: string) => ({
  code,
  name: code,
  cityName: code,
  countryName: 'Colombia',
  isCity: false,
});
const filled: PackageForm = {
  ...emptyPackageForm(TODAY),
  origin: place('BOG'),
  destination: place('CTG'),
  rooms: [{ adults: 2, ages: [8] }],
};

test('a form of two ends, days and rooms is a search', () => {
  expect(packageErrors(filled, TODAY)).toEqual({});
  expect(packageResultsHref(queryOfForm(filled))).toBe(
    '/paquetes/result?from=BOG&to=CTG&departureDate=2026-12-02&returnDate=2026-12-08&rooms=2-8',
  );
});

test('each adult has a baby on their lap', () => {
  expect(packageErrors({ ...filled, rooms: [{ adults: 2, ages: [0, 1] }] }, TODAY)).toEqual({});
});

test.each<[string, Partial<PackageForm>, object]>([
  ['no origin', { origin: null }, { origin: 'packages.search.errors.origin' }],
  ['no destination', { destination: null }, { destination: 'packages.search.errors.destination' }],
  ['the same twice', { destination: place('BOG') }, { destination: 'packages.search.errors.same' }],
  ['no night', { returnDate: filled.departureDate }, { dates: 'packages.search.errors.nights' }],
  ['a month and more', { returnDate: '2027-01-20' }, { dates: 'packages.search.errors.nights' }],
  ['yesterday', { departureDate: '2026-11-24' }, { dates: 'packages.search.errors.departure' }],
  [
    'an age that is missing',
    { rooms: [{ adults: 1, ages: [null] }] },
    { rooms: 'packages.search.errors.ages' },
  ],
  [
    'two babies on one lap',
    { rooms: [{ adults: 1, ages: [0, 1] }] },
    { rooms: 'packages.search.errors.laps' },
  ],
  ['ten people', { rooms: [{ adults: 9, ages: [8] }] }, { rooms: 'packages.search.errors.guests' }],
])('%s is told where it is', (_, change, errors) => {
  expect(packageErrors({ ...filled, ...change }, TODAY)).toEqual(errors);
});

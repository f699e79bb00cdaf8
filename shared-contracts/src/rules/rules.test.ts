import {
  bookingReference,
  type CardBrand,
  cardBrand,
  countProblem,
  distanceKm,
  documentErrors,
  fitsType,
  formatCardExpiry,
  formatCardNumber,
  isCardCvc,
  isCardExpiryAhead,
  isCardNumber,
  isContactNumber,
  isEmail,
  isLocalPostalCode,
  isPersonName,
  isPostalCode,
  normalizeReference,
  parseCardExpiry,
  passengerTypes,
  postalShapeOf,
  readCount,
  spacedReference,
} from './index.ts';

describe('card (§5)', () => {
  test.each([
    ['4242 4242 4242 4242', 'visa'],
    ['4222-2222-2222-2', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['30569309025904', 'dinersclub'],
    ['6011111111111117', 'discover'],
    ['3530111333300000', 'jcb'],
    ['6759649826438453', 'maestro'],
    ['6200000000000005', 'unionpay'],
  ])('%s is a %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand);
    expect(isCardNumber(number)).toBe(true);
  });

  test.each(['4242424242424241', '424242424242424', '1234567890123456', '4242a24242424242', ''])(
    'refuses %p',
    (number) => expect(isCardNumber(number)).toBe(false),
  );

  /** A whole number of each brand, valid by its check digit. */
  const WHOLE: Record<CardBrand, string> = {
    visa: '4242424242424242',
    mastercard: '5555555555554444',
    amex: '378282246310005',
    dinersclub: '30569309025904',
    discover: '6011111111111117',
    jcb: '3530111333300000',
    maestro: '6759649826438453',
    dankort: '5019717010103742',
    forbrugsforeningen: '6007220000000004',
    unionpay: '6200000000000005',
  };

  test.each(Object.entries(WHOLE))(
    '%s: one wrong digit is found, on unionpay alone it passes',
    (brand, number) => {
      const slip = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
      expect(cardBrand(number)).toBe(brand);
      expect(isCardNumber(number)).toBe(true);
      expect(isCardNumber(slip)).toBe(brand === 'unionpay');
    },
  );

  test('unionpay is not held to the check digit', () => expect(isCardNumber('6200000000000004')).toBe(true));

  test('three digits of CVC, or four on amex', () => {
    expect(isCardCvc('123', 'visa')).toBe(true);
    expect(isCardCvc('1234', 'visa')).toBe(false);
    expect(isCardCvc('1234', 'amex')).toBe(true);
    expect(isCardCvc('123', 'amex')).toBe(true);
  });

  test.each([
    ['12 / 26', { month: 12, year: 2026 }],
    ['1269', { month: 12, year: 2069 }],
    ['12 / 70', { month: 12, year: 1970 }],
    ['01/2030', { month: 1, year: 2030 }],
    ['13 / 30', undefined],
    ['0030', undefined],
  ])('reads the expiry %s', (text, expiry) => expect(parseCardExpiry(text)).toEqual(expiry));

  test('a card is good through its month', () => {
    expect(isCardExpiryAhead({ month: 11, year: 2026 }, '2026-11-30')).toBe(true);
    expect(isCardExpiryAhead({ month: 10, year: 2026 }, '2026-11-01')).toBe(false);
  });

  test('writes as it is printed', () => {
    expect(formatCardExpiry('1')).toBe('1');
    expect(formatCardExpiry('9')).toBe('09');
    expect(formatCardExpiry('1227')).toBe('12 / 27');
    expect(formatCardExpiry('1/')).toBe('01');
    expect(formatCardExpiry('1/30')).toBe('01 / 30');
    expect(formatCardExpiry('01 / 3')).toBe('01 / 3');
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  });
});

describe('counts (§5, §9)', () => {
  test.each([
    [{ adult: 1, child: 0, infant: 0 }, undefined],
    [{ adult: 9, child: 0, infant: 0 }, undefined],
    [{ adult: 0, child: 1, infant: 0 }, 'adult'],
    [{ adult: 5, child: 5, infant: 0 }, 'total'],
    [{ adult: 1, child: 0, infant: 2 }, 'infants-over-adults'],
    [{ adult: 1, child: 0, infant: 1 }, undefined],
    [{ adult: 3, child: 3, infant: 3 }, undefined],
    [{ adult: 3, child: 2, infant: 4 }, 'infants-over-adults'],
    [{ adult: 1.5, child: 0, infant: 0 }, 'adult'],
  ])('%o', (counts, problem) => expect(countProblem(counts)).toBe(problem));

  test.each([
    ['3', 3],
    ['x', 1],
    ['', 1],
    [null, 1],
    ['2.7', 2],
    ['10', 9],
    ['0', 1],
    ['-1', 1],
    ['1e400', 9],
  ])('a count of %p is read as %i', (text, count) =>
    expect(readCount(text, { min: 1, max: 9 }, 1)).toBe(count),
  );
});

describe('people', () => {
  test('types follow the age on the last day (§5)', () => {
    expect(fitsType('2014-12-27', 'child', '2026-12-26')).toBe(true);
    expect(fitsType('2014-12-27', 'child', '2026-12-27')).toBe(false);
    expect(fitsType('2025-01-01', 'infant lap', '2026-12-31')).toBe(true);
    expect(fitsType('2027-01-01', 'infant lap', '2026-12-31')).toBe(false);
  });

  test.each([
    ...['María José', "O'Connor", 'Ñandú-Peña', 'Zoë', 'Łukasz', 'de la Cruz'],
    ...['Nguyễn Thị Ánh'.normalize('NFD'), 'مُحَمَّدٌ', 'חַוָּ֫ה', 'श्रीनिवास', 'ศิริพร', 'སྐྱབས་མགོན'.replace('་', ' ')],
  ])('%s is a name', (name) => expect(isPersonName(name)).toBe(true));
  test.each(['', ' ', 'R2D2', '<b>', 'a'.repeat(61), `a${'\u0301'.repeat(50)}`, '\u0301\u0301'])(
    '%p is none',
    (name) => expect(isPersonName(name)).toBe(false),
  );

  test('one entry for each who travels', () => {
    expect(passengerTypes({ adult: 2, child: 1, infant: 1 })).toEqual([
      'adult',
      'adult',
      'child',
      'infant lap',
    ]);
  });
});

describe('contact (§5)', () => {
  test.each(['lucia@ejemplo.test', 'a.b+c@x.y.co'])('%s is an e-mail', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  test.each(['lucia', 'lucia@', '@x.y', 'a b@x.y', 'a@x', 'a@.y', 'a@x..y'])('%s is none', (text) =>
    expect(isEmail(text)).toBe(false),
  );
  test.each(['+573001234567', '300 123 4567', '(601) 000-0000'])('%s is a number', (text) =>
    expect(isContactNumber(text)).toBe(true),
  );
  test.each(['12345678', '+1234567890123456', '30012345a7'])('%s is none', (text) =>
    expect(isContactNumber(text)).toBe(false),
  );
  test.each([
    ['CO', 'usual'],
    ['MX', 'usual'],
    ['ES', 'usual'],
    ['US', 'usual'],
    ['', 'usual'],
    ['PA', 'none'],
    ['BO', 'none'],
    ['HK', 'none'],
    ['GB', 'letters'],
    ['CA', 'letters'],
    ['AR', '4'],
    ['CH', '4'],
    ['CL', '7'],
    ['BR', '8'],
  ])('postal codes of %s are %s', (country, shape) => expect(postalShapeOf(country)).toBe(shape));
  test('a code of another country is letters and digits, with one blank or dash between', () => {
    expect(['1425', 'C1425DKB', 'SW1A 1AA', '01310-100', 'AD500'].every(isLocalPostalCode)).toBe(true);
    expect(['', 'SW1A  1AA', 'none', '-1425', '01310-100-999', '1425é'].some(isLocalPostalCode)).toBe(false);
  });
  test('postal codes have five or six digits', () => {
    expect(['11011', '110111'].every(isPostalCode)).toBe(true);
    expect(['1101', '1101111', '11O11'].some(isPostalCode)).toBe(false);
  });
});

test('a booking reference carries fifty random bits and survives the telephone', () => {
  const reference = bookingReference(Uint8Array.from([0, 31, 32, 63, 255, 10, 11, 12, 13, 14]));
  expect(reference).toBe('0Z0ZZABCDE');
  expect(normalizeReference(' ozozz-abcde ')).toBe(reference);
  expect(spacedReference(reference)).toBe('0Z0ZZ-ABCDE');
  expect(() => bookingReference(new Uint8Array(9))).toThrow(RangeError);
});

test('Bogotá to Madrid is some 8,030 km', () => {
  expect(distanceKm({ lat: 4.7016, lon: -74.1469 }, { lat: 40.4722, lon: -3.5609 })).toBeCloseTo(8032, -2);
});

test('a passport is issued from birth to today and good to the last day of travel', () => {
  const use = { today: '2026-11-22', lastDay: '2027-02-17' };
  const good = { passportIssuanceDate: '2026-11-22', passportExpiryDate: '2027-02-17' };
  expect(documentErrors(good, use)).toEqual({});
  expect(documentErrors({}, use)).toEqual({});
  expect(documentErrors({ ...good, dateOfBirth: good.passportIssuanceDate }, use)).toEqual({});
  expect(documentErrors({ dateOfBirth: '1990-03-15' }, use)).toEqual({});
  expect(documentErrors({ passportIssuanceDate: '1990-03-14', dateOfBirth: '1990-03-15' }, use)).toEqual({
    passportIssuanceDate: 'document-issued-before-birth',
  });
  expect(documentErrors({ ...good, passportExpiryDate: '2027-02-16' }, use)).toEqual({
    passportExpiryDate: 'document-expired',
  });
  expect(documentErrors({ ...good, passportIssuanceDate: '2026-11-23' }, use)).toEqual({
    passportIssuanceDate: 'document-issued-later',
  });
});

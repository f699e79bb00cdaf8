import {
  amountText,
  currencyDecimals,
  formatFromPrice,
  formatMoney,
  minorAmount,
  priceParts,
} from './index.ts';

describe('money (§9)', () => {
  test.each([
    ['JPY', 0],
    ['CLP', 0],
    ['IQD', 3],
    ['KWD', 3],
    ['COP', 2],
    ['USD', 2],
  ])('%s is charged with %i decimals', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
  });

  test.each([
    [214860, 'USD', '2148.60'],
    [5, 'USD', '0.05'],
    [1873, 'JPY', '1873'],
    [1234567, 'KWD', '1234.567'],
    [0, 'EUR', '0.00'],
    [0, 'CLP', '0'],
    [-5, 'USD', '-0.05'],
    [-1873, 'JPY', '-1873'],
    [99999999999999, 'COP', '999999999999.99'],
  ])('%i minor units of %s are written %s and read back', (minor, currency, text) => {
    expect(amountText(minor, currency)).toBe(text);
    expect(minorAmount(text, currency)).toBe(minor);
  });

  test.each(['1.234', '1e3', '', '-', '1,00', ' 1', 'NaN', '99999999999999999'])(
    'refuses %p in dollars',
    (text) => {
      expect(() => minorAmount(text, 'USD')).toThrow(RangeError);
    },
  );

  test('groups every thousand, with the dot in Spanish and the comma in English', () => {
    expect(formatMoney(187260, 'USD', 'es')).toBe('US$\u00a01.872,60');
    expect(formatMoney(187260, 'USD', 'en')).toBe('US$\u00a01,872.60');
  });

  test('shows ARS and COP whole and dotted in both languages', () => {
    expect(formatMoney(123456700, 'COP', 'en')).toBe('COP\u00a01.234.567');
    expect(priceParts(99900, 'ARS', 'es')).toEqual({ symbol: 'ARS', number: '999' });
  });

  test('a "from" price never promises too little', () => {
    expect(formatFromPrice(6801, 'USD', 'es')).toBe('US$\u00a069');
    expect(formatFromPrice(6800, 'USD', 'es')).toBe('US$\u00a068');
  });
});

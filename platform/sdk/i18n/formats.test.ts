import { createFormats } from './index.ts';

const es = createFormats('es');
const en = createFormats('en');
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

test('durations in hours and minutes, held together', () => {
  expect(es.duration(585)).toBe('9\u00a0h\u00a045\u00a0min');
  expect(es.duration(155, 'short')).toBe('2\u00a0h\u00a035');
  expect(es.duration(125, 'short')).toBe('2\u00a0h\u00a005');
  expect(es.duration(60)).toBe('1\u00a0h');
  expect(es.duration(45)).toBe('45\u00a0min');
});

test('a "from" price is rounded up and shows no cents', () => {
  expect(plain(es.fromMoney(6801, 'USD'))).toBe('US$ 69');
  expect(plain(es.fromMoney(187300, 'USD'))).toBe('US$ 1.873');
});

test('dates stay the day that they name, wherever the reader is', () => {
  expect(plain(es.day('2026-12-12T23:55:00'))).toBe('sáb 12 dic');
  expect(es.longDate('2026-12-12')).toBe('sábado 12 de diciembre de 2026');
  expect(en.longDate('2026-12-12')).toBe('Saturday, December 12, 2026');
  expect(plain(es.dayAndMonth('2026-01-01'))).toBe('1 ene');
  expect(es.dayAndMonthSpan('2026-12-23', '2026-12-30').from).toBe('23');
  expect(plain(es.dayAndMonthSpan('2026-12-23', '2027-01-03').from)).toBe('23 dic');
});

test('the clock on the wall of a place is read as written', () => {
  expect(es.time('2026-12-12T00:05:00')).toBe('00:05');
  expect(['00:05', '12:00', '17:35'].map((at) => en.time(`2026-12-12T${at}:00`))).toEqual([
    '12:05\u00a0AM',
    '12:00\u00a0PM',
    '5:35\u00a0PM',
  ]);
});

test('opening hours as people say them', () => {
  expect(plain(es.clock('22:00'))).toBe('10 p. m.');
  expect(plain(en.clock('08:00'))).toBe('8 AM');
});

test('months and weekdays begin with January and Monday', () => {
  expect([es.monthNames()[0], en.monthNames('short')[11]]).toEqual(['enero', 'Dec']);
  expect([es.weekdayNames()[0], en.weekdayNames('short')[6]]).toEqual(['lunes', 'Sun']);
});

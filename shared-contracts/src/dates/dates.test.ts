import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { todayIn } from '../zones/index.ts';
import { addDays, daysBetween, isIsoDate, yearsBetween } from './index.ts';

const run = promisify(execFile);
const module = new URL('./index.ts', import.meta.url).href;

/** What a browser in a zone says of itself: a program whose clock on the wall is that zone's. */
async function inZone(TZ: string, expression: string): Promise<unknown> {
  const program = `const d = await import(${JSON.stringify(module)}); console.log(JSON.stringify(${expression}))`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module'];
  const { stdout } = await run(process.execPath, [...flags, '-e', program], { env: { ...process.env, TZ } });
  return JSON.parse(stdout);
}

const MOMENTS = [
  ['Bogotá at 20:30', 'America/Bogota', '2026-11-22T01:30:00Z', '2026-11-21'],
  ['Madrid at 00:30', 'Europe/Madrid', '2026-11-21T23:30:00Z', '2026-11-22'],
  ['Madrid in the hour that comes twice', 'Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25'],
  ['Santiago when midnight is left out', 'America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
  ['Bogotá on the last evening of the year', 'America/Bogota', '2027-01-01T04:59:00Z', '2026-12-31'],
  ['Madrid on a leap day', 'Europe/Madrid', '2028-02-29T00:00:00Z', '2028-02-29'],
  ['Kiritimati, where it is tomorrow first', 'Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
] as const;

test.each(MOMENTS)('today in %s', async (_, zone, instant, day) => {
  expect(todayIn(zone, new Date(instant))).toBe(day);
  expect(await inZone(zone, `d.localToday(new Date('${instant}'))`)).toBe(day);
});

test.each(['America/Bogota', 'Europe/Madrid', 'America/Santiago', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'in %s a year of days is counted one by one, summer time or not',
  async (zone) => {
    const walk = `Array.from({ length: 400 }, (_, n) => d.daysBetween('2026-03-01', d.addDays('2026-03-01', n)))`;
    expect(await inZone(zone, walk)).toEqual(Array.from({ length: 400 }, (_, n) => n));
  },
);

test('days are added across months, years and leap days', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-29', 366)).toBe('2029-03-01');
  expect(addDays('2026-11-21', 330)).toBe('2027-10-17');
});

test('days are counted by the calendar of each place', () => {
  expect(daysBetween('2027-01-26T23:50:00', '2027-01-27T00:10:00')).toBe(1);
  expect(daysBetween('2027-01-26T00:10:00', '2027-01-26T23:50:00')).toBe(0);
  expect(daysBetween('2027-01-02', '2026-12-31')).toBe(-2);
});

test.each(['2028-02-29', '2026-12-31', '1926-01-01'])('%s is a date', (text) => {
  expect(isIsoDate(text)).toBe(true);
});
test.each(['2026-02-29', '2026-02-31', '2026-13-01', '2026-1-1', '2026-00-10', '0000-00-00', '20261212', ''])(
  '%p is none',
  (text) => {
    expect(isIsoDate(text)).toBe(false);
  },
);

test('ages turn on the birthday, and those of a leap day on 1 March', () => {
  expect(yearsBetween('2014-12-27', '2026-12-26')).toBe(11);
  expect(yearsBetween('2014-12-27', '2026-12-27')).toBe(12);
  expect(yearsBetween('2024-02-29', '2026-02-28')).toBe(1);
  expect(yearsBetween('2024-02-29', '2026-03-01')).toBe(2);
  expect(yearsBetween('2024-02-29', '2028-02-29')).toBe(4);
});

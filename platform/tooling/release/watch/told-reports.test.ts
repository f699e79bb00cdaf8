import { reportsSince } from './told-reports.ts';

const HOUR_MS = 3_600_000;
const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);

/** An API as its clock has it; what it was asked is told in `asked`. */
function apiAt(asked: number[], now: { time: number }) {
  return async (hours: number) => {
    asked.push(hours);
    const begin = Math.floor((now.time - hours * HOUR_MS) / HOUR_MS) * HOUR_MS;
    return { from: new Date(begin).toISOString(), counts: [], pages: [] };
  };
}

test('reports are those from one hour on, also after hours in which nobody asked', async () => {
  const asked: number[] = [];
  const now = { time: at('10:30:00') };
  const since = reportsSince(apiAt(asked, now));
  const { from } = await since();
  now.time = at('18:10:00');
  expect((await since()).from).toBe(from);
  expect(asked).toEqual([1, 1, 9]);
});

test('an API whose clock is in the hour before tells no hour more', async () => {
  const now = { time: at('10:59:59') };
  const since = reportsSince(apiAt([], now));
  const { from } = await since();
  for (const time of ['11:00:01', '10:59:59', '11:00:02']) {
    now.time = at(time);
    expect((await since()).from).toBe(from);
  }
});

test('of APIs that differ at the change of an hour nothing is taken for the other hour', async () => {
  const now = { time: at('11:00:00') };
  const since = reportsSince(apiAt([], now));
  await since();
  now.time = at('10:59:59');
  await expect(since()).rejects.toThrow('The clocks of the APIs are not of one hour.');
});

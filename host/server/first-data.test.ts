import { firstData } from '@alisio/shared-contracts/endpoints';
import { todayIn } from '@alisio/shared-contracts/zones';
import { fetchFirstData } from './first-data.ts';
import { zoneOf } from './visitor.ts';

const RESULTS = 'http://site.test/bogota-a-miami/results?tripType=1&from=BOG&to=MIA&adult=1';

/** The departure that the edge asks for, and the key that it answers under. */
async function askedAt(instant: string, cookie: string, words = '') {
  const asked: unknown[] = [];
  const api = {
    ask: async ({ body }: { body?: unknown }) => {
      asked.push(body);
      return '{}';
    },
  };
  const page = { code: 'released' as const, claim: { firstData: ['flight-offers'] } };
  const today = todayIn(zoneOf({ cookie }), new Date(instant));
  const visitor = { language: 'es', forwardedFor: '', referrer: '', today };
  const text = await fetchFirstData(api, page, new URL(RESULTS + words), visitor);
  return { body: asked[0], answer: JSON.parse(text ?? '{}') };
}

const keyOf = (today: string, words = '') =>
  firstData['flight-offers'](new URL(RESULTS + words), today, '')?.key;

test.each([
  ['Bogotá at 20:30', 'zone=America/Bogota', '2026-11-22T01:30:00Z', '2026-11-21'],
  ['Madrid at 00:30', 'zone=Europe/Madrid', '2026-11-21T23:30:00Z', '2026-11-22'],
])('in %s the edge asks as the page will', async (_, cookie, instant, day) => {
  const { body, answer } = await askedAt(instant, cookie, `&departureDate=${day}`);
  expect(body).toMatchObject({ legInfo: { 1: { departureDate: day } } });
  expect(answer['flight-offers'].key).toBe(keyOf(day, `&departureDate=${day}`));
  expect((await askedAt(instant, cookie)).answer['flight-offers'].key).toBe(keyOf(day));
});

test('what it asks of another day than the page is under another key', async () => {
  const { answer } = await askedAt('2026-11-22T01:30:00Z', '');
  expect(answer['flight-offers'].key).not.toBe(keyOf('2026-11-21'));
});

test.each(['', 'zone=', 'zone=Mars/Olympus', 'zone=america/bogota', 'zone=../../etc/passwd'])(
  'with the cookie %p it is the day of UTC',
  (cookie) => expect(zoneOf({ cookie })).toBe('UTC'),
);

import { firstData } from './first-data.ts';

const TODAY = '2026-11-21';
const results =
  'http://site.test/bogota-a-miami/results?tripType=1&from=BOG&to=MIA&departureDate=2026-12-12&adult=1';
const callOf = (query = '', referrer = '') =>
  firstData['flight-offers'](new URL(results + query), TODAY, referrer);

test('the search of a landing carries where the visitor came from, and is the same question', () => {
  const call = callOf('&utm_source=news&affiliateId=7', 'http://blog.test/post');
  expect(call?.body).toMatchObject({
    infoData: { source: 'news', medium: '', affiliateId: '7', referrer: 'http://blog.test/post' },
  });
  expect(call?.key).toBe(callOf()?.key);
});

test('a search from within the site carries nothing of it', () => {
  expect(callOf('', 'http://site.test/')?.body).toMatchObject({ infoData: { source: '', referrer: '' } });
});

test('an address that asks nothing answerable has no call', () => {
  expect(firstData['flight-offers'](new URL('http://site.test/x/results'), TODAY, '')).toBeUndefined();
});

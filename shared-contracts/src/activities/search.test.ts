import { activitySearchOf, activitySearchPayload, activitySortOf } from './index.ts';

const payload = activitySearchOf({
  point: { lat: 10.42, lon: -75.55 },
  party: { adults: 2, childAges: [8] },
  from: '2026-12-10',
  to: '2026-12-14',
  language: 'en',
  sort: 'price',
});

test('a search is said as §3 has it: one pax of age 30 for each adult, children apart', () => {
  expect(payload).toEqual({
    filters: [{ searchFilterItems: [{ type: 'gps', latitude: 10.42, longitude: -75.55 }] }],
    from: '2026-12-10',
    to: '2026-12-14',
    paxes: [{ age: 30 }, { age: 30 }],
    language: 'en',
    pagination: { itemsPerPage: 100, page: 1 },
    order: 'PRICE',
  });
  expect(activitySearchPayload.safeParse(payload).success).toBe(true);
  expect(activitySortOf(payload.order)).toBe('price');
});

test.each<[string, object]>([
  ['a child among the adults', { paxes: [{ age: 30 }, { age: 8 }] }],
  ['nobody', { paxes: [] }],
  ['ten adults', { paxes: Array.from({ length: 10 }, () => ({ age: 30 })) }],
  ['no point', { filters: [] }],
  ['days that turn round', { from: '2026-12-15' }],
  ['more than 31 days', { to: '2027-01-10' }],
  ['more than §9 has on a page', { pagination: { itemsPerPage: 101, page: 1 } }],
  ['an order that there is not', { order: 'BEST' }],
  ['a field that there is not', { radius: 5 }],
])('%s is refused', (_, spoilt) => {
  expect(activitySearchPayload.safeParse({ ...payload, ...spoilt }).success).toBe(false);
});

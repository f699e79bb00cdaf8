import { readPoint, readSearchedPlace, writePoint, writeSearchedPlace } from './index.ts';

test.each(['city-2713a', 'area-2713a-ciudad-amurallada', 'airport-BOG', 'hotel-2713a-1f'])(
  'an address names %s, and says it again',
  (said) => {
    const place = readSearchedPlace(said);
    expect(place && writeSearchedPlace(place)).toBe(said);
  },
);

test.each([null, '', 'city', 'city-', 'beach-2713a', 'city-27 13', `city-${'a'.repeat(41)}`])(
  'an address that says %p names no place',
  (said) => {
    expect(readSearchedPlace(said)).toBeUndefined();
  },
);

test('a point is said to some hundred metres', () => {
  expect(readPoint('4.6097,-74.0817')).toEqual({ lat: 4.6097, lon: -74.0817 });
  expect(writePoint({ lat: 4.6097, lon: -74.0817 })).toBe('4.610,-74.082');
});

test.each([null, '', '4.6', '91,0', '0,181', '4.6;-74', 'x,y'])('%p is no point', (said) => {
  expect(readPoint(said)).toBeUndefined();
});

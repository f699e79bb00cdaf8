import { checkTexts } from '@alisio/platform/testing';

test('every text is there in every language, asked for, and translated', () => {
  // Places have one name in both, and some words are the same.
  const words = ['kinds.hotel', 'kinds.resort', 'amenities.spa', 'amenities.bar', 'where.default'];
  const places = ['aruba', 'cancun', 'LosCabos', 'PuntaCana'].map((word) => `place.names.${word}`);
  const same = [...words, ...places, 'hotel.total.total'];
  expect(checkTexts(new URL('..', import.meta.url), { same })).toEqual([]);
});

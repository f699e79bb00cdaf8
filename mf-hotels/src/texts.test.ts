import { checkTexts } from '@alisio/platform/testing';
import es from './locales/es.json' with { type: 'json' };

test('every text is there in every language, asked for, and translated', () => {
  // Places have one name in both, and some words are the same.
  const words = ['kinds.hotel', 'kinds.resort', 'amenities.spa', 'amenities.bar', 'where.default'];
  const places = ['aruba', 'cancun', 'LosCabos', 'PuntaCana'].map((word) => `place.names.${word}`);
  const towns = Object.keys(es.towns).map((id) => `towns.${id}`);
  const same = [...words, ...places, ...towns, 'hotel.total.total', 'list.heading_one'];
  expect(checkTexts(new URL('..', import.meta.url), { same })).toEqual([]);
});

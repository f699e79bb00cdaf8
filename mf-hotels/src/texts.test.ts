import { checkTexts } from '@alisio/platform/testing';

test('every text is there in every language, asked for, and translated', () => {
  // Places have one name in both languages.
  const same = ['place.names.aruba', 'place.names.cancun', 'place.names.LosCabos', 'place.names.PuntaCana'];
  expect(checkTexts(new URL('..', import.meta.url), { same })).toEqual([]);
});

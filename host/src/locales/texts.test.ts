import { checkTexts } from '@alisio/platform/testing';

test('every text is there in every language, and asked for', () => {
  expect(checkTexts(new URL('../..', import.meta.url))).toEqual([]);
});

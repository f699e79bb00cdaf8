import { fileURLToPath } from 'node:url';
import { checkTexts } from '@alisio/platform/testing';

test('every text is there in every language, asked for, and translated', () => {
  // Names of seas, and a cabin that is called so in both.
  const same = [
    'cruise.cabins.suite',
    'callOffer.cabins.suite',
    'cruise.regions.alaska',
    'cruise.regions.bahamas',
    'cruisePage.kinds.suite.name',
    'cruisePage.kinds.suite.cabin',
    'cruisePage.extras.spa',
  ];
  expect(checkTexts(fileURLToPath(new URL('..', import.meta.url)), { same })).toEqual([]);
});

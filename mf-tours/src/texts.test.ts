import { fileURLToPath } from 'node:url';
import { checkTexts } from '@alisio/platform/testing';
import es from './locales/es.json' with { type: 'json' };
import packages from './packages/locales/es.json' with { type: 'json' };

test('every text is there in every language, asked for, and translated', () => {
  // Towns have one name in both, and some words are the same.
  const towns = Object.keys(es.towns).map((id) => `towns.${id}`);
  const places = Object.keys(packages.packages.places).map((code) => `packages.places.${code}`);
  const same = [
    ...towns,
    ...places,
    'activityResults.where.default',
    'activityResults.card.total',
    'packages.hotel',
    'packages.rowHotel',
    'packages.totalFor',
  ];
  expect(checkTexts(fileURLToPath(new URL('..', import.meta.url)), { same })).toEqual([]);
});

import { formatDistance, type Language } from './index.ts';

test.each<[number, Language, string]>([
  [0.02, 'es', '100 m'],
  [0.64, 'es', '600 m'],
  [1.44, 'es', '1,4 km'],
  [18.2, 'es', '18 km'],
  [0.02, 'en', '50 ft'],
  [0.1, 'en', '350 ft'],
  [0.64, 'en', '0.4 mi'],
  [1.44, 'en', '0.9 mi'],
  [25, 'en', '16 mi'],
])('%d km are written in “%s” as %s', (km, language, text) => {
  expect(formatDistance(km, language).replace('\u00a0', ' ')).toBe(text);
});

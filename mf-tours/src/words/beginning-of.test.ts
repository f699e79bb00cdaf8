import { beginningOf } from './beginning-of.ts';

const long = `${'a'.repeat(120)}.`;

test.each([
  ['Uno. Dos.', 'Uno. Dos.'],
  ['Hay 3.700 km: elige. Y vuela.', 'Hay 3.700 km: elige. Y vuela.'],
  // What comes after a sentence that is too long is not said without it.
  [`Uno. ${long} ${long} Fin.`, `Uno. ${long}`],
  [`${long}${long} Fin.`, `${long}${long}`],
  ['', ''],
])('of %j it says %j', (text, said) => {
  expect(beginningOf(text)).toBe(said);
});

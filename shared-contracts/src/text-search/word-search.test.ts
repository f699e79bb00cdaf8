import { WordSearch } from './word-search.ts';

const texts = [
  { title: 'Madrid en tres días', body: 'Hoteles, museos y el tren a Toledo. Cartagena queda lejos.' },
  { title: 'Cartagena: muralla e islas', body: 'La maleta, ligera. El avión tarda hora y media.' },
  { title: 'Maletas que entran', body: 'Equipaje de mano y de bodega.' },
];
const search = new WordSearch(texts, ({ title, body }) => [title, body]);
const titlesFor = (typed: string) => search.find(typed).items.map(({ title }) => title);

test.each([
  ['accents and case', 'AVION', ['Cartagena: muralla e islas']],
  ['a plural for one', 'aviones', ['Cartagena: muralla e islas']],
  ['one for a plural', 'hotel', ['Madrid en tres días']],
  ['small words around', '¿qué hay de equipaje en la bodega?', ['Maletas que entran']],
  ['the beginning of a word', 'equip', ['Maletas que entran']],
  ['words of two fields', 'madrid tren', ['Madrid en tres días']],
  ['words that no text has together', 'madrid maleta', []],
  ['a word said twice', 'tren tren madrid', ['Madrid en tres días']],
  ['nothing but signs', '¡¿?!', []],
])('%s: %s', (_, typed, titles) => {
  expect(titlesFor(typed)).toEqual(titles);
});

test('texts that say it in their title stand first, others in their order', () => {
  expect(titlesFor('cartagena')).toEqual(['Cartagena: muralla e islas', 'Madrid en tres días']);
  expect(titlesFor('maleta')).toEqual(['Maletas que entran', 'Cartagena: muralla e islas']);
});

test.each([
  ['cartajena', 'cartagena'],
  ['madird', 'madrid'],
  ['equipage bodega', 'equipaje bodega'],
])('what was mistyped is looked for as it was meant, and told: %s', (typed, meant) => {
  const { items, insteadOf } = search.find(typed);
  expect(items.length).toBeGreaterThan(0);
  expect(insteadOf).toBe(meant);
});

test('a word that stands somewhere is never taken for another, and a strange one for none', () => {
  expect(search.find('hora').insteadOf).toBeUndefined();
  expect(search.find('xyzzyx')).toEqual({ items: [] });
  expect(search.find('tre')).toEqual({ items: [texts[0]] });
});

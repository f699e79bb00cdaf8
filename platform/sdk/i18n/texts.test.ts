import { createTexts } from './texts.ts';

const spanish = {
  offers_one: '{{count}} vuelo',
  offers_many: '{{count}} vuelos',
  offers_other: '{{count}} vuelos',
};
const english = { offers_one: '{{count}} flight', offers_other: '{{count}} flights' };

function demo() {
  const texts = createTexts('es');
  texts.add('es', 'demo', spanish);
  texts.add('en', 'demo', english);
  return texts;
}

test('the count chooses the plural form of the language', () => {
  const texts = demo();
  expect(texts.translate('demo')('offers', { count: 1 })).toBe('1 vuelo');
  texts.use('en');
  expect(texts.translate('demo')('offers', { count: 3 })).toBe('3 flights');
});

test('whoever follows hears of a switch of language', () => {
  const texts = demo();
  const heard: string[] = [];
  const stop = texts.subscribe(() => heard.push(texts.language()));
  texts.use('en');
  stop();
  texts.use('es');
  expect(heard).toEqual(['en']);
});

test('two apps on one server do not share a language', () => {
  const first = demo();
  const second = demo();
  first.use('en');
  expect(second.language()).toBe('es');
  expect(second.translate('demo')('offers', { count: 2 })).toBe('2 vuelos');
});

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

test('the count chooses the plural form of the language', async () => {
  const texts = demo();
  expect(texts.translate('demo')('offers', { count: 1 })).toBe('1 vuelo');
  await texts.change('en');
  expect(texts.translate('demo')('offers', { count: 3 })).toBe('3 flights');
});

test('a text that was said is said of other values anew, and after its words have changed', () => {
  const texts = demo();
  const t = texts.translate('demo');
  const said = () => [t('offers', { count: 1 }), t('offers', { count: 12 }), t('offers')];
  expect(said()).toEqual(['1 vuelo', '12 vuelos', 'offers']);
  expect(said()).toEqual(['1 vuelo', '12 vuelos', 'offers']);
  texts.add('es', 'demo', { offers_one: 'un vuelo' });
  expect(said()).toEqual(['un vuelo', '12 vuelos', 'offers']);
});

test('a text that was asked for before it came is said when it is there, in a language that is not shown as well', () => {
  const texts = demo();
  const asked = texts.translate('demo', 'en');
  expect(asked('pier')).toBe('pier');
  texts.add('en', 'demo', { pier: 'Pier' });
  expect([asked('pier'), texts.translate('demo', 'en')('pier')]).toEqual(['Pier', 'Pier']);
});

test('whoever follows hears of a switch of language', async () => {
  const texts = demo();
  const heard: string[] = [];
  const stop = texts.subscribe(() => heard.push(texts.language()));
  await texts.change('en');
  stop();
  await texts.change('es');
  expect(heard).toEqual(['en']);
});

test('two apps on one server do not share a language', async () => {
  const first = demo();
  const second = demo();
  await first.change('en');
  expect(second.language()).toBe('es');
  expect(second.translate('demo')('offers', { count: 2 })).toBe('2 vuelos');
});

/** Files of texts whose fetches end when they are told to, or at once. */
function filesOf(spanishTexts: object, englishTexts: object) {
  const asked: string[] = [];
  const fails = new Set<string>();
  const open = new Map<string, () => void>();
  const waits = new Set<string>();
  const file = (language: 'es' | 'en', texts: object) => async () => {
    asked.push(language);
    if (waits.has(language)) await new Promise<void>((end) => open.set(language, end));
    if (fails.has(language)) throw new Error('no answer');
    return { default: texts };
  };
  const files = { es: file('es', spanishTexts), en: file('en', englishTexts) };
  return { files, asked, fails, waits, end: (language: string) => open.get(language)?.() };
}

const pier = () => filesOf({ pier: 'Muelle' }, { pier: 'Pier' });

test('texts that code brings come in the language of now, and in the next one before it is shown', async () => {
  const texts = demo();
  const { files, asked } = pier();
  await texts.bring('demo', files);
  expect(asked).toEqual(['es']);
  expect(texts.translate('demo')('pier')).toBe('Muelle');
  const shown: string[] = [];
  texts.subscribe(() => shown.push(texts.translate('demo')('pier')));
  await texts.change('en');
  expect(shown.at(-1)).toBe('Pier');
  expect(texts.translate('demo')('offers', { count: 1 })).toBe('1 flight');
});

test('texts that are here are not fetched again, those that failed are', async () => {
  const texts = demo();
  const { files, asked, fails } = pier();
  fails.add('es');
  await expect(texts.bring('demo', files)).rejects.toThrow('no answer');
  expect(texts.holds(files)).toBe(false);
  fails.clear();
  await texts.bring('demo', files);
  expect(texts.holds(files)).toBe(true);
  await texts.bring('demo', files);
  await texts.change('en');
  await texts.change('es');
  expect(asked).toEqual(['es', 'es', 'en']);
});

test('a language stays while texts that were brought cannot be had in it', async () => {
  const texts = demo();
  const { files, fails } = pier();
  await texts.bring('demo', files);
  fails.add('en');
  await expect(texts.change('en')).rejects.toThrow('no answer');
  expect(texts.language()).toBe('es');
});

test('texts on their way while the language changes are here in the new one, too', async () => {
  const texts = demo();
  const { files, waits, end } = pier();
  waits.add('es');
  const coming = texts.bring('demo', files);
  await texts.change('en');
  end('es');
  await coming;
  expect(texts.holds(files)).toBe(true);
  expect(texts.translate('demo')('pier')).toBe('Pier');
});

test('texts that come after a switch of language are here in the first one, too: what a server drew is taken over in it', async () => {
  const texts = demo();
  const { files } = pier();
  await texts.change('en');
  await texts.bring('demo', files);
  expect(texts.translate('demo', 'es')('pier')).toBe('Muelle');
  expect(texts.translate('demo')('pier')).toBe('Pier');
  const others = filesOf({ quay: 'Andén' }, { quay: 'Quay' });
  others.fails.add('es');
  await texts.bring('demo', others.files);
  expect(texts.translate('demo')('quay')).toBe('Quay');
});

test('texts that are brought while a language is on its way are waited for', async () => {
  const texts = demo();
  const first = pier();
  const second = filesOf({ quay: 'Andén' }, { quay: 'Quay' });
  await texts.bring('demo', first.files);
  first.waits.add('en');
  const changed = texts.change('en');
  await texts.bring('demo', second.files);
  first.end('en');
  await changed;
  expect(texts.translate('demo')('quay')).toBe('Quay');
});

test('of two changes of language the later one holds', async () => {
  const texts = demo();
  const { files, waits, end } = pier();
  await texts.bring('demo', files);
  waits.add('en');
  const toEnglish = texts.change('en');
  await texts.change('es');
  end('en');
  await toEnglish;
  expect(texts.language()).toBe('es');
});

test('texts that came in no language hold up no change of it', async () => {
  const texts = demo();
  const { files, fails } = pier();
  fails.add('es').add('en');
  await expect(texts.bring('demo', files)).rejects.toThrow('no answer');
  await texts.change('en');
  expect(texts.language()).toBe('en');
  fails.clear();
  await texts.bring('demo', files);
  expect(texts.translate('demo')('pier')).toBe('Pier');
});

test('texts that fail in a language that was left meanwhile are here in the next one', async () => {
  const texts = demo();
  const { files, fails, waits, end } = pier();
  waits.add('es');
  const coming = texts.bring('demo', files);
  await texts.change('en');
  fails.add('es');
  end('es');
  await coming;
  expect(texts.translate('demo')('pier')).toBe('Pier');
});

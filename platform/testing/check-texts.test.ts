import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTexts } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function given(es: object, en: object, source: string): void {
  writeFileSync(join(folder, 'src/locales/es.json'), JSON.stringify(es));
  writeFileSync(join(folder, 'src/locales/en.json'), JSON.stringify(en));
  writeFileSync(join(folder, 'src/page.tsx'), source);
}

test('complete texts have no problems: literal keys, keys out of parts, keys in data, plural forms', () => {
  given(
    {
      a: 'uno',
      nav: { x: 'equis' },
      bags_one: '{{count}} maleta',
      bags_other: '{{count}} maletas',
      late: 'tarde',
    },
    { a: 'one', nav: { x: 'ex' }, bags_one: '{{count}} bag', bags_other: '{{count}} bags', late: 'late' },
    "t('a'); t(`nav.$" + "{entry}`); t('bags', { count }); const titles = { key: 'late' };",
  );
  expect(checkTexts(folder)).toEqual([]);
});

test('each kind of problem is named with its key', () => {
  given(
    { same: 'Total final', empty: '', gaps: '{{a}} y {{b}}', unused: 'nadie' },
    { same: 'Total final', empty: 'no', gaps: '{{a}}', unused: 'nobody' },
    "t('same'); t('empty'); t('gaps', { a, b }); t('lost')",
  );
  expect(checkTexts(folder)).toEqual([
    'lost: asked for and missing',
    'unused: never asked for',
    'same: the same in en as in es',
    'empty: no text in es',
    'gaps: the gaps to fill differ in en',
  ]);
  expect(checkTexts(folder, { same: ['same'] })).not.toContain('same: the same in en as in es');
});

test('a key that only tests and their helpers name is unused', () => {
  given({ a: 'uno' }, { a: 'one' }, '');
  writeFileSync(join(folder, 'src/page.test.tsx'), "t('a')");
  mkdirSync(join(folder, 'src/testing'));
  writeFileSync(join(folder, 'src/testing/pages.tsx'), "t('a')");
  expect(checkTexts(folder)).toEqual(['a: never asked for']);
});

test('a time of day that a line may tear apart is named', () => {
  given(
    { until: 'Hasta las 10 p. m.', from: 'Desde las 8\u00a0a.\u00a0m.', half: 'A las 9\u00a0p. m.' },
    { until: 'Until 10 PM', from: 'From 8\u00a0AM', half: 'At 9\u00a0PM' },
    "t('until'); t('from'); t('half')",
  );
  expect(checkTexts(folder)).toEqual([
    'until: a time of day without no-break spaces',
    'half: a time of day without no-break spaces',
    'until: a time of day without no-break spaces',
  ]);
});

test('an apostrophe as a keyboard has it is named', () => {
  given({ a: 'No carga', b: 'Listo' }, { a: "It doesn't load", b: 'You’re done' }, "t('a'); t('b')");
  expect(checkTexts(folder)).toEqual(['a: a straight apostrophe in place of ’']);
});

test('texts that come with a piece of code belong to the same namespace: one key stands in one file', () => {
  given({ a: 'uno' }, { a: 'one' }, "t('a'); t('pier.b')");
  const beside = join(folder, 'src/products/pier/locales');
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(beside, 'es.json'), JSON.stringify({ a: 'una', pier: { b: 'dos' } }));
  writeFileSync(join(beside, 'en.json'), JSON.stringify({ pier: {} }));
  expect(checkTexts(folder)).toEqual(['a: in two files', 'pier.b: no text in en']);
});

import fc from 'fast-check';
import { cleanText, cleanTextUpTo, filledTextUpTo } from './clean-text.ts';

test.each([
  ['what is clean', 'Nueva York – José Ñíguez', 'Nueva York – José Ñíguez'],
  ['a zero character', 'news\u0000', 'news'],
  ['half an emoji', 'sale \ud83c', 'sale'],
  ['halves in the wrong order', '\udf34\ud83csun', 'sun'],
  ['line breaks between words', 'Ana\r\nMaría\u2028Pérez', 'Ana María Pérez'],
  ['marks of direction', '\u202eanA\u202c \u2067Pérez\u2069\u200f', 'anA Pérez'],
  ['control characters of Unicode', 'a\u009bb\u007f', 'ab'],
  ['spaces around', ' \tAna\u00a0 ', 'Ana'],
  ['a joined emoji', '👩‍👧', '👩‍👧'],
  ['an emoji of four parts', '👁️‍🗨️ 🏳️‍🌈', '👁️‍🗨️ 🏳️‍🌈'],
  ['a joiner that a script needs', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a variant that a name needs', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['joiners beside nothing', '\u200dAna \u200c1\u200c', 'Ana 1'],
  ['spaces of no width', 'Calle\u200b 1\u2060\ufeff', 'Calle 1'],
  ['a hidden hyphen', 'Mede\u00adllín', 'Medellín'],
  ['letters that are empty', '\u3164\u115f\u1160\uffa0\u180e\u2800', ''],
  ['words in tags', 'Ana\u{e0041}\u{e0042}', 'Ana'],
  ['marks of annotations', 'A\ufff9n\ufffaa\ufffb', 'Ana'],
  ['a selector of nothing', '\ufe0f \ufe0fAna', 'Ana'],
])('%s', (_, text, clean) => {
  expect(cleanText(text, 100)).toBe(clean);
  expect(cleanTextUpTo(100).safeParse(text).success).toBe(text === clean);
});

test('signs are counted, not their halves', () => {
  expect(cleanText('🌴🌴🌴', 2)).toBe('🌴🌴');
  expect(cleanTextUpTo(2).safeParse('🌴🌴').success).toBe(true);
  expect(cleanTextUpTo(2).safeParse('🌴🌴🌴').success).toBe(false);
});

const codes = (schema: ReturnType<typeof cleanTextUpTo>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

test('what is too long is told from what is unclean', () => {
  expect(codes(cleanTextUpTo(6), '1234567')).toEqual(['too-big']);
  expect(codes(cleanTextUpTo(6), '123\u200b4')).toEqual(['unclean-text']);
  expect(codes(filledTextUpTo(6), '1234567')).toEqual(['too-big']);
});

test.each(['', '   ', '\u200b', '\u3164', '\u200d\ufe0f', '\u2800\u00ad'])('%j has nothing in it', (text) => {
  expect(codes(filledTextUpTo(60), text)).toEqual(['required']);
});

test('whatever is cleaned fits, and is stored and read back as it is', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('a', ' ', '\u200d', '\ufe0f', '\u200b', '👩', '\u0301'),
  );
  fc.assert(
    fc.property(fc.array(unit), fc.integer({ min: 1, max: 12 }), (parts, most) => {
      const clean = cleanText(parts.join(''), most);
      expect(cleanTextUpTo(most).safeParse(clean).success).toBe(true);
      expect(Array.from(clean).length).toBeLessThanOrEqual(most);
      expect(new TextDecoder().decode(new TextEncoder().encode(clean))).toBe(clean);
    }),
  );
});

import fc from 'fast-check';
import { typingMistakes } from './typing-mistakes.ts';

const word = fc.string({ minLength: 1, maxLength: 12 });

test.each([
  ['bogta', 'bogota', 1],
  ['bgoota', 'bogota', 1],
  ['bogotta', 'bogota', 1],
  ['vogota', 'bogota', 1],
  ['bogota', 'bogota', 0],
  ['lima', 'bogota', 3],
])('%s for %s has %i mistakes', (typed, meant, mistakes) => {
  expect(typingMistakes(typed, meant, 2)).toBe(mistakes);
});

test('the same both ways, none for the same word, and never over the bound by more than one', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const mistakes = typingMistakes(one, other, most);
      expect(typingMistakes(other, one, most)).toBe(mistakes);
      expect(mistakes === 0).toBe(one === other);
      expect(mistakes).toBeLessThanOrEqual(most + 1);
    }),
  );
});

import { isCleanText } from '@alisio/shared-contracts/rules';
import fc from 'fast-check';
import { cleanMessage } from './clean-message.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading 'price')",
  ],
  [
    'Loading chunk page-home failed. (error: https://alisio.test/remotes/mf-a/1.0.0/page.js?again=1)',
    'Loading chunk page-home failed. (error: /remotes/mf-a/1.0.0/page.js',
  ],
  ['No booking for lucia.perez+1@ejemplo.test', 'No booking for …'],
  ['No line for +57 300 123 4567, code 404', 'No line for +…, code 404'],
  ['Failed\n  at \u202epage\u0000 \ud83c', 'Failed   at page'],
  [`${'🌴'.repeat(299)}🌴🌴`, '🌴'.repeat(300)],
  [`${'9'.repeat(2000)} and more than is looked at`, '…'],
  ['Unexpected token J, "{"name":"José"" is not valid JSON', 'Unexpected token J, "…" is not valid JSON'],
])('%s', (message, clean) => {
  expect(cleanMessage(message)).toBe(clean);
});

test('whatever is said, no mail address, query or long number is left, and it is short', () => {
  const part = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.webUrl({ withQueryParameters: true }),
    fc.bigInt().map(String),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const clean = cleanMessage(parts.join(' '));
      expect(isCleanText(clean, 300)).toBe(true);
      expect(clean).not.toMatch(/@|https?:\/\/\w|\?\S|\d{6}/);
    }),
  );
});

import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TextMac } from './text-mac.ts';

test('it is the HMAC-SHA-256 of every text, whatever was asked before', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 500 }), { minLength: 1, maxLength: 5 }),
      (secret, texts) => {
        const mac = new TextMac(secret);
        for (const text of texts)
          expect(mac.of(text)).toBe(createHmac('sha256', secret).update(text).digest('base64url'));
      },
    ),
  );
});

test('a secret that it would have to shorten is refused', () => {
  expect(() => new TextMac(new Uint8Array(65))).toThrow(RangeError);
});

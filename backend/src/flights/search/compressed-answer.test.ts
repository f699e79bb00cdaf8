import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { acceptedEncoding } from './accept-encoding.ts';
import { CompressedAnswer } from './compressed-answer.ts';

const decoded = {
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  identity: (body: Buffer) => body.toString(),
};

describe('a compressed answer', () => {
  test('is its text with any end behind it, in every encoding', async () => {
    const ends = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 90 });
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 4000, unit: 'grapheme' }), ends, async (text, end) => {
        const answer = await CompressedAnswer.of([text]);
        for (const encoding of ['br', 'gzip', 'identity'] as const) {
          expect(decoded[encoding](await answer.body(encoding, end))).toBe(text + end);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('takes another end each time', async () => {
    const answer = await CompressedAnswer.of(['{"expires', 'At":"']);
    expect(decoded.br(await answer.body('br', '1"}'))).toBe('{"expiresAt":"1"}');
    expect(decoded.br(await answer.body('br', '2"}'))).toBe('{"expiresAt":"2"}');
  });

  test('keeps a fraction of a long text in memory', async () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ index, name: 'Bogotá' })));
    expect((await CompressedAnswer.of([text])).size).toBeLessThan(text.length / 5);
  });
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['identity;q=0, br;q=nonsense', 'br'],
])('of %p the encoding is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

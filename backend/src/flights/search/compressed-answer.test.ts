import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { CompressedAnswer } from './compressed-answer.ts';

const decoded = {
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  identity: (body: Buffer) => body.toString(),
};

describe('a compressed answer', () => {
  test('is its text in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 4000, unit: 'grapheme' }), async (text) => {
        const answer = new CompressedAnswer(brotliCompressSync(text));
        for (const encoding of ['br', 'gzip', 'identity'] as const) {
          expect(decoded[encoding](await answer.body(encoding))).toBe(text);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('keeps a fraction of a long text in memory', () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ index, name: 'Bogotá' })));
    expect(new CompressedAnswer(brotliCompressSync(text)).size).toBeLessThan(text.length / 5);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
      fc.asyncProperty(
        fc.array(fc.string({ maxLength: 2000, unit: 'grapheme' }), { maxLength: 3 }),
        async (parts) => {
          const answer = await CompressedAnswer.of(parts);
          for (const encoding of ['br', 'gzip', 'identity'] as const) {
            expect(decoded[encoding](await answer.body(encoding))).toBe(parts.join(''));
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('keeps a fraction of a long text in memory', async () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ index, name: 'Bogotá' })));
    expect((await CompressedAnswer.of([text])).size).toBeLessThan(text.length / 5);
  });
});

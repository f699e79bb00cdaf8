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

import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pack, unpack } from '@alisio/shared-contracts/packed-json';
import fc from 'fast-check';
import { CompressedAnswer } from './compressed-answer.ts';

const decoded = {
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  identity: (body: Buffer) => body.toString(),
};

const unpackOnly = async (packed: Uint8Array): Promise<Uint8Array> => {
  const { text } = Object(unpack(brotliDecompressSync(packed).toString()));
  return brotliCompressSync(text);
};
const answerOf = (text: string) => new CompressedAnswer(brotliCompressSync(pack({ text })), unpackOnly);

describe('a compressed answer', () => {
  test('is its text in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 4000, unit: 'grapheme' }), async (text) => {
        const answer = answerOf(text);
        for (const encoding of ['br', 'gzip', 'identity'] as const) {
          expect(decoded[encoding](await answer.body({ encoding, isPacked: false }))).toBe(text);
          const packed = decoded[encoding](await answer.body({ encoding, isPacked: true }));
          expect(unpack(packed)).toEqual({ text });
        }
      }),
      { numRuns: 30 },
    );
  });

  test('takes no more memory than it says, however short it is', async () => {
    const answer = answerOf('short');
    for (const encoding of ['br', 'gzip'] as const) {
      const body = await answer.body({ encoding, isPacked: true });
      expect(body.buffer.byteLength).toBe(body.byteLength);
    }
  });

  test('keeps a fraction of a long text in memory', () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ index, name: 'Bogotá' })));
    expect(answerOf(text).size).toBeLessThan(text.length / 5);
  });
});

import { request } from 'node:http';
import { brotliCompressSync, createBrotliDecompress, createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import type { Encoding } from '../../server/encoders.ts';
import { CompressedAnswer } from './compressed-answer.ts';
import { sendInParts } from './send-in-parts.ts';

/** Packed it is told in brackets, so that one sees which form was sent. */
const part = (text: string) =>
  new CompressedAnswer(brotliCompressSync(`[${text}]`), async () => brotliCompressSync(text));
let app: FastifyInstance;
let base: string;
let goOn: () => void;
let end: () => Promise<CompressedAnswer>;

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  goOn = resolve;
  end = async () => part('{"last":1}');
  app = bareServer();
  app.get<{ Params: { encoding: Encoding } }>('/:encoding', (call, reply) =>
    sendInParts(reply, { encoding: call.params.encoding, isPacked: false }, async (take) => {
      await take(part('{"first":1}'));
      await promise;
      return end();
    }),
  );
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const decoderOf = { br: createBrotliDecompress, gzip: createGunzip };

/** What has come so far, decoded, whenever something comes. */
async function read(encoding: Encoding, onChunk: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    request(`${base}/${encoding}`, (answer) => {
      const body = encoding === 'identity' ? answer : answer.pipe(decoderOf[encoding]());
      let text = '';
      body.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        onChunk(text);
      });
      body.once('end', () => resolve(text));
      answer.once('error', reject);
      body.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

test.each<Encoding>(['br', 'gzip', 'identity'])(
  'a part is read before the next is known, %s',
  async (encoding) => {
    const text = await read(encoding, (soFar) => {
      if (soFar === '{"first":1}\n') goOn();
    });
    expect(text).toBe('{"first":1}\n{"last":1}\n');
  },
);

test('what fails on the way ends in a broken answer, not in a short one', async () => {
  end = async () => Promise.reject(new Error('the thread has died'));
  await expect(read('identity', () => goOn())).rejects.toThrow();
});

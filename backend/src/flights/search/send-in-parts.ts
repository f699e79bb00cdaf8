import type { Transform } from 'node:stream';
import { IN_PARTS, PACKED } from '@alisio/shared-contracts/endpoints';
import type { FastifyReply } from 'fastify';
import { encoderOf, flush } from '../../server/encoders.ts';
import type { CompressedAnswer, SentForm } from './compressed-answer.ts';

export const typeOf = (type: string, isPacked: boolean): string =>
  `${type}${isPacked ? `; ${PACKED}` : ''}; charset=utf-8`;

/**
 * Sends an answer in parts, each on a line of its own as it comes. One that is whole at once is sent as it is kept.
 * @throws whatever the asking throws before the first part; later the connection ends before the answer does
 */
export async function sendInParts(
  reply: FastifyReply,
  { encoding, isPacked }: SentForm,
  ask: (take: (part: CompressedAnswer) => Promise<void>) => Promise<CompressedAnswer>,
): Promise<FastifyReply> {
  reply
    .header('content-type', typeOf(IN_PARTS, isPacked))
    .header('vary', 'accept, accept-encoding, accept-language');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  let encoder: ReturnType<typeof encoderOf> | undefined;
  const write = async (to: Transform, part: CompressedAnswer) => {
    to.write(await part.body({ encoding: 'identity', isPacked }));
    to.write('\n');
    flush(to);
  };
  try {
    const rest = await ask(async (early) => {
      if (!encoder) {
        encoder = encoderOf(encoding);
        reply.send(encoder);
      }
      await write(encoder, early);
    });
    if (!encoder) return reply.send(await rest.body({ encoding, isPacked }));
    await write(encoder, rest);
    encoder.end();
  } catch (error) {
    if (!encoder) throw error;
    encoder.destroy(error instanceof Error ? error : undefined);
  }
  return reply;
}

import { IN_PARTS } from '@alisio/shared-contracts/endpoints';
import type { FastifyReply } from 'fastify';
import { type Encoding, encoded, encoderOf, flush } from '../server/encoders.ts';
import type { PartText } from './package-search.ts';

function headed(reply: FastifyReply, encoding: Encoding, type: string): FastifyReply {
  reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('vary', 'accept, accept-encoding, accept-language');
  return encoding === 'identity' ? reply : reply.header('content-encoding', encoding);
}

/** Sends an answer's JSON text, compressed on its way. */
export async function sendWhole(
  reply: FastifyReply,
  encoding: Encoding,
  text: PartText,
): Promise<FastifyReply> {
  const body = await encoded(text, encoding);
  return headed(reply, encoding, 'application/json').send(body);
}

/**
 * Sends an answer in parts, each on a line of its own as it comes.
 * @throws whatever the asking throws before the first part; later the connection ends before the answer does
 */
export async function sendLines(
  reply: FastifyReply,
  encoding: Encoding,
  ask: (take: (part: PartText) => Promise<void>) => Promise<void>,
): Promise<FastifyReply> {
  let encoder: ReturnType<typeof encoderOf> | undefined;
  try {
    await ask(async (part) => {
      if (!encoder) {
        encoder = encoderOf(encoding);
        headed(reply, encoding, IN_PARTS).send(encoder);
      }
      encoder.write(part);
      encoder.write('\n');
      flush(encoder);
    });
    encoder?.end();
  } catch (error) {
    if (!encoder) throw error;
    encoder.destroy(error instanceof Error ? error : undefined);
  }
  return reply;
}

import { acceptedEncoding } from '@alisio/platform/serving';
import { PACKED } from '@alisio/shared-contracts/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSIONS } from '../../server/encoders.ts';
import type { SentForm } from './compressed-answer.ts';
import type { ShownAnswer } from './flight-search.ts';
import { typeOf } from './send-in-parts.ts';

/** Whether packed answers are among what is accepted, as this parameter and no other that begins like it. */
const takesPacked = (accept: string): boolean =>
  accept.split(',').some((range) => {
    const words = range.split(';').map((word) => word.trim());
    return words.includes(PACKED) && !words.some((word) => /^q=0(\.0*)?$/.test(word));
  });

/** The form in which an answer of flights is asked for. */
export const askedForm = ({ headers }: FastifyRequest): SentForm => ({
  encoding: acceptedEncoding(headers['accept-encoding'], COMPRESSIONS),
  isPacked: takesPacked(headers.accept ?? ''),
});

/** Sends an answer as it is kept, for so long everybody's who asks the same. */
export function sendShown(
  reply: FastifyReply,
  { encoding, isPacked }: SentForm,
  { body, sharedForMs }: ShownAnswer,
): FastifyReply {
  // Rounded up: who asks when it is over is given a new one, not the last moment of this one.
  const seconds = Math.ceil(sharedForMs / 1000);
  // Of everybody who asks the same; its prices hold their time from when it was made for the first of them.
  if (seconds > 0) reply.header('cache-control', `public, max-age=${seconds}`);
  reply
    .header('content-type', typeOf('application/json', isPacked))
    .header('vary', 'accept, accept-encoding, accept-language');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

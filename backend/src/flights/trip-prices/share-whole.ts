import type { FastifyReply } from 'fastify';

/** Who asks within it is shown the same: prices move with sales, and are asked for again before anything is sold. */
const SHARED_SECONDS = 300;

/** Lets others be shown the same answer, unless it lacks a supplier: then whoever asks next may be told more. */
export function shareWhole(reply: FastifyReply, isWhole: boolean): void {
  if (isWhole) reply.header('cache-control', `public, max-age=${SHARED_SECONDS}`);
}

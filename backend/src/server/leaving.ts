import type { FastifyReply } from 'fastify';
import { ProblemError } from '../problems/index.ts';

/** Says when the asker is gone before the answer is. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) control.abort(new ProblemError('unavailable'));
  });
  return control.signal;
}

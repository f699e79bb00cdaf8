import type { Lifecycle } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';

/** `GET /healthz`: the process answers. `GET /readyz`: it can do its work, or 503. */
export function answerHealth(
  app: FastifyInstance,
  lifecycle: Lifecycle,
  isReady: () => Promise<boolean>,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const ready = !lifecycle.stopping && (await isReady().catch(() => false));
    if (!ready) throw new ProblemError('unavailable');
    return { status: 'ready' };
  });
}

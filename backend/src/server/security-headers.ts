import type { FastifyInstance } from 'fastify';

/** An answer is data: opened as a page it may do nothing, and no other site's page may hold or embed it. */
export const OF_DATA = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sent with every answer; what is more than data brings a policy of its own. */
export function protectAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(OF_DATA);
  });
}

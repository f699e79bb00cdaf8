import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that somebody speaks for visitors whom nobody was told to trust. Where that is a proxy in front,
 * every visitor has its address, and all of them share the limits of one: card testing by one closes the checkout.
 */
export function tellUnheardProxy(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', async (request) => {
    if (told || request.headers['x-forwarded-for'] === undefined) return;
    told = true;
    request.log.warn(
      'x-forwarded-for came, and TRUSTED_HOPS is 0: behind a proxy all visitors count as one, set TRUSTED_HOPS',
    );
  });
}

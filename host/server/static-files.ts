import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { favicon } from './favicon.ts';

const ONE_DAY = 'public, max-age=86400';

/** Released files never change: kept for ever. Compressed siblings come from the build. */
export async function staticFiles(app: FastifyInstance, site: string): Promise<void> {
  for (const folder of ['host', 'remotes']) {
    await app.register(fastifyStatic, {
      root: join(site, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply) => {
        reply.header('cross-origin-resource-policy', 'same-origin');
      },
    });
  }
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', ONE_DAY).send(favicon),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', ONE_DAY)
      .send('User-agent: *\nDisallow: /api/\nDisallow: /booking/\nDisallow: /user/\n'),
  );
}

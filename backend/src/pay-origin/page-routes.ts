import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { languageCode } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import { fontFiles, themeCss } from '@alisio/shared-ui/tokens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { cardPage } from './card-page.ts';
import { frameModules } from './frame-modules.ts';
import { allowedParent, type ParentRule } from './parent-origin.ts';

const require = createRequire(import.meta.url);
const A_DAY = 'public, max-age=86400';

const pageQuery = z.strictObject({
  parent: z.string().check(z.maxLength(300)),
  language: languageCode,
  theme: z.enum(['light', 'dark']),
});

function serve(
  app: FastifyInstance,
  address: string,
  type: string,
  content: string | Buffer,
  cache: string,
): void {
  app.get(address, { schema: { hide: true } }, async (_request, reply) =>
    reply.type(type).header('cache-control', cache).send(content),
  );
}

/** Nothing but our own files runs here, and only the checkout page may hold the frame. */
function protect(reply: FastifyReply, parent: string, nonce: string): void {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${parent}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  reply.headers({
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
}

/** `GET /card-fields` and the files that it is made of. */
export function pageRoutes(app: FastifyInstance, rule: ParentRule): void {
  const modules = frameModules();
  const css =
    themeCss((file) => `/${file}`) + readFileSync(new URL('./card-fields.css', import.meta.url), 'utf8');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });

  serve(app, '/card-fields.css', 'text/css; charset=utf-8', css, 'no-cache');
  for (const [address, code] of modules)
    serve(app, address, 'text/javascript; charset=utf-8', code, 'no-cache');
  for (const file of fontFiles) {
    const bytes = readFileSync(require.resolve(`@alisio/shared-ui/fonts/${basename(file)}`));
    serve(app, `/${file}`, 'font/woff2', bytes, A_DAY);
  }

  app.get('/card-fields', { schema: { hide: true } }, async (request, reply) => {
    const query = pageQuery.safeParse(request.query);
    const parent = query.data && allowedParent(query.data.parent, request.host, rule);
    if (!query.success || !parent) throw new ProblemError('validation');
    const nonce = randomBytes(16).toString('base64');
    protect(reply, parent, nonce);
    const { language, theme } = query.data;
    return reply
      .type('text/html; charset=utf-8')
      .send(cardPage({ parent, language, theme, nonce, modules: [...modules.keys()] }));
  });
}

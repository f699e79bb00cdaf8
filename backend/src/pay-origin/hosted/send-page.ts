import type { FastifyReply } from 'fastify';

/** No script runs here, nobody frames it, and its forms lead here and, once done, to the shop. */
export function sendPage(reply: FastifyReply, html: string, shop = '', status = 200): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${shop}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .send(html);
}

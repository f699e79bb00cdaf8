import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from './api-client.ts';
import { type ErrorStatus, errorPage } from './error-page.ts';
import { commonHeaders, errorPagePolicies, transportSecurity } from './security-headers.ts';
import { languageOf, themeOf } from './visitor.ts';

const TITLES: Record<ErrorStatus, string> = {
  400: 'Bad request',
  404: 'Not found',
  500: 'Internal server error',
  503: 'Service unavailable',
};

/** Files and calls are read by programs: a page would only be in their way. */
const isForPrograms = (url: string): boolean => /^\/(api|host|remotes|live\.json)([/?]|$)/.test(url);

/** Malformed addresses fail for ever; an address of another site's making must not lead anywhere else. */
const canBeTriedAgain = (url: string): boolean => /^\/(?![/\\])/.test(url);

export type AnswerError = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: ErrorStatus,
) => Promise<void>;

/** Answers with a page that helps, in the visitor's language and theme, and with the real status (§2). */
export function errorAnswers(api: ApiClient): AnswerError {
  return async (request, reply, status) => {
    const url = request.raw.url ?? '/';
    reply.code(status).headers(commonHeaders).header('cache-control', 'no-store');
    if (request.protocol === 'https') reply.headers(transportSecurity);
    if (isForPrograms(url)) {
      reply.type('text/plain; charset=utf-8').send(TITLES[status]);
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers);
    const page = errorPage({
      status,
      language,
      theme: themeOf(request.headers),
      nonce,
      again: status >= 500 && canBeTriedAgain(url) ? url : undefined,
      message: `${status} ${TITLES[status]} (${request.id})`,
      site: await api.site(),
    });
    if (status === 503) reply.header('retry-after', '10');
    reply
      .headers(errorPagePolicies(nonce))
      .header('content-language', language)
      .header('vary', 'accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(page);
  };
}

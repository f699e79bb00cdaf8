import { randomBytes } from 'node:crypto';
import { endsConnection, namesType, PROBLEM_JSON, problemOf, REQUEST_ID } from '@alisio/platform/serving';
import { PROBLEMS, type ProblemKind } from '@alisio/shared-contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from './api-client.ts';
import { type ErrorStatus, errorPage, isErrorStatus } from './error-page.ts';
import type { SiteAddress } from './origins.ts';
import { isForPrograms } from './own-addresses.ts';
import { commonHeaders, errorPagePolicies, transportSecurity } from './security-headers.ts';
import { languageOf, themeOf } from './visitor.ts';

const TITLES: Record<ErrorStatus, string> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  414: 'Address too long',
  421: 'Misdirected request',
  500: 'Internal server error',
  503: 'Service unavailable',
};

/** Browsers ask for pages by name; programs mostly say that they take anything. */
const PAGE_TYPES = ['text/html', 'application/xhtml+xml'];

/** What a browser sends a form as where no script of ours does it. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const isForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' && FORM_TYPES.some((type) => headers['content-type']?.startsWith(type));

/**
 * People look at pages and send forms: what is sent otherwise, or does not name a page as what it takes, comes from a
 * program.
 */
export const isByProgram = (request: FastifyRequest): boolean =>
  (!['GET', 'HEAD'].includes(request.method) && !isForm(request)) || takesNoPage(request);

const takesNoPage = ({ headers, raw }: FastifyRequest): boolean =>
  !namesType(headers.accept, PAGE_TYPES) || isForPrograms(raw.url ?? '/');

/** Malformed addresses fail for ever; an address of another site's making must not lead anywhere else. */
const canBeTriedAgain = (url: string): boolean => /^\/(?![/\\])/.test(url);

export type AnswerError = (request: FastifyRequest, reply: FastifyReply, kind: ProblemKind) => Promise<void>;

/**
 * Answers a person with a page that helps, in their language and theme, and a program with a problem (RFC 9457); both
 * with the real status (§2).
 */
export function errorAnswers(api: ApiClient, { link }: SiteAddress): AnswerError {
  const wayOn = (kind: ProblemKind, url: string): string | undefined => {
    if (kind === 'misdirected') return link;
    return PROBLEMS[kind].status >= 500 && canBeTriedAgain(url) ? url : undefined;
  };

  return async (request, reply, kind) => {
    const url = request.raw.url ?? '/';
    const { status } = PROBLEMS[kind];
    // Again, for what no hook has seen.
    reply.code(status).headers(commonHeaders).header(REQUEST_ID, request.id);
    reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') reply.headers(transportSecurity);
    if (endsConnection(kind)) reply.header('connection', 'close');
    reply.header('vary', 'accept, accept-language, cookie');
    if (status === 503) reply.header('retry-after', '10');
    if (isByProgram(request) || !isErrorStatus(status)) {
      reply.type(PROBLEM_JSON).send(JSON.stringify(problemOf(kind)));
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers);
    const page = errorPage({
      status,
      language,
      theme: themeOf(request.headers),
      nonce,
      again: wayOn(kind, url),
      message: `${status} ${TITLES[status]} (${request.id})`,
      site: await api.site(),
    });
    reply
      .headers(errorPagePolicies(nonce))
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(page);
  };
}

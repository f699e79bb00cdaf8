import { endsConnection, PROBLEM_JSON, REQUEST_ID } from '@alisio/platform/serving';
import { PROBLEMS, type ProblemKind } from '@alisio/shared-contracts/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, problemBody } from '../problems/index.ts';
import { OF_DATA } from './security-headers.ts';

/** Fastify's own refusals, by the status that it would have answered with. */
const KIND_OF_STATUS: Record<number, ProblemKind> = {
  400: 'malformed-body',
  404: 'not-found',
  413: 'body-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
  429: 'rate-limited',
};

function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new ProblemError(
    KIND_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'malformed-body' : 'internal'),
  );
}

/** Answers any failure as a problem; what we did not foresee is logged and told as `internal`, without a stack. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  const { kind, detail } = problem;
  if (kind === 'internal') request.log.error({ err: error }, 'request failed');
  else if (problem.cause !== undefined) request.log.error({ err: problem.cause }, 'request not answered now');
  if (endsConnection(kind)) reply.header('connection', 'close');
  return reply
    .status(PROBLEMS[kind].status)
    .headers(detail.headers ?? {})
    .type(PROBLEM_JSON)
    .serializer(JSON.stringify)
    .send(problemBody(kind, detail));
}

/** Addresses that no route can be looked up for: no hook runs for them. */
export function frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  replyWithProblem(error, request, reply.headers(OF_DATA).header(REQUEST_ID, request.id));
}

const segments = (path: string) => path.split('/').filter(Boolean);
const fits = (pattern: string[], path: string[]) =>
  pattern.length === path.length && pattern.every((part, i) => part.startsWith(':') || part === path[i]);

/** Answers unknown addresses, and known ones asked with a method that they do not have (RFC 9110 §15.5.6). */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    methods.set(url, new Set([...known, ...[method].flat()]));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = segments(request.url.split('?')[0] ?? '');
    const allowed = [...methods]
      .filter(([url]) => fits(segments(url), path))
      .flatMap(([, known]) => [...known]);
    const error =
      allowed.length > 0
        ? new ProblemError('method-not-allowed', { headers: { allow: allowed.join(', ') } })
        : new ProblemError('not-found');
    return replyWithProblem(error, request, reply);
  });
}

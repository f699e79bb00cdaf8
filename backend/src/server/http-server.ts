import {
  faultOf,
  followRequests,
  guardConnections,
  type Lifecycle,
  type Limits,
  type LogSettings,
  logOptions,
  requestIds,
  serverLimits,
  type Traces,
} from '@alisio/platform/serving';
import Fastify, { type FastifyInstance } from 'fastify';
import { THIS_MACHINE, type TrustRule, trustedCallers } from '../config/index.ts';
import { ProblemError } from '../problems/index.ts';
import { answerHealth } from './health.ts';
import { isPlainText, isPlainUtf8, parseJsonBody } from './json-body.ts';
import { answerUnknownRoutes, frameworkErrors, replyWithProblem } from './problem-replies.ts';
import { protectAnswers } from './security-headers.ts';

/** An offer's id has up to 400 characters; nothing of ours needs more than this. */
const URL_LIMIT = 4096;

export interface HttpServerSettings {
  log: LogSettings;
  lifecycle: Lifecycle;
  limits: Limits;
  /** whose word on a visitor's address counts, and who may have all connections: this machine unless told */
  trusts?: TrustRule | undefined;
  isReady: () => Promise<boolean>;
  /** where spans of its requests go; nowhere unless told */
  traces?: Traces | undefined;
}

/**
 * A server that takes only JSON that fits a schema, answers every failure as `application/problem+json`
 * and finishes the requests that it has begun when it is stopped.
 */
export function createHttpServer({
  log,
  lifecycle,
  limits,
  trusts = trustedCallers(THIS_MACHINE),
  isReady,
  traces,
}: HttpServerSettings): FastifyInstance {
  const app = Fastify({
    ...serverLimits(limits),
    logger: logOptions(log),
    genReqId: requestIds((address) => trusts(address)),
    // The web edge stands before us; nobody else's word on a visitor's address counts.
    trustProxy: trusts,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: URL_LIMIT },
    frameworkErrors,
  });
  guardConnections(app, limits, (address) => !trusts(address));
  followRequests(app, { trusts: (address) => trusts(address), traces });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJsonBody(body),
  );
  // Endpoints are validated by `route`, from the contract; the schemas here only describe them.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.setErrorHandler(replyWithProblem);
  answerUnknownRoutes(app);
  protectAnswers(app);

  app.addHook('onRequest', async (request) => {
    const fault = faultOf(request.raw, limits.bodyBytes);
    if (fault) throw new ProblemError(fault);
    if (request.raw.url && request.raw.url.length > URL_LIMIT) throw new ProblemError('uri-too-long');
    if (!isPlainUtf8(request.headers)) throw new ProblemError('unsupported-media-type');
    if (!isPlainText(request.params) || !isPlainText(request.query)) throw new ProblemError('validation');
  });
  answerHealth(app, lifecycle, isReady);
  return app;
}

import Fastify, { type FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { answerHealth, type Lifecycle } from './health.ts';
import { isPlainText, parseJsonBody } from './json-body.ts';
import { type LogSettings, logOptions } from './logging.ts';
import { answerUnknownRoutes, connectionProblems, replyWithProblem } from './problem-replies.ts';

/** Six offers to validate come to about 100 KB. */
const BODY_LIMIT = 256 * 1024;
/** An offer's id has up to 400 characters; nothing of ours needs more than this. */
const URL_LIMIT = 4096;

export interface HttpServerSettings {
  log: LogSettings;
  lifecycle: Lifecycle;
  isReady: () => Promise<boolean>;
}

/**
 * A server that takes only JSON that fits a schema, answers every failure as `application/problem+json`
 * and finishes the requests that it has begun when it is closed.
 */
export function createHttpServer({ log, lifecycle, isReady }: HttpServerSettings): FastifyInstance {
  const app = Fastify({
    logger: logOptions(log),
    bodyLimit: BODY_LIMIT,
    // The web edge stands before us on the loopback; nobody else's word on a visitor's address counts.
    trustProxy: 'loopback',
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: URL_LIMIT },
    ...connectionProblems,
  });

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

  app.addHook('onRequest', async (request) => {
    if (request.raw.url && request.raw.url.length > URL_LIMIT) throw new ProblemError('uri-too-long');
    if (!isPlainText(request.params) || !isPlainText(request.query)) throw new ProblemError('validation');
  });
  answerHealth(app, lifecycle, isReady);
  return app;
}

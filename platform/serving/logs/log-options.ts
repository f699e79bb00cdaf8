import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger, LoggerOptions } from 'pino';
import { requestNow } from '../requests/index.ts';

/** Fields that never reach a log, wherever an object carries them. */
const PERSONAL = [
  'email',
  'emailId',
  'phone',
  'name',
  'firstName',
  'middleName',
  'lastName',
  'passportNumber',
  'cardHolderName',
  'cardName',
  'cardToken',
  'sessionToken',
  'token',
  'authorization',
  'about',
  'body',
];

const MOST_FRAMES = 8;

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Also one of another realm, whose `Error` is not ours: copied as any object, an ended limit's reason throws. */
const isError = (error: unknown): error is Error =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && 'message' in error && 'stack' in error);

/** Where in the code it happened. A database's message can quote what a visitor typed, so it stays out. */
function describeError(error: unknown): unknown {
  if (!isError(error)) return error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const code = codeOf(error);
  const quotes = error.name === 'DatabaseError' || error.name === 'error' || /^[0-9A-Z]{5}$/.test(code ?? '');
  return {
    type: error.name,
    code,
    message: quotes ? undefined : error.message,
    at: frames.slice(0, MOST_FRAMES),
    cause: error.cause instanceof Error ? { type: error.cause.name, code: codeOf(error.cause) } : undefined,
  };
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** `LOG_LEVEL` (`warn`). @throws Error that names it */
export function readLogLevel({ LOG_LEVEL }: Readonly<Record<string, string | undefined>>): LogLevel {
  const level = LEVELS.find((one) => one === (LOG_LEVEL || 'warn'));
  if (!level) throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}.`);
  return level;
}

export interface LogSettings {
  level: string;
  /** where the lines go; standard output when absent */
  stream?: { write: (line: string) => void };
}

/** Which request a line is of, and of which trace, where its logger does not say so. */
function requestOf(logger: Logger): object {
  const now = requestNow();
  if (!now) return {};
  const traceId = now.span?.spanContext().traceId;
  return {
    ...('reqId' in logger.bindings() ? {} : { reqId: now.id }),
    ...(traceId === undefined ? {} : { traceId }),
  };
}

/** The route's pattern and the outcome, never an address as it was sent, a body, a token, an e-mail or a name. */
export function logOptions({
  level,
  stream,
}: LogSettings): LoggerOptions & { stream?: LogSettings['stream'] } {
  return {
    level,
    ...(stream ? { stream } : {}),
    mixin: (_line, _level, logger) => requestOf(logger),
    redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
}

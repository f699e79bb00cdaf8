import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { errorCode } from '../errors/index.ts';

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

/** Where in the code it happened. A database's message can quote what a visitor typed, so it stays out. */
function describeError(error: Error) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const code = errorCode(error);
  const quotes = error.name === 'DatabaseError' || error.name === 'error' || /^[0-9A-Z]{5}$/.test(code ?? '');
  return { type: error.name, code, message: quotes ? undefined : error.message, at: frames.slice(0, 8) };
}

export interface LogSettings {
  level: string;
  /** where the lines go; standard output when absent */
  stream?: { write: (line: string) => void };
}

/** The route's pattern and the outcome, never an address as it was sent, a body, a token, an e-mail or a name. */
export function logOptions({
  level,
  stream,
}: LogSettings): LoggerOptions & { stream?: LogSettings['stream'] } {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
}

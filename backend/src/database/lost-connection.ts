import { errorCode } from '../errors/index.ts';

/** PostgreSQL, appendix A: it is stopping, starting, full, or a standby that nobody has promoted yet. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);
/** Of Node: nobody listens there, or whoever did has gone. */
const OF_THE_NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);
/** What `pg` says without a code: of a connection that broke, and of one that did not come or answer in time. */
const OF_THE_CLIENT =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout (expired|exceeded))/;

export const isTooLate = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Whether an error says that the database cannot be asked now, whatever was asked: it is away, restarts, or has not
 * answered in time. Class 08 is told by PostgreSQL and by proxies before it.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (code.startsWith('08') || AWAY.has(code) || OF_THE_NETWORK.has(code)) return true;
  return error instanceof Error && OF_THE_CLIENT.test(error.message);
}

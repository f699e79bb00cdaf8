import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** By which lines of several servers' logs are known to be of one request. */
export const REQUEST_ID = 'x-request-id';

/** Nothing that a log, a header or a shell reads as more than a name. Sent twice it has a comma, and is none. */
const SAFE = /^[\w.:-]{8,100}$/;

/**
 * Names requests: as whoever is trusted has named them, else anew.
 * @param trusts whether an address is a proxy's or a caller's of ours
 */
export const requestIds =
  (trusts: (address: string) => boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID];
    const isNamed = typeof given === 'string' && SAFE.test(given) && trusts(socket.remoteAddress ?? '');
    return isNamed ? given : randomUUID();
  };

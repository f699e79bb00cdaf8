import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** as it came, packed or not */
  sent: Buffer;
  body(): Buffer;
}

export interface Question {
  method?: 'GET' | 'POST';
  /** with its path */
  url: URL;
  headers?: Record<string, string>;
  body?: string;
}

/** Somebody's own connections: kept, and from an address of their own, as visitors have. */
export interface Connections {
  /** @throws Error when it is not answered to its end */
  ask(question: Question): Promise<Answer>;
  close(): void;
}

const PATIENCE_MS = 30_000;
let given = 0;

/** Of the loopback network, one for each: whoever asks from one address shares the limits of one visitor. */
function ownAddress(): string {
  given += 1;
  return `127.${1 + (Math.floor(given / 62_500) % 250)}.${1 + (Math.floor(given / 250) % 250)}.${1 + (given % 250)}`;
}

/** A connection that was kept may have been closed just then: browsers ask once more over a new one, where that may be done. */
const wasClosed = ({ reusedSocket, method }: ClientRequest, error: unknown): boolean =>
  reusedSocket &&
  method === 'GET' &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'ECONNRESET';

export function connections(): Connections {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: ownAddress() });
  function ask(question: Question): Promise<Answer> {
    const { method = 'GET', url, headers = {}, body } = question;
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          ...{ method, agent, headers: { 'accept-encoding': 'br', ...headers } },
          signal: AbortSignal.timeout(PATIENCE_MS),
        },
        async (message) => {
          try {
            const bytes = Buffer.concat(await message.toArray());
            if (!message.complete) throw new Error('cut off');
            const isBrotli = message.headers['content-encoding'] === 'br';
            resolve({
              status: message.statusCode ?? 0,
              headers: message.headers,
              sent: bytes,
              body: () => (isBrotli ? brotliDecompressSync(bytes) : bytes),
            });
          } catch (error) {
            reject(error);
          }
        },
      );
      sent.once('error', (error) => (wasClosed(sent, error) ? resolve(ask(question)) : reject(error)));
      sent.end(body);
    });
  }
  return { ask, close: () => agent.destroy() };
}

/** Why something was not answered, short. */
export const whyOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

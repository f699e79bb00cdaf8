import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';

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

/** An answer that ended before it was whole. */
export class CutOff extends Error {
  override name = 'CutOff';
  /** what of it came, unpacked */
  readonly text: string;
  readonly headers: IncomingHttpHeaders;

  constructor(text: string, headers: IncomingHttpHeaders) {
    super(`cut off behind ${text.length} characters`);
    this.text = text;
    this.headers = headers;
  }
}

/** All that can be had of what is packed. */
function unpackedOf(bytes: Buffer): Buffer {
  try {
    return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}

/** Somebody's own connections: kept, and from an address of their own, as visitors have. */
export interface Connections {
  /** @throws CutOff when it is not answered to its end, and Error when it is not answered at all */
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
          const came: Buffer[] = [];
          const isBrotli = message.headers['content-encoding'] === 'br';
          try {
            for await (const part of message) came.push(part);
          } catch {
            // Told below.
          }
          const bytes = Buffer.concat(came);
          if (!message.complete) {
            reject(new CutOff((isBrotli ? unpackedOf(bytes) : bytes).toString(), message.headers));
          } else {
            resolve({
              status: message.statusCode ?? 0,
              headers: message.headers,
              sent: bytes,
              body: () => (isBrotli ? brotliDecompressSync(bytes) : bytes),
            });
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

import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
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

export function connections(): Connections {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: ownAddress() });
  return {
    ask: ({ method = 'GET', url, headers = {}, body }) =>
      new Promise((resolve, reject) => {
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
                body: isBrotli ? brotliDecompressSync(bytes) : bytes,
              });
            } catch (error) {
              reject(error);
            }
          },
        );
        sent.once('error', reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Why something was not answered, short. */
export const whyOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

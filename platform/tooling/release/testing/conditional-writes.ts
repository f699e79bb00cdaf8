import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { atMost } from '../stores/at-most.ts';

export interface Asked {
  method: string;
  path: string;
  /** `if-none-match` */
  condition: string | undefined;
}

export interface ConditionalWrites {
  port: number;
  /** everything that was asked */
  readonly asked: Asked[];
  /** The next request of a method is done and answered by this instead, or (0) cut off, or hangs. */
  failNext(method: string, failure: number | 'hangs'): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts);
}

const refusal = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  ),
});

/**
 * Stands in front of a server of S3's kind that lacks conditions: an object is created only when it is not there
 * (`If-None-Match: *`, else 412), one write at a time, and who has an object already is told so (304).
 * @param behind port of that server on this machine
 * @param port of this one; any, when left out
 */
export async function conditionalWrites(behind: number, port = 0): Promise<ConditionalWrites> {
  const asked: Asked[] = [];
  const failing = new Map<string, number | 'hangs'>();
  const inTurn = atMost(1);

  async function forward(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const { 'if-none-match': _condition, ...headers } = incoming.headers;
    const outgoing = request({
      ...{ host: '127.0.0.1', port: behind, headers },
      ...{ method: incoming.method, path: incoming.url },
    });
    outgoing.end(body);
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    if (!answer) throw new Error('no answer');
    return { status: answer.statusCode ?? 500, headers: answer.headers, body: await bodyOf(answer) };
  }

  /** Asked without a signature: the server behind lets anybody read. */
  async function isThere(path: string): Promise<boolean> {
    const { status } = await fetch(`http://127.0.0.1:${behind}${path}`, { method: 'HEAD' });
    return status === 200;
  }

  async function answerOf(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const { method = '', url = '', headers } = incoming;
    const condition = headers['if-none-match'];
    if (method === 'PUT') {
      return inTurn(async () =>
        condition === '*' && (await isThere(url.split('?')[0] ?? ''))
          ? refusal(412, 'PreconditionFailed')
          : forward(incoming, body),
      );
    }
    const answer = await forward(incoming, body);
    const isKnown = condition !== undefined && answer.headers.etag === condition;
    return isKnown ? { status: 304, headers: { etag: condition }, body: Buffer.alloc(0) } : answer;
  }

  async function take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    asked.push({ method, path: url.split('?')[0] ?? '', condition: headers['if-none-match'] });
    const done = await answerOf(incoming, await bodyOf(incoming));
    const failure = failing.get(method);
    failing.delete(method);
    if (failure === 'hangs') return;
    if (failure === 0) return void response.destroy();
    const { status, headers: said, body } = failure === undefined ? done : refusal(failure, 'InternalError');
    response.writeHead(status, said).end(body);
  }

  const server = createServer((incoming, response) => {
    take(incoming, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    asked,
    failNext: (method, failure) => void failing.set(method, failure),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

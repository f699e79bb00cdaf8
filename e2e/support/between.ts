import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Listening, listening } from './listening.ts';

const isDocument = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'document';

/**
 * Stands between browsers and a site, and passes everything on.
 * @param base a site that speaks HTTP
 * @param send what becomes of a document, whose head is written, and whose body comes as it is, not packed
 * @param sees what is asked for
 */
export function between(
  base: string,
  send: (body: AsyncIterable<Buffer>, response: ServerResponse) => Promise<void>,
  sees: (path: string) => void = () => undefined,
): Promise<Listening> {
  const { hostname, port } = new URL(base);
  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { url: path = '/', method } = request;
    sees(path);
    const onward = ask({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isDocument(request)) void send(answer, response);
      else answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return listening(server, 'localhost');
}

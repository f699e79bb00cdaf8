import { request as ask, createServer, type IncomingMessage } from 'node:http';
import { type Listening, listening } from './listening.ts';

/** Smaller than a card or a header: all that stands at the top of a page is cut somewhere. */
const BYTES = 800;
/** Longer than a browser takes for a paint, so that it paints each piece that it may. */
const BETWEEN_MS = 30;

async function* piecesOf(document: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const read of document)
    for (let at = 0; at < read.length; at += BYTES) yield read.subarray(at, at + BYTES);
}

const isDocument = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'document';

/** Stands before a site as a slow line does: of a page a browser gets a little at a time. @param base a site that speaks HTTP */
export function inPieces(base: string): Promise<Listening> {
  const { hostname, port } = new URL(base);
  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { url: path = '/', method } = request;
    const onward = ask({ hostname, port, path, method, headers }, async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isDocument(request)) return void answer.pipe(response);
      for await (const piece of piecesOf(answer)) {
        response.write(piece);
        await new Promise((sent) => setTimeout(sent, BETWEEN_MS));
      }
      response.end();
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return listening(server, 'localhost');
}

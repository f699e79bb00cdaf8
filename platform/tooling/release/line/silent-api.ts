import { once } from 'node:events';
import { createServer } from 'node:http';

export interface SilentApi {
  url: string;
  close(): void;
}

/** Stands in for an API where none runs: every call gets a 503 (RFC 9457), as in an outage, so pages have to cope. */
export async function silentApi(): Promise<SilentApi> {
  const problem = JSON.stringify({ type: 'about:blank', title: 'No API behind this test', status: 503 });
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' }).end(problem);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

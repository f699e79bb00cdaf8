import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface StandIn {
  /** without a slash at the end */
  url: string;
  close(): void;
}

/** A server of this process that stands where another would, for this machine alone. */
export async function standIn(answer: RequestListener): Promise<StandIn> {
  const server = createServer(answer).listen(0, '127.0.0.1');
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

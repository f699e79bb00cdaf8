import { once } from 'node:events';
import type { Server } from 'node:http';

export interface Listening {
  /** scheme, this machine and the port that was free */
  url: string;
  /** also when somebody still waits for an answer */
  stop(): Promise<void>;
}

/** A journey's own server, on a port of this machine that is free. @param host as browsers are to name it */
export async function listening(server: Server, host = '127.0.0.1'): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://${host}:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

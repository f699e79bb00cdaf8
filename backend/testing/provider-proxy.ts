import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProviderProxy {
  url: string;
  /** `lost`: the charge never reaches the provider and no answer comes; `slow`: it does, half a second late */
  mode: (mode: 'direct' | 'lost' | 'slow') => void;
  /** the next charge has arrived here */
  charging: () => Promise<void>;
  close: () => Promise<void>;
}

const SLOW_MS = 500;

/** Stands between the API and the pay origin, as a network does that loses or delays what is sent over it. */
export async function providerProxy(target: string): Promise<ProviderProxy> {
  let mode: 'direct' | 'lost' | 'slow' = 'direct';
  let arrived = Promise.withResolvers<void>();
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isCharge = request.method === 'POST' && request.url === '/v1/charges';
    if (isCharge) arrived.resolve();
    if (isCharge && mode === 'lost') return;
    if (isCharge && mode === 'slow') await pause(SLOW_MS);
    const { authorization = '', 'content-type': type } = request.headers;
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method: request.method ?? 'GET',
      headers: { authorization, ...(type ? { 'content-type': type } : {}) },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  }
  const server = createServer((request, response) => {
    // Either end may be killed while the other waits.
    pass(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    mode: (next) => {
      mode = next;
      arrived = Promise.withResolvers();
    },
    charging: () => arrived.promise,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

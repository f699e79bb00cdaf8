import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  ms: number;
}

interface Place {
  edge: FastifyInstance;
  port: number;
}

/** Several edges of one site behind what a balancer does: a client that talks to one stays with it until it dies. */
export interface BalancedEdges {
  /** The edge of somebody new. */
  join(): number;
  /** Asks over a kept connection. An edge that dies under it is not asked again: another is, once. */
  get(place: number, path: string, headers: Record<string, string>): Promise<Reply & { place: number }>;
  /** Dies as by a cut of power, every connection with it, and begins anew with nothing in memory. */
  kill(place: number): Promise<void>;
  /** requests that were asked again of another edge */
  readonly retried: number;
  close(): Promise<void>;
}

/** @param make one more edge, not listening yet */
export async function balancedEdges(
  count: number,
  make: () => Promise<FastifyInstance>,
): Promise<BalancedEdges> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const places = new Map<number, Place>();
  let next = 0;
  let joined = 0;
  let retried = 0;

  async function begin(): Promise<void> {
    const edge = await make();
    const address = await edge.listen({ host: '127.0.0.1', port: 0 });
    places.set(next, { edge, port: Number(new URL(address).port) });
    next += 1;
  }

  const alive = (): number[] => [...places.keys()];
  const anyPlace = (): number => {
    joined += 1;
    return alive()[joined % places.size] ?? 0;
  };

  function ask(place: number, path: string, headers: Record<string, string>): Promise<Reply> {
    const began = performance.now();
    const { port } = places.get(place) ?? {};
    return new Promise((resolve, reject) => {
      if (port === undefined) return reject(new Error('this edge is dead'));
      const all = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'br', ...headers };
      request({ host: '127.0.0.1', port, path, agent, headers: all }, async (message) => {
        try {
          const sent = Buffer.concat(await message.toArray());
          const body = message.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
          const ms = performance.now() - began;
          resolve({ status: message.statusCode ?? 0, headers: message.headers, body, ms });
        } catch (error) {
          reject(error);
        }
      })
        .once('error', reject)
        .end();
    });
  }

  for (let index = 0; index < count; index += 1) await begin();
  return {
    join: anyPlace,
    async get(place, path, headers) {
      try {
        return { ...(await ask(place, path, headers)), place };
      } catch (error) {
        if (places.has(place)) throw error;
        retried += 1;
        const other = anyPlace();
        return { ...(await ask(other, path, headers)), place: other };
      }
    },
    async kill(place) {
      const dying = places.get(place);
      places.delete(place);
      dying?.edge.server.closeAllConnections();
      await dying?.edge.close();
      await begin();
    },
    get retried() {
      return retried;
    },
    async close() {
      agent.destroy();
      await Promise.all([...places.values()].map(({ edge }) => edge.close()));
    },
  };
}

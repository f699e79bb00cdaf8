import type { FastifyInstance } from 'fastify';
import { errorCode } from '../errors/index.ts';
import type { Lifecycle } from './health.ts';

const SWEEP_MS = 50;

export interface RunSettings {
  app: FastifyInstance;
  lifecycle: Lifecycle;
  host: string;
  port: number;
  /** milliseconds in which a load balancer may still notice that `/readyz` says no */
  drainMs: number;
  /** after the last request: what the process holds */
  release: () => Promise<void>;
}

function sentence(error: unknown, port?: number): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `Port ${port} is in use; stop what listens there or choose another port.`;
  if (code === 'EACCES') return `No right to listen on port ${port}; choose one above 1023.`;
  return error instanceof Error ? error.message : 'The server could not start.';
}

/** Ends a start that cannot go on with one sentence and an exit code that scripts see. */
export function failStart(error: unknown, port?: number): never {
  console.error(sentence(error, port));
  process.exit(1);
}

/**
 * Serves until SIGTERM or SIGINT; then says "not ready", finishes what is in flight, releases and ends.
 * A port in use or a missing right ends the process with one sentence.
 */
export async function runServer({
  app,
  lifecycle,
  host,
  port,
  drainMs,
  release,
}: RunSettings): Promise<void> {
  const stop = async () => {
    if (lifecycle.stopping) return;
    lifecycle.stopping = true;
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    // A connection whose last answer has just gone out would otherwise stay open for another request.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close();
    clearInterval(sweep);
    await release();
    process.exit(0);
  };
  const stopOrFail = () => {
    stop().catch((error: unknown) => failStart(error, port));
  };
  process.on('SIGTERM', stopOrFail);
  process.on('SIGINT', stopOrFail);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await release();
    failStart(error, port);
  }
}

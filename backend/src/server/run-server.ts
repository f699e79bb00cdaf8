import { type Lifecycle, runServer, type Serving } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../errors/index.ts';

export interface RunSettings extends Serving {
  app: FastifyInstance;
  lifecycle: Lifecycle;
  host: string;
  port: number;
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
export async function serveUntilStopped({ app, host, port, ...running }: RunSettings): Promise<void> {
  const listen = () => app.listen({ host, port });
  await runServer({ ...running, app, listen }).catch((error: unknown) => failStart(error, port));
}

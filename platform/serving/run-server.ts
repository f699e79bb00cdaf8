import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { drain } from './drain.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Limits } from './limits.ts';
import { type MetricsAddress, type MetricsListener, openMetrics } from './metrics/index.ts';
import { connectionsOf } from './server-options.ts';
import type { Traces } from './traces/index.ts';

export interface Running {
  app: FastifyInstance;
  lifecycle: Lifecycle;
  limits: Limits;
  /** where metrics are told; nowhere without it */
  metrics?: MetricsAddress | undefined;
  /** of its requests; what is left of them is sent at its end */
  traces?: Traces | undefined;
  /** opens the port. @throws when that cannot be */
  listen: () => Promise<unknown>;
  /** after the last answer: what the process holds */
  release?: () => Promise<void>;
}

/**
 * Stops a server: `/readyz` says no and balancers get `drainMs` to see it; then no connection is taken, what was
 * begun is answered, and what the process holds is released.
 * @param hurry a person waits at the terminal: quiet connections end at once
 */
export async function stopServer(
  { app, lifecycle, limits, release, traces }: Omit<Running, 'listen' | 'metrics'>,
  hurry: AbortSignal = AbortSignal.abort(),
): Promise<void> {
  lifecycle.stop();
  if (limits.drainMs > 0) await pause(limits.drainMs);
  await drain({ server: app.server, connections: connectionsOf(app), limits, hurry });
  await app.close();
  await release?.();
  // A collector that is not there keeps nobody from ending.
  await traces?.close().catch(() => undefined);
}

/** Serves until SIGTERM or SIGINT, and ends the process then. @throws when it cannot begin; nothing is held then */
export async function runServer(running: Running): Promise<void> {
  const hurry = new AbortController();
  const stop = () => {
    if (running.lifecycle.stopping) return;
    stopServer(running, hurry.signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : 'The server could not stop.');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {
    hurry.abort();
    stop();
  });
  let metrics: MetricsListener | undefined;
  try {
    if (running.metrics) metrics = await openMetrics(running.metrics);
    await running.listen();
  } catch (error) {
    await metrics?.close();
    await running.release?.();
    throw error;
  }
}

import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { Connections } from './connections.ts';
import type { Limits } from './limits.ts';

const LOOK_MS = 20;
/** A busy server has no turn without a newcomer; then one of few has to do. */
const MOST_TURNS = 500;
/** A turn of the loop that had nothing to do takes less. */
const QUIET_TURN_MS = 0.2;

/**
 * Ends the taking of connections. The kernel completes connections before we take them, and resets the ones that
 * wait when the listener closes: so it is closed in the same breath in which none waited. A turn of the loop takes
 * one connection at most (libuv), hence a turn without a newcomer has found the queue empty.
 */
async function closeListener(server: Server): Promise<void> {
  let newcomers = 0;
  const count = () => {
    newcomers += 1;
  };
  server.on('connection', count);
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const [before, began] = [newcomers, performance.now()];
    await turn();
    if (newcomers === before && performance.now() - began < QUIET_TURN_MS) break;
  }
  // The one of `node:http` would also end connections between two requests, one of which may be on its way.
  NetServer.prototype.close.call(server);
  server.off('connection', count);
}

export interface Drain {
  server: Server;
  connections: Connections;
  limits: Pick<Limits, 'lastRequestMs' | 'stopMs'>;
  /** once aborted, quiet connections are closed without waiting for a last request */
  hurry: AbortSignal;
}

/**
 * Ends a server's connections without breaking off anything: none is taken any more, each answer says that it is the
 * last, and a quiet connection has time to bring the request that may be on its way to us. What is not done
 * after `stopMs` is cut off.
 */
export async function drain({ server, connections, limits, hurry }: Drain): Promise<void> {
  const began = performance.now();
  connections.sayLast();
  await closeListener(server);
  while (connections.size > 0) {
    const now = performance.now();
    if (now - began > limits.stopMs) {
      connections.endAll();
      return;
    }
    // What has arrived by now is read before anything is judged to be quiet.
    await turn();
    const patience = hurry.aborted ? 0 : limits.lastRequestMs;
    if (now - began >= patience) connections.endQuiet(now - patience);
    await pause(LOOK_MS);
  }
}

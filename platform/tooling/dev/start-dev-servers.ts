import type { Run } from '../start/run-until-stopped.ts';
import type { DevServerPlan } from './dev-server.ts';

/**
 * Starts the planned servers. What does not compile is said in the terminal; its server goes on, and heals with the
 * edit that mends it.
 * @returns once all of them listen: waits for their first builds, good or bad
 */
export async function startDevServers(
  plans: readonly DevServerPlan[],
  run: Run,
): Promise<() => Promise<unknown>> {
  const { startDevServer } = await import('./dev-server.ts');
  const servers = await Promise.all(plans.map(startDevServer));
  for (const { stop } of servers) run.onStop(stop);
  return () => Promise.all(servers.map(({ ready }) => ready));
}

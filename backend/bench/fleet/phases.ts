import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet, Part } from '@alisio/platform/tooling/fleet';
import type { SiteMoves } from './site-moves.ts';

export interface Phase {
  name: string;
  /** what is done to the fleet while requests come */
  act(): Promise<unknown>;
}

/** Longer than the balancer and every retry need: what is away for so long is missed. */
const AWAY_MS = 4000;

/** Dies as by a cut of power, stays away for a while, and comes back. */
async function killed(part: Part | undefined): Promise<void> {
  if (!part) return;
  await part.end('SIGKILL');
  await pause(AWAY_MS);
  await part.start();
}

/** One after the other is told to end, and begins anew; the next one once it is back. */
async function rolled(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    await part.end('SIGTERM');
    await part.start();
  }
}

async function restarted(part: Part): Promise<void> {
  await part.end('SIGINT');
  await part.start();
}

/** Everything that a fleet has to live through, one after the other. */
export function phasesOf(fleet: Fleet, site: SiteMoves): Phase[] {
  const { edges, apis, pays, s3, postgres } = fleet;
  return [
    { name: 'nothing happens', act: async () => undefined },
    { name: 'a remote for half of all', act: site.rollOut },
    { name: 'promoted', act: site.promote },
    { name: 'rolled back', act: site.rollBack },
    { name: 'an edge is killed', act: () => killed(edges[0]) },
    { name: 'an API is killed', act: () => killed(apis[0]) },
    { name: 'a pay origin is killed', act: () => killed(pays[0]) },
    ...(s3 ? [{ name: 'the store is killed', act: () => killed(s3) }] : []),
    { name: 'PostgreSQL restarts', act: () => restarted(postgres) },
    { name: 'all edges one by one', act: () => rolled(edges) },
    { name: 'all APIs one by one', act: () => rolled(apis) },
    { name: 'all pay origins one by one', act: () => rolled(pays) },
    { name: 'nothing happens any more', act: async () => undefined },
  ];
}

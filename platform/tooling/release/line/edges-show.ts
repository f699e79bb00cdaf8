import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, askEdge } from './ask-edge.ts';

const ANSWERS_WITHIN_MS = 5000;
const ASKED_EVERY_MS = 50;
/** An edge looks each second; one that takes longer has a trouble of its own. */
const EDGES_WITHIN_MS = 30_000;
/** Where nothing listens nobody is served anything old, and what begins there begins with what is live. */
const ABSENT_WITHIN_MS = 3000;

export interface EdgeShows {
  address: string;
  /** milliseconds until it showed the revision; nothing for an edge that did not */
  afterMs: number | undefined;
  /** what to tell who released, one sentence */
  told: string;
}

const secondsOf = (ms: number): string => `${Math.round(ms / 1000)} s`;

function missing(address: string, revision: number, said: Asked, ms: number): string {
  if (said === 'absent') return `Nothing listens at ${address}: it is not waited for.`;
  if (said === 'silent') return `${address} has not answered for ${secondsOf(ms)}; look at its log.`;
  const shows = said.revision === undefined ? 'nothing' : `revision ${said.revision}`;
  return `${address} still shows ${shows} and not ${revision} after ${secondsOf(ms)}; look at its log, and at ${address}/readyz.`;
}

async function edgeShows(address: string, revision: number, withinMs: number): Promise<EdgeShows> {
  const began = performance.now();
  for (;;) {
    const said = await askEdge(address, { revision, withinMs: Math.min(ANSWERS_WITHIN_MS, withinMs) });
    const took = performance.now() - began;
    if (typeof said !== 'string' && (said.revision ?? 0) >= revision)
      return { address, afterMs: took, told: `${address} shows it after ${Math.round(took)} ms.` };
    if (took >= (said === 'absent' ? Math.min(ABSENT_WITHIN_MS, withinMs) : withinMs))
      return { address, afterMs: undefined, told: missing(address, revision, said, took) };
    await pause(ASKED_EVERY_MS);
  }
}

/** Waits until each edge of a fleet shows a revision, all of them at once. @returns in the order of the addresses */
export const edgesShow = (
  addresses: readonly string[],
  revision: number,
  withinMs = EDGES_WITHIN_MS,
): Promise<EdgeShows[]> => Promise.all(addresses.map((address) => edgeShows(address, revision, withinMs)));

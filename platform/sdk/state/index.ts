import { emitEvent } from '@alisio/shared-contracts/events';
import type { SessionStore } from '@alisio/shared-contracts/stores';
import { useMemo, useSyncExternalStore } from 'react';

/** Reads a part once for each state, so that the same state gives the same part. */
function partOf<T, Part>(read: () => T, select: (state: T) => Part): () => Part {
  let picked: { state: T; part: Part } | undefined;
  return () => {
    const state = read();
    if (!picked || picked.state !== state) picked = { state, part: select(state) };
    return picked.part;
  };
}

/**
 * A session store's state, followed; with a selector only the part that it picks, and the component is drawn again
 * only when that part is another one. Initial on a server.
 */
export function useSessionStore<T>(store: SessionStore<T>): T;
export function useSessionStore<T, Part>(store: SessionStore<T>, select: (state: T) => Part): Part;
export function useSessionStore<T, Part>(store: SessionStore<T>, select?: (state: T) => Part): T | Part {
  const [now, first] = useMemo(() => {
    const pick = (state: T): T | Part => (select ? select(state) : state);
    return [partOf(store.get, pick), partOf(() => store.initial, pick)];
  }, [store, select]);
  return useSyncExternalStore(store.subscribe, now, first);
}

/** Tells the shell that a step of a sale was taken. What its map does not know is passed over. */
export const emit = emitEvent;

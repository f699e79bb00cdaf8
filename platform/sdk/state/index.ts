import { type EventName, type EventPayload, emitEvent, onEvent } from '@alisio/shared-contracts/events';
import type { SessionStore } from '@alisio/shared-contracts/stores';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A session store's state, followed; with a selector only the part that it picks. Initial on a server. */
export function useSessionStore<T>(store: SessionStore<T>): T;
export function useSessionStore<T, Part>(store: SessionStore<T>, select: (state: T) => Part): Part;
export function useSessionStore<T, Part>(store: SessionStore<T>, select?: (state: T) => Part): T | Part {
  const state = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  return select ? select(state) : state;
}

/** Tells every remote on the page that something happened. What the shell's map does not know is passed over. */
export const emit = emitEvent;

/** Calls the newest `handler` for each event while the component is there. */
export function useEvent<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void): void {
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => onEvent(name, (payload) => newest.current(payload)), [name]);
}

import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

interface Pointed {
  /** id of the item that a hand or the focus is on, in the list or on the map; nothing for none */
  get: () => string | undefined;
  set: (id: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

function makePointed(): Pointed {
  let pointed: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => pointed,
    set(id) {
      if (id === pointed) return;
      pointed = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const PointedContext = createContext<Pointed | undefined>(undefined);

/** Around a list and a map of the same items: what one points at, the other shows. */
export function PointedScope({ children }: { children: ReactNode }) {
  const [pointed] = useState(makePointed);
  return <PointedContext value={pointed}>{children}</PointedContext>;
}

function usePointed(): Pointed {
  const pointed = useContext(PointedContext);
  if (!pointed) throw new Error('Nothing points outside of a PointedScope.');
  return pointed;
}

const none = () => undefined;

/** Points at an item by its id, or at none; who calls it is not drawn again by it. */
export const usePointAt = (): Pointed['set'] => usePointed().set;

/** Id of the item that is pointed at. */
export function usePointedItem(): string | undefined {
  const { subscribe, get } = usePointed();
  return useSyncExternalStore(subscribe, get, none);
}

/** Whether it is this one; drawn again only when that changes. */
export function useIsPointed(id: string): boolean {
  const { subscribe, get } = usePointed();
  const isIt = () => get() === id;
  return useSyncExternalStore(subscribe, isIt, () => false);
}

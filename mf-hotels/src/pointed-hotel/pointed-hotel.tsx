import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

interface Pointed {
  /** code of the hotel that a hand or the focus is on, in the list or on the map; nothing for none */
  get: () => string | undefined;
  set: (code: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

function makePointed(): Pointed {
  let pointed: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => pointed,
    set(code) {
      if (code === pointed) return;
      pointed = code;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const PointedContext = createContext<Pointed | undefined>(undefined);

/** Around a list and a map of the same hotels: what one points at, the other shows. */
export function PointedHotelScope({ children }: { children: ReactNode }) {
  const [pointed] = useState(makePointed);
  return <PointedContext value={pointed}>{children}</PointedContext>;
}

function usePointed(): Pointed {
  const pointed = useContext(PointedContext);
  if (!pointed) throw new Error('Nothing points outside of a PointedHotelScope.');
  return pointed;
}

const none = () => undefined;

/** Points at a hotel by its code, or at none; who calls it is not drawn again by it. */
export const usePointAt = (): Pointed['set'] => usePointed().set;

/** Code of the hotel that is pointed at. */
export function usePointedHotel(): string | undefined {
  const { subscribe, get } = usePointed();
  return useSyncExternalStore(subscribe, get, none);
}

/** Whether it is this hotel; drawn again only when that changes. */
export function useIsPointed(code: string): boolean {
  const { subscribe, get } = usePointed();
  const isIt = () => get() === code;
  return useSyncExternalStore(subscribe, isIt, () => false);
}

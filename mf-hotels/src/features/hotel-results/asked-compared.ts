import { useSyncExternalStore } from 'react';

/** Hotels whose comparison is on its way into the address. */
interface Asked {
  /** the query that was shown when it was asked for: behind another one it is over */
  behind: string;
  codes: readonly string[];
}

// Written by presses alone, so never at the edge.
let asked: Asked | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What was asked for behind the address that shows; nothing once the address says it. @param search query that shows */
export const useAskedCompared = (search: string): readonly string[] | undefined => {
  const now = useSyncExternalStore(
    listen,
    () => asked,
    () => undefined,
  );
  return now?.behind === search ? now.codes : undefined;
};

/** @returns what was asked for behind this address, also by a press that nothing was drawn after */
export const askedCompared = (search: string): readonly string[] | undefined =>
  asked?.behind === search ? asked.codes : undefined;

/** The address that it was asked for behind shows no more. */
export function forgetCompared(): void {
  asked = undefined;
}

export function askCompared(next: Asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

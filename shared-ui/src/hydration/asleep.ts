import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Attribute of what a server drew and nobody has taken over: what is pressed or typed in it is held by the script that
 * the edge writes before it (`host/server/pages/held-touches.ts`), until it is told `ALIVE`.
 */
export const ASLEEP = 'data-asleep';
export const ALIVE = 'alisio:alive';
/** Told to what sleeps and has something held, when what stands around it has come to life. */
export const WANTED = 'alisio:wanted';

/** The attribute, for an element that is hydrated; none where the browser draws it itself. It is React's only once. */
export function useAsleepMark(): { [ASLEEP]?: '' } {
  const hydrated = useHydrated();
  const [mark] = useState(() => (hydrated ? {} : { [ASLEEP]: '' as const }));
  return mark;
}

/** What stands in the element hears presses from now on. */
export function sayAlive(element: Element | null): void {
  if (!element?.hasAttribute(ASLEEP)) return;
  element.removeAttribute(ASLEEP);
  element.dispatchEvent(new CustomEvent(ALIVE, { bubbles: true }));
}

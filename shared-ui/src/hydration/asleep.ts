import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Attribute of what a server drew and nobody has taken over: what is pressed or typed in it is held by the script that
 * the edge writes before it (`host/server/pages/held-touches.ts`), until it is told `ALIVE`.
 */
export const ASLEEP = 'data-asleep';
export const ALIVE = 'alisio:alive';
/** What a browser drew by itself stands: also in place of what a server drew and a visitor may have begun with. */
export const DRAWN_ANEW = 'alisio:drawn-anew';
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
  const slept = element?.hasAttribute(ASLEEP);
  element?.removeAttribute(ASLEEP);
  element?.dispatchEvent(new CustomEvent(slept ? ALIVE : DRAWN_ANEW, { bubbles: true }));
}

import { followEvents } from '../late-parts/early-events.ts';

/** Whether something was typed or chosen on the page that shows, since it was entered. */
export interface TypedText {
  isThere(): boolean;
  subscribe(listener: () => void): () => void;
  /** The visitor has come to another page. */
  forget(): void;
  /** @returns what ends it */
  start(): () => void;
}

/**
 * Pages keep drafts in ways of their own, and some keep none: what was typed counts as unsaved until the page is
 * left, sent or not. Calendars and the like stand outside of the main part of the document, so all of it counts.
 */
export function createTypedText(): TypedText {
  const listeners = new Set<() => void>();
  let typed = false;
  const become = (next: boolean) => {
    if (typed === next) return;
    typed = next;
    for (const listener of listeners) listener();
  };
  const note = () => become(true);
  return {
    isThere: () => typed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget: () => become(false),
    start() {
      const stop = followEvents((event) => {
        if ('type' in event && event.type === 'input') note();
      });
      for (const type of ['input', 'change']) document.addEventListener(type, note);
      return () => {
        stop();
        for (const type of ['input', 'change']) document.removeEventListener(type, note);
      };
    },
  };
}

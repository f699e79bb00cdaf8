import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a room that only its link is left of stands closed. It closes while nobody sees it, so that nothing moves that
 * is read: below the window at any time, above it where the browser keeps what is in view in its place, and not while
 * it is in view.
 * @param wanted the room is to close
 */
export function useClosed(room: RefObject<Element | null>, wanted: boolean): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (!wanted || !room.current || typeof IntersectionObserver === 'undefined') return;
    const keepsPlace = globalThis.CSS?.supports?.('overflow-anchor', 'auto') ?? false;
    const watch = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last || last.isIntersecting) return;
      if (last.boundingClientRect.top > 0 || keepsPlace) setClosed(true);
    });
    watch.observe(room.current);
    return () => {
      watch.disconnect();
      setClosed(false);
    };
  }, [room, wanted]);
  return closed;
}

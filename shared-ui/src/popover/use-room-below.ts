import { type RefObject, useLayoutEffect } from 'react';

/** A panel stays under what it was opened from: over it, it would lie on the words that say what it is for. */
export const HANGING = { side: 'none', align: 'shift', fallbackAxisSide: 'none' } as const;

/** Kept free over what the panel hangs from, and under the panel. */
const EDGE = 16;

/**
 * Moves the page up when a panel opens and the window has no room for it under its button.
 * @param anchor what it hangs from
 * @param height that the panel would like to have, px
 * @param from width of the window from which it hangs at all: a narrower one it covers
 */
export function useRoomBelow(
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  height: number,
  from = 0,
): void {
  useLayoutEffect(() => {
    const box = open ? anchor.current?.getBoundingClientRect() : undefined;
    if (!box || window.innerWidth < from) return;
    const lacking = box.bottom + height + EDGE - window.innerHeight;
    const most = box.top - EDGE;
    if (lacking > 0 && most > 0) window.scrollBy({ top: Math.min(lacking, most), behavior: 'instant' });
  }, [anchor, open, height, from]);
}

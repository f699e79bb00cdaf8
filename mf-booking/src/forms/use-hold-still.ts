import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps what has the focus where it stands in the window over the caller's next change: an error that appears above
 * a field just entered must not push it away.
 * @returns to be called right before the state is set
 */
export function useHoldStill(): () => void {
  const held = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return () => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}

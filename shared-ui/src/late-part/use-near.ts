import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls once an element comes near the window, at once where no browser can tell.
 * @param margin how near, a CSS length; without one it is called at once
 */
export function useNear(
  element: RefObject<Element | null>,
  margin: string | undefined,
  onNear: () => void,
): void {
  const first = useRef(onNear);
  useEffect(() => {
    if (!element.current) return;
    if (margin === undefined || typeof IntersectionObserver === 'undefined') return first.current();
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) first.current();
      },
      { rootMargin: margin },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, margin]);
}

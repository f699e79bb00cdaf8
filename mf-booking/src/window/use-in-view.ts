import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is seen in the window; nothing until that is known, and where nothing observes.
 * @param margin what of the window does not count, as `rootMargin` of an IntersectionObserver
 */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean | undefined {
  const [inView, setInView] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return inView;
}

import { type RefObject, useEffect, useState } from 'react';

/** Room at the bottom that the pay bar takes: what is behind it is not seen. CSS pixels. */
const BAR_HEIGHT = 80;

/** Whether an element is seen in the window. False where nothing observes. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: `0px 0px -${BAR_HEIGHT}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}

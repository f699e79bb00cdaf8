import { useEffect, useState } from 'react';

/** A heading counts as read from when it has passed the upper part of the window. */
const READ_ZONE = '0px 0px -65% 0px';

/**
 * Which of these headings the window is at, by id: the last one that has come into its upper third. None before the
 * first, and where nobody scrolls.
 */
export function useReadHeading(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * 0.35;
      setRead(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: READ_ZONE });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return read;
}

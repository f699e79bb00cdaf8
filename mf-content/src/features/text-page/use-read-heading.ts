import { useEffect, useState } from 'react';

/** A heading counts as read from when it has come so far up, as part of the window's height. */
const READ_LINE = 0.35;

/**
 * Which of these headings the window is at, by id: the last one that has come into its upper third. None before the
 * first, and where nobody scrolls.
 */
export function useReadHeading(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * READ_LINE;
      setRead(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [key]);
  return read;
}

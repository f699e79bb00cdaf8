import { type RefObject, startTransition, useEffect } from 'react';

interface MonthsInSight {
  frame: RefObject<HTMLElement | null>;
  /** months that are drawn below each other, `2026-11`; empty where they do not scroll */
  drawn: readonly string[];
  /** told the first and the last that are in sight, when those change */
  onSight: (first: string, last: string) => void;
}

/** Brings the month of a day to the top of those that scroll; the page around them stays where it is. */
export function bringMonthToTop(day: Element): void {
  const month = day.closest('[data-scrolls] > [data-month]');
  const scroll = month?.closest('[data-scroll]');
  if (!month || !scroll) return;
  scroll.scrollTop += month.getBoundingClientRect().top - scroll.getBoundingClientRect().top;
}

/** Which of several months that scroll are in sight. Browsers that cannot tell show the first ones. */
export function useMonthsInSight({ frame, drawn, onSight }: MonthsInSight): void {
  const count = drawn.length;
  useEffect(() => {
    if (count === 0 || typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { month = '' } = target instanceof HTMLElement ? target.dataset : {};
          if (isIntersecting) seen.add(month);
          else seen.delete(month);
        }
        const [first, ...rest] = [...seen].sort();
        if (first) startTransition(() => onSight(first, rest.at(-1) ?? first));
      },
      { root: frame.current?.closest('[data-scroll]') ?? null },
    );
    for (const month of frame.current?.querySelectorAll('[data-month]') ?? []) watch.observe(month);
    return () => watch.disconnect();
  }, [frame, count, onSight]);
}

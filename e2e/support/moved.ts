import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** what moved without a hand's doing, in words */
    moved: string[];
  }
}

/** Follows what moves on each document of the page from the next one on, as Core Web Vitals count it. */
export const watchMoved = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.moved = [];
    const words = (node: Node | null | undefined) => node?.textContent?.slice(0, 40) ?? '';
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry) || entry.hadRecentInput || !('sources' in entry)) continue;
        const sources = Array.isArray(entry.sources) ? entry.sources : [];
        const moves = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${words(node)} (${at(previousRect)} to ${at(currentRect)})`,
        );
        window.moved.push(`${location.pathname}: ${moves.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const moved = (page: Page): Promise<string[]> => page.evaluate(() => window.moved);

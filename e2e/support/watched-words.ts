import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** all that the header has said of the line, and in which currencies the first price has stood on the page */
    shownWords: { lines: string[]; prices: string[] };
  }
}

/** Follows a page from its first words on: which line its header shows, and in which currency its first price is. */
export const watchWords = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shown: Window['shownWords'] = { lines: [], prices: [] };
    window.shownWords = shown;
    const add = (words: string[], word: string) => {
      if (!words.includes(word)) words.push(word);
    };
    const look = () => {
      const line = document.querySelector('header a[href^="tel:"]')?.textContent?.replaceAll('\u00a0', ' ');
      if (line) add(shown.lines, line);
      const main = document.querySelector('main')?.textContent ?? '';
      const [, currency] = /(COP|MXN|US\$|€)\s?\d/.exec(main) ?? [];
      if (currency) add(shown.prices, currency);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });

export const wordsSince = (page: Page): Promise<Window['shownWords']> =>
  page.evaluate(() => window.shownWords);

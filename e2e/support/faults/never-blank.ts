import type { Page } from '@playwright/test';

const BLANK = 'alisioBlank';

/** Begins to watch, from the next document on, whether the main part ever stands empty once the edge has drawn it. */
export async function watchBlank(page: Page): Promise<{ wasBlank(): Promise<boolean> }> {
  await page.addInitScript((name) => {
    let drawn = false;
    const look = () => {
      const filled = Boolean(document.querySelector('main')?.childElementCount);
      if (drawn && !filled) Reflect.set(globalThis, name, true);
      drawn ||= filled;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, BLANK);
  return { wasBlank: () => page.evaluate((name) => Reflect.has(globalThis, name), BLANK) };
}

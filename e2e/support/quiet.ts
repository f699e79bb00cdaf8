import { expect, type Page } from '@playwright/test';

/**
 * Follows what the page asks for. @returns waits until nothing is on its way, as before a clock is put forward: the time
 * limits of what is would be over at once
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => underWay.size, 'what is on its way').toBe(0);
}

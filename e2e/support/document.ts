import type { Page } from '@playwright/test';

/** Begins to count the documents that the page loads; a change of address inside the app is none. */
export function watchDocuments(page: Page): { loaded: () => number } {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return { loaded: () => count };
}

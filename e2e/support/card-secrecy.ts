import type { Page } from '@playwright/test';

const digitsOf = (text: string) => text.replace(/[\s-]|%20|\+/g, '');

/** Stores are kept in base64 (§3): read as a thief would read them. */
function decoded(text: string): string {
  try {
    return Buffer.from(text, 'base64').toString('utf8');
  } catch {
    return '';
  }
}

/**
 * Watches where a card number goes from now on.
 * @returns the addresses that it was sent to, and the names of storage entries and cookies that hold it
 */
export function watchCardNumber(page: Page, number: string) {
  const sentTo: string[] = [];
  page.on('request', (request) => {
    const sent = digitsOf(`${request.url()} ${request.postData() ?? ''}`);
    if (sent.includes(number)) sentTo.push(request.url());
  });
  return {
    sentTo,
    async keptIn(): Promise<string[]> {
      const entries = await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage })),
      );
      const cookies = (await page.context().cookies()).map(({ name, value }) => [name, value]);
      return [...entries, ...cookies].flatMap(([name = '', value = '']) =>
        digitsOf(value + decoded(value)).includes(number) ? [name] : [],
      );
    },
  };
}

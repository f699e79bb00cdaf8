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
 * @returns the addresses that it was sent to, the names of storage entries, cookies and states of the history that hold
 * it, and all addresses that name one of other secrets: those of pages, frames and whatever they ask for
 */
export function watchCardNumber(page: Page, number: string) {
  const sentTo: string[] = [];
  const addresses = new Set<string>();
  page.on('framenavigated', (frame) => addresses.add(frame.url()));
  page.on('request', (request) => {
    addresses.add(request.url());
    const sent = digitsOf(`${request.url()} ${request.postData() ?? ''}`);
    if (sent.includes(number)) sentTo.push(request.url());
  });
  return {
    sentTo,
    addressesWith: (secrets: readonly string[]): string[] =>
      [...addresses].filter((address) => secrets.some((secret) => digitsOf(address).includes(secret))),
    async keptIn(): Promise<string[]> {
      const entries = await page.evaluate(() => [
        ...[localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage })),
        ['history', JSON.stringify(history.state)],
        ['window', window.name],
      ]);
      const cookies = (await page.context().cookies()).map(({ name, value }) => [name, value]);
      return [...entries, ...cookies].flatMap(([name = '', value = '']) =>
        digitsOf(value + decoded(value)).includes(number) ? [name] : [],
      );
    },
  };
}

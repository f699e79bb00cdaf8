import { test as base, expect } from '@playwright/test';

interface JourneyFixtures {
  /** Console messages that this journey expects, because it breaks something on purpose. */
  expectedNoise: RegExp | undefined;
}

/** A journey fails on any error or warning in the console that it did not announce. */
export const test = base.extend<JourneyFixtures & { quietConsole: undefined }>({
  expectedNoise: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          noise.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use(undefined);
      const surprising = noise.filter((text) => !expectedNoise?.test(text));
      expect(surprising, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

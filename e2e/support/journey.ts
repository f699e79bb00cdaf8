import { test as base, expect } from '@playwright/test';

interface JourneyFixtures {
  /** Console messages that this journey expects, because it breaks something on purpose. */
  expectedNoise: RegExp | undefined;
}

/** Of a busy machine: that only what a page needs is preloaded is said by tests of the edge. */
const USED_LATE = /was preloaded using link preload but not used within a few seconds/;

/** Of a machine whose processor draws what a graphics card should: it tells so where a map is. */
const SLOW_GRAPHICS = /GL Driver Message .*GPU stall due to ReadPixels/;

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
      const ofMachine = [USED_LATE, SLOW_GRAPHICS];
      const surprising = noise.filter(
        (text) => !expectedNoise?.test(text) && !ofMachine.some((told) => told.test(text)),
      );
      expect(surprising, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

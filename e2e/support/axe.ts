import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@alisio/shared-contracts/languages';
import { expect, type Frame, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { Footer } from '../pages/footer.ts';

/** The checker as text, to be run inside a page: a driver around it costs ten times what it does there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that another theme can break; every other one says the same by day and by night. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules about a page as a whole, which a frame inside of one is not. */
const PAGE_RULES = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'];

async function violationsIn(frame: Frame, options: RunOptions): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  return frame.evaluate(async (chosen) => {
    // What fades or slides has colours of its own on the way.
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, chosen);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

async function complaintsOf(page: Page, options: RunOptions): Promise<string[]> {
  // A window that closes keeps its guards of the focus until it is gone, and traps nobody any more.
  await expect(page.locator('[data-ending-style]')).toHaveCount(0);
  const [whole, ...inside] = page.frames();
  const found = whole ? await violationsIn(whole, { ...options, iframes: false }) : [];
  const off = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));
  for (const frame of inside)
    found.push(...(await violationsIn(frame, { ...options, rules: { ...options.rules, ...off } })));
  return found;
}

/** What axe complains of on the page as it stands, frames included. */
export const violationsOn = (page: Page): Promise<string[]> =>
  complaintsOf(page, { resultTypes: ['violations'] });

/** What axe complains of once only the theme has changed since `violationsOn`. */
export const colourViolationsOn = (page: Page): Promise<string[]> =>
  complaintsOf(page, { resultTypes: ['violations'], runOnly: COLOUR_RULES });

/** What axe complains of once only the words have changed since `violationsOn`: they have their colours already. */
const wordViolationsOn = (page: Page): Promise<string[]> =>
  complaintsOf(page, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
  });

/**
 * Holds when the page is accessible: looked at as a whole in Spanish by day, for its colours by night, and for its
 * words of each language. Ends in the default language and by day.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const footer = new Footer(page);
  await footer.chooseTheme('light');
  expect.soft(await violationsOn(page), `${where}, by day`).toEqual([]);
  await footer.chooseTheme('dark');
  expect.soft(await colourViolationsOn(page), `${where}, by night`).toEqual([]);
  await footer.chooseTheme('light');
  for (const language of LANGUAGES) {
    if (language === DEFAULT_LANGUAGE) continue;
    await footer.chooseLanguage(language);
    expect.soft(await wordViolationsOn(page), `${where}, in ${language}`).toEqual([]);
  }
  await footer.chooseLanguage(DEFAULT_LANGUAGE);
}

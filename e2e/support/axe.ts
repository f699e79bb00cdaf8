import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { Footer } from '../pages/footer.ts';
import { LOOKS } from './looks.ts';

interface Violation {
  id: string;
  nodes: { html: string }[];
}

const told = (violations: readonly Violation[]): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** What axe complains of on the page as it stands, frames included. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return told(violations);
}

/** Rules that another theme can break; every other one says the same by day and by night. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe complains of once only the theme has changed since `violationsOn`. */
export async function colourViolationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(COLOUR_RULES).analyze();
  return told(violations);
}

/** Holds when the page is accessible in both languages, light and dark. Ends in Spanish and light. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const footer = new Footer(page);
  for (const { language, theme } of LOOKS) {
    await footer.chooseLanguage(language);
    await footer.chooseTheme(theme);
    const look = theme === 'light' ? violationsOn : colourViolationsOn;
    expect.soft(await look(page), `${where}, ${language}, ${theme}`).toEqual([]);
  }
  await footer.chooseLanguage('es');
  await footer.chooseTheme('light');
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { Footer } from '../pages/footer.ts';
import { LOOKS } from './looks.ts';

/** What axe complains of on the page as it stands, frames included. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Holds when the page is accessible in both languages, light and dark. Ends in Spanish and light. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const footer = new Footer(page);
  for (const { language, theme } of LOOKS) {
    await footer.chooseLanguage(language);
    await footer.chooseTheme(theme);
    expect.soft(await violationsOn(page), `${where}, ${language}, ${theme}`).toEqual([]);
  }
  await footer.chooseLanguage('es');
  await footer.chooseTheme('light');
}

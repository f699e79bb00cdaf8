import type { Language } from '@alisio/shared-contracts/languages';
import { LOCALE_COOKIE, THEME_COOKIE } from '@alisio/shared-contracts/visitor';
import type { Page } from '@playwright/test';

/** How a page can look: words and colours. */
export interface Look {
  language: Language;
  theme: 'light' | 'dark';
}

/** Widths at which the layout may change (§9), and the narrowest phone in use. */
export const WIDTHS: readonly number[] = [320, 360, 640, 768, 820, 1024, 1280, 1536];

/** Opens a full address as a visitor who chose that look before. */
export async function openLooking(page: Page, address: string, { language, theme }: Look): Promise<void> {
  const { origin } = new URL(address);
  await page.context().addCookies([
    { name: LOCALE_COOKIE.name, value: language, url: origin },
    { name: THEME_COOKIE.name, value: theme, url: origin },
  ]);
  await page.goto(address);
}
